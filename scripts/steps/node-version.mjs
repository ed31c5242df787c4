/**
 * Ends the process with one sentence on a Node that cannot run the scripts. Entry points call this before
 * they import anything else, because an old Node would fail on the import with a stack instead.
 *
 * @param {import('./messages.mjs').Messages} messages
 */
export function requireSupportedNode(messages) {
  if (isSupported(process.version)) return
  console.error(messages.nodeTooOld(process.version))
  process.exit(1)
}

/** @param {string} version as in `process.version`, `v20.1.0` @returns {boolean} whether the scripts run on it */
export function isSupported(version) {
  return Number(version.slice(1).split('.')[0]) >= 20
}
