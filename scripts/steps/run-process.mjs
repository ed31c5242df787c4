import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { exitCodeOf, Interrupted } from './step-error.mjs'

/** Longer than the server gives its open requests, so that only what hangs is killed. */
const GRACE_MS = 20_000

/**
 * @typedef {object} ProcessOptions
 * @property {string} cwd
 * @property {AbortSignal} signal ends the process: with the signal in `Interrupted`, else with SIGTERM
 * @property {NodeJS.ProcessEnv} [env] the whole environment; ours by default
 * @property {'show' | 'capture'} [output] `show` (default) leaves it on our own stdout and stderr
 * @property {'inherit' | 'ignore'} [stdin] `ignore` by default
 * @property {(pid: number) => void} [onSpawn]
 */

/**
 * Runs a program to its end, in a session of its own: Ctrl+C in a terminal signals the whole foreground
 * group, so a program inside it would get that signal and ours, and take the second one for "at once".
 * Whatever it left running in its group is killed when it ends.
 *
 * @param {string} command
 * @param {string[]} args
 * @param {ProcessOptions} options
 * @returns {Promise<{ code: number, output: string }>} the exit code (128 + n after signal n) and, when
 *   captured, what it wrote; rejects when the program cannot be started or `signal` is already aborted
 */
export function runProcess(command, args, options) {
  const output = options.output === 'capture' ? 'pipe' : 'inherit'
  return run(command, args, options, [options.stdin ?? 'ignore', output, output])
}

/**
 * Like runProcess, for a script run by the project's own Node, which also dies when we are killed hard.
 *
 * @param {string[]} args arguments of `node`
 * @param {ProcessOptions} options `cwd` is the project's root
 * @returns {Promise<{ code: number, output: string }>}
 */
export function runNode(args, options) {
  const output = options.output === 'capture' ? 'pipe' : 'inherit'
  const guard = new URL('./end-with-parent.mjs', import.meta.url).href
  const env = { ...(options.env ?? process.env), GUARDED_BY_PID: String(process.pid) }
  /** @type {import('node:child_process').StdioOptions} */
  const stdio = [options.stdin ?? 'ignore', output, output, 'pipe']
  return run(pinnedNode(options.cwd), ['--import', guard, ...args], { ...options, env }, stdio)
}

/** @param {string} root the project's root @returns {string} path of the Node that the project pins as a dependency */
export function pinnedNode(root) {
  return join(root, 'node_modules', '.bin', 'node')
}

/**
 * @param {string} command
 * @param {string[]} args
 * @param {ProcessOptions} options
 * @param {import('node:child_process').StdioOptions} stdio
 * @returns {Promise<{ code: number, output: string }>}
 */
function run(command, args, { cwd, signal, env, onSpawn }, stdio) {
  return new Promise((resolve, reject) => {
    if (signal.aborted) return reject(signal.reason)
    const child = spawn(command, args, { cwd, env: env ?? process.env, stdio, detached: true })
    const { pid } = child
    /** @type {Buffer[]} */
    const chunks = []
    /** @type {NodeJS.Timeout | undefined} */
    let killer
    const end = () => {
      child.kill(signal.reason instanceof Interrupted ? signal.reason.signal : 'SIGTERM')
      killer = setTimeout(() => child.kill('SIGKILL'), GRACE_MS)
    }
    if (pid !== undefined) onSpawn?.(pid)
    signal.addEventListener('abort', end, { once: true })
    child.stdout?.on('data', (chunk) => chunks.push(chunk))
    child.stderr?.on('data', (chunk) => chunks.push(chunk))
    child.on('error', (error) => {
      if (pid === undefined) reject(error)
    })
    child.on('exit', () => {
      clearTimeout(killer)
      signal.removeEventListener('abort', end)
      if (pid !== undefined) killGroup(pid)
    })
    child.on('close', (code, by) => {
      resolve({ code: by === null ? (code ?? 1) : exitCodeOf(by), output: Buffer.concat(chunks).toString() })
    })
  })
}

/** @param {number} leader pid of a process that led its own group */
function killGroup(leader) {
  try {
    process.kill(-leader, 'SIGKILL')
  } catch {
    // Nothing of it is left: the usual case.
  }
}
