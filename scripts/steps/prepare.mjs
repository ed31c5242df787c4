import { join } from 'node:path'
import { dependenciesAreFresh, installDependencies } from './dependencies.mjs'
import { withLock } from './process-lock.mjs'
import { buildServer, serverBuildIsFresh } from './server-build.mjs'
import { StepError } from './step-error.mjs'
import { buildWeb, webBuildIsFresh } from './web-build.mjs'

/**
 * Brings the clone up to date: dependencies, the built server, and the built web app when asked for. Does nothing, quickly,
 * when nothing changed; two commands at the same time take turns.
 *
 * @param {string} root the project's folder
 * @param {{ messages: import('./messages.mjs').Messages, signal: AbortSignal, web: boolean }} options
 * @returns {Promise<void>} throws StepError with the sentence to show
 */
export async function prepare(root, { messages, signal, web }) {
  const isFresh = () =>
    dependenciesAreFresh(root) && serverBuildIsFresh(root) && (!web || webBuildIsFresh(root))
  if (isFresh()) return
  const onWait = (/** @type {number} */ pid) => console.log(messages.waiting(pid))
  try {
    await withLock(join(root, 'dist', '.preparing'), { signal, onWait }, async (hold) => {
      if (!dependenciesAreFresh(root)) await installDependencies(root, { messages, signal, hold })
      if (!serverBuildIsFresh(root)) await buildServer(root, { messages, signal, hold })
      if (web && !webBuildIsFresh(root)) await buildWeb(root, { messages, signal, hold })
    })
  } catch (error) {
    throw readableError(error, messages)
  }
}

/** @param {unknown} error @param {import('./messages.mjs').Messages} messages */
function readableError(error, messages) {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  const isAboutDisk = ['EACCES', 'EPERM', 'EROFS', 'ENOSPC', 'EDQUOT'].includes(code)
  return isAboutDisk && error instanceof Error ? new StepError(messages.notWritable(error.message)) : error
}
