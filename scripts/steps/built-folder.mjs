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

/**
 * What is built from what.
 *
 * @typedef {object} Build
 * @property {string} name of its folder in dist/
 * @property {readonly string[]} inputs files and folders that it depends on
 */

/** Inside the built folder, so that a build by hand, which empties it, makes ours stale. */
const STAMP = '.built-from'

/** Inside the built folder: the names of its own assets, one a line, without those kept of the build before. */
const OWN_ASSETS = '.own-assets'

/** @param {string} root the project's folder @param {Build} build @returns {boolean} whether it was built from the present sources */
export function buildIsFresh(root, build) {
  return readStamp(join(builtFolder(root, build), STAMP)) === fingerprintOf(root, build)
}

/**
 * Builds beside the present folder and swaps the new one in at the end: until then the old one is whole.
 *
 * @param {string} root the project's folder
 * @param {Build} build
 * @param {(next: string) => Promise<void>} fill writes the build, with its `assets`; when it throws the old one stays
 * @returns {Promise<void>}
 */
export async function replaceBuilt(root, build, fill) {
  const sources = fingerprintOf(root, build)
  removeLeftovers(root, build)
  const next = join(root, 'dist', `.${build.name}-next`)
  await fill(next)
  keepAssets(builtFolder(root, build), next)
  stampBuild(root, build, next, sources)
  swapFolder(next, builtFolder(root, build), previousFolder(root, build))
}

/**
 * Pages that are open while a new version starts still ask for the files of theirs, and so does a server that runs: those of
 * the build before stay, of older builds none. The service worker's list is made before, so devices do not load them.
 *
 * @param {string} current the build that is in use so far; may be missing
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
 * Of a build that nobody has run yet: what was kept is of no use there, and differs from clone to clone.
 *
 * @param {string} folder a build
 */
export function removeKeptAssets(folder) {
  const own = new Set(listOwnAssets(folder))
  const assets = join(folder, 'assets')
  for (const name of readdirSync(assets)) if (!own.has(name)) rmSync(join(assets, name))
}

/**
 * @param {string} folder a build; one of before this list was written has no other assets than its own
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
 * @param {Build} build
 * @param {string} [folder] the built one
 * @param {string} [sources] fingerprint taken before building, in case someone edits meanwhile
 */
export function stampBuild(
  root,
  build,
  folder = builtFolder(root, build),
  sources = fingerprintOf(root, build),
) {
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
 * Of a build killed half-way. If it was killed inside the swap, the only whole one is the previous.
 *
 * @param {string} root
 * @param {Build} build
 */
function removeLeftovers(root, build) {
  const dist = join(root, 'dist')
  mkdirSync(dist, { recursive: true })
  const previous = previousFolder(root, build)
  if (!readdirSync(dist).includes(build.name)) tryRename(previous, builtFolder(root, build))
  for (const folder of [join(dist, `.${build.name}-next`), previous])
    rmSync(folder, { recursive: true, force: true })
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

/** @param {string} root @param {Build} build */
function fingerprintOf(root, { inputs }) {
  return fingerprint(root, [...inputs, 'scripts/steps/built-folder.mjs'])
}

/** @param {string} root @param {Build} build */
function builtFolder(root, { name }) {
  return join(root, 'dist', name)
}

/** @param {string} root @param {Build} build */
function previousFolder(root, { name }) {
  return join(root, 'dist', `.${name}-previous`)
}
