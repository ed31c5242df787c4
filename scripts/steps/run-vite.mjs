import { join } from 'node:path'
import { runNode } from './run-process.mjs'
import { StepError } from './step-error.mjs'

/**
 * @typedef {object} BuildOptions
 * @property {import('./messages.mjs').Messages} messages
 * @property {AbortSignal} signal
 * @property {(pid: number) => void} hold gets the pid of Vite
 */

/**
 * @param {string} root the project's folder
 * @param {string[]} args of `vite build`
 * @param {BuildOptions} options
 * @returns {Promise<void>} throws StepError with Vite's output when it fails
 */
export async function runVite(root, args, { messages, signal, hold }) {
  const vite = [join(root, 'node_modules/vite/bin/vite.js'), 'build', ...args]
  const env = { ...process.env, NODE_ENV: 'production' }
  const { code, output } = await runNode(vite, { cwd: root, signal, env, output: 'capture', onSpawn: hold })
  signal.throwIfAborted()
  if (code !== 0) throw new StepError(messages.buildFailed(code), output)
}
