import { buildIsFresh, replaceBuilt } from './built-folder.mjs'
import { runVite } from './run-vite.mjs'

const CONFIG = 'vite.server.config.ts'

/** @type {import('./built-folder.mjs').Build} */
export const SERVER = {
  name: 'server',
  inputs: [
    'server',
    'contract',
    CONFIG,
    'package.json',
    'package-lock.json',
    'scripts/steps/server-build.mjs',
  ],
}

/** @param {string} root the project's folder @returns {boolean} whether dist/server was built from the present sources */
export function serverBuildIsFresh(root) {
  return buildIsFresh(root, SERVER)
}

/**
 * Builds the server, its threads and its commands into dist/server (ADR 067).
 *
 * @param {string} root the project's folder
 * @param {import('./run-vite.mjs').BuildOptions} options
 * @returns {Promise<void>} throws StepError with Vite's output when it fails
 */
export async function buildServer(root, options) {
  await replaceBuilt(root, SERVER, (next) =>
    runVite(root, ['--config', CONFIG, '--outDir', next, '--emptyOutDir'], options),
  )
}
