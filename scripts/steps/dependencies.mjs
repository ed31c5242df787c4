import { existsSync, lstatSync, rmSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { fingerprint, readStamp } from './fingerprint.mjs'
import { pinnedNode, runNode, runProcess } from './run-process.mjs'
import { StepError } from './step-error.mjs'

/** Retries soon instead of after a minute: without a network the sentence comes while someone looks. */
const NPM_CI = [
  'ci',
  '--include=dev',
  '--no-audit',
  '--no-fund',
  '--fetch-retry-mintimeout=1000',
  '--fetch-retry-maxtimeout=5000',
]

const NETWORK_ERRORS =
  /\b(ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH|ERR_SOCKET_TIMEOUT)\b/

/**
 * @param {string} root the project's folder
 * @returns {boolean} whether node_modules is a finished install of the present lock file on this platform
 */
export function dependenciesAreFresh(root) {
  return existsSync(pinnedNode(root)) && readStamp(stampOf(root)) === wanted(root)
}

/**
 * Replaces node_modules by what the lock file names, the tools for building and testing included. An
 * interrupted or failed run leaves no stamp, so the next one starts over.
 *
 * @param {string} root the project's folder
 * @param {{ messages: import('./messages.mjs').Messages, signal: AbortSignal,
 *   hold: (pid: number) => void }} options `hold` gets the pid of npm
 * @returns {Promise<void>} throws StepError when node_modules is a link, when npm fails or when the pinned Node is
 *   not usable afterwards
 */
export async function installDependencies(root, { messages, signal, hold }) {
  refuseLink(root, messages)
  console.log(messages.installing)
  const installed = wanted(root)
  rmSync(stampOf(root), { force: true })
  await runNpmCi(root, messages, { signal, hold })
  await requirePinnedNode(root, messages, signal)
  stampInstall(root, installed)
}

/**
 * `npm ci` empties node_modules first: of a link, the folder that it leads to, which is somebody else's.
 *
 * @param {string} root
 * @param {import('./messages.mjs').Messages} messages
 */
function refuseLink(root, messages) {
  const modules = lstatSync(join(root, 'node_modules'), { throwIfNoEntry: false })
  if (modules?.isSymbolicLink()) throw new StepError(messages.modulesAreLink)
}

/**
 * Records what node_modules was installed from.
 *
 * @param {string} root the project's folder
 * @param {string} [installed] fingerprint taken before installing, in case the lock file changed meanwhile
 */
export function stampInstall(root, installed = wanted(root)) {
  writeFileSync(stampOf(root), installed)
}

/**
 * @param {string} root
 * @param {import('./messages.mjs').Messages} messages
 * @param {{ signal: AbortSignal, hold: (pid: number) => void }} options
 */
async function runNpmCi(root, messages, { signal, hold }) {
  const [command, args] = npmCommand(process.env)
  const env = { ...process.env, PATH: withoutModules(process.env.PATH ?? '') }
  const npm = runProcess(command, [...args, ...NPM_CI], {
    cwd: root,
    env,
    signal,
    output: 'capture',
    onSpawn: hold,
  })
  const { code, output } = await npm.catch((error) => {
    throw error.code === 'ENOENT' ? new StepError(messages.npmMissing) : error
  })
  signal.throwIfAborted()
  if (code !== 0) throw new StepError(describeFailure(code, output, messages), output)
}

/**
 * @param {number} code npm's exit code
 * @param {string} output what npm wrote
 * @param {import('./messages.mjs').Messages} messages
 * @returns {string} the sentence to show
 */
export function describeFailure(code, output, messages) {
  return NETWORK_ERRORS.test(output) ? messages.offline : messages.installFailed(code)
}

/**
 * The npm that runs us, on the Node that it runs on.
 *
 * @param {NodeJS.ProcessEnv} env
 * @returns {[command: string, args: string[]]}
 */
export function npmCommand({ npm_execpath: script, npm_node_execpath: node }) {
  return script !== undefined && node !== undefined ? [node, [script]] : ['npm', []]
}

/**
 * npm puts node_modules/.bin first, and with it the pinned Node, which `npm ci` is about to delete.
 *
 * @param {string} path as in the environment variable PATH
 * @returns {string} the same without folders inside a node_modules
 */
export function withoutModules(path) {
  return path
    .split(delimiter)
    .filter((folder) => !/[\\/]node_modules[\\/]/.test(folder))
    .join(delimiter)
}

/**
 * The npm package `node` fetches its binary in an install script, which npm can be told not to run.
 *
 * @param {string} root
 * @param {import('./messages.mjs').Messages} messages
 * @param {AbortSignal} signal
 */
async function requirePinnedNode(root, messages, signal) {
  if (!existsSync(pinnedNode(root))) throw new StepError(messages.pinnedNodeMissing)
  const version = runNode(['-v'], { cwd: root, signal, output: 'capture' })
  const { output } = await version.catch((error) => ({ output: String(error) }))
  signal.throwIfAborted()
  if (!output.startsWith('v24.')) throw new StepError(messages.pinnedNodeWrong(output.trim()))
}

/** @param {string} root */
function wanted(root) {
  return fingerprint(root, ['package-lock.json'], `${process.platform} ${process.arch}`)
}

/** @param {string} root */
function stampOf(root) {
  return join(root, 'node_modules', '.installed')
}
