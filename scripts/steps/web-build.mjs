import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { fingerprint, readStamp } from './fingerprint.mjs'
import { precompress } from './precompress.mjs'
import { runNode } from './run-process.mjs'
import { StepError } from './step-error.mjs'

/** Everything that the built files depend on; the texts come over the API and are not among it. */
const INPUTS = [
  'web',
  'contract',
  'vite.config.ts',
  'package.json',
  'package-lock.json',
  'scripts/steps/web-build.mjs',
  'scripts/steps/precompress.mjs',
  'scripts/steps/service-worker.mjs',
  'scripts/steps/join-chunks.mjs',
  'scripts/steps/plan-chunks.mjs',
  'scripts/steps/page-modules.mjs',
  'scripts/steps/page-assets.mjs',
  'scripts/steps/trim-contract.mjs',
  'scripts/steps/begin-in-turn.mjs',
]

/** Inside the built folder, so that a build by hand, which empties it, makes ours stale. */
const STAMP = '.built-from'

/** Inside the built folder: the names of its own assets, one a line, without those kept of the build before. */
const OWN_ASSETS = '.own-assets'

/** Folder inside the built one with what the server renders pages from (ADR 012). */
const PAGES = '.paginas'
const TEMPLATES = ['mbw.html', 'ler.html']

/** @param {string} root the project's folder @returns {boolean} whether dist/web was built from the present sources */
export function webBuildIsFresh(root) {
  return readStamp(join(builtFolder(root), STAMP)) === fingerprint(root, INPUTS)
}

/**
 * Builds the web app beside dist/web and swaps it in at the end: until then the old one is served whole.
 *
 * @param {string} root the project's folder
 * @param {{ messages: import('./messages.mjs').Messages, signal: AbortSignal,
 *   hold: (pid: number) => void }} options `hold` gets the pid of Vite
 * @returns {Promise<void>} throws StepError with Vite's output when it fails
 */
export async function buildWeb(root, { messages, signal, hold }) {
  console.log(messages.buildingWeb)
  const sources = fingerprint(root, INPUTS)
  removeLeftovers(root)
  const next = join(root, 'dist', '.web-next')
  await runVite(['--outDir', next, '--emptyOutDir'])
  await Promise.all([finishPages(next), runVite(['--outDir', join(next, PAGES), '--ssr'])])
  keepAssets(builtFolder(root), next)
  stampBuild(root, next, sources)
  swapFolder(next, builtFolder(root), join(root, 'dist', '.web-previous'))

  /** @param {string[]} args of `vite build` */
  async function runVite(args) {
    const vite = [join(root, 'node_modules/vite/bin/vite.js'), 'build', ...args]
    const env = { ...process.env, NODE_ENV: 'production' }
    const { code, output } = await runNode(vite, { cwd: root, signal, env, output: 'capture', onSpawn: hold })
    signal.throwIfAborted()
    if (code !== 0) throw new StepError(messages.buildFailed(code), output)
  }
}

/**
 * Pages that only the server fills in are templates: they go where no file is served.
 *
 * @param {string} folder the built web app
 */
async function finishPages(folder) {
  mkdirSync(join(folder, PAGES), { recursive: true })
  for (const name of TEMPLATES) renameSync(join(folder, name), join(folder, PAGES, name))
  await precompress(folder)
}

/**
 * Pages that are open while a new version starts still ask for the files of theirs: those of the build before stay, of
 * older builds none. The service worker's list is made before, so devices do not load them.
 *
 * @param {string} current the build that is served so far; may be missing
 * @param {string} next the new build
 */
export function keepAssets(current, next) {
  const assets = join(next, 'assets')
  const own = readdirSync(assets)
  writeFileSync(join(next, OWN_ASSETS), own.join('\n'))
  for (const name of listOwnAssets(current)) {
    const file = join(current, 'assets', name)
    if (!own.includes(name) && existsSync(file)) cpSync(file, join(assets, name))
  }
}

/**
 * @param {string} folder a built web app; one of before this list was written has no other assets than its own
 * @returns {string[]}
 */
function listOwnAssets(folder) {
  const list = join(folder, OWN_ASSETS)
  if (existsSync(list)) return readFileSync(list, 'utf8').split('\n').filter(Boolean)
  const assets = join(folder, 'assets')
  return existsSync(assets) ? readdirSync(assets) : []
}

/**
 * Records which sources a folder was built from.
 *
 * @param {string} root the project's folder
 * @param {string} folder the built web app
 * @param {string} [sources] fingerprint taken before building, in case someone edits meanwhile
 */
export function stampBuild(root, folder, sources = fingerprint(root, INPUTS)) {
  writeFileSync(join(folder, STAMP), sources)
}

/**
 * Puts `next` in the place of `current` by renaming; when that fails, `current` is as before.
 *
 * @param {string} next
 * @param {string} current may be missing
 * @param {string} previous name that `current` has in between; must be free
 */
export function swapFolder(next, current, previous) {
  const had = tryRename(current, previous)
  try {
    renameSync(next, current)
  } catch (error) {
    if (had) renameSync(previous, current)
    throw error
  }
  rmSync(previous, { recursive: true, force: true })
}

/**
 * Of a build killed half-way. If it was killed inside the swap, the only whole web app is the previous one.
 *
 * @param {string} root
 */
function removeLeftovers(root) {
  const dist = join(root, 'dist')
  mkdirSync(dist, { recursive: true })
  if (!readdirSync(dist).includes('web')) tryRename(join(dist, '.web-previous'), builtFolder(root))
  for (const name of ['.web-next', '.web-previous'])
    rmSync(join(dist, name), { recursive: true, force: true })
}

/** @param {string} from @param {string} to @returns {boolean} whether `from` was there */
function tryRename(from, to) {
  try {
    renameSync(from, to)
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return false
    throw error
  }
}

/** @param {string} root */
function builtFolder(root) {
  return join(root, 'dist', 'web')
}
