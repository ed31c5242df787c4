import { cpSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { removeKeptAssets } from '../steps/built-folder.mjs'
import { StepError } from '../steps/step-error.mjs'
import { collectLicences } from './licences.mjs'
import { listBundled, listProduction } from './list-packages.mjs'
import { packFolder, sumFile, sumFiles } from './pack-folder.mjs'
import { makeSbom } from './sbom.mjs'
import { readSourceTime } from './source-time.mjs'

/** What runs and what explains it; the built web app and the packages come beside. */
const TREE = [
  'server',
  'contract',
  'content',
  'docs',
  'deploy',
  'bin',
  'Containerfile',
  'LICENSE',
  'README.md',
  'package.json',
]
/** What packages bring for editors and debuggers; Node runs no TypeScript of theirs. */
const NEVER_RUN = /\.([cm]?ts|map)$/
/** Folders of a package for who works on it: some thousand small files. */
const OF_ITS_MAKERS = ['test', 'tests', 'bench', 'benchmark', 'benchmarks', 'docs', 'examples', '.github']
/** Tests do not run there, and a Bible is its publisher's own. */
const LEFT_OUT = /\.test\.ts$|^content\/biblia(\/|$)/

/**
 * Makes the archive: the same sources on the same platform give the same bytes.
 *
 * @param {string} root the project's folder, prepared and built
 * @param {AbortSignal} signal
 * @param {{ out?: string, level?: number }} [options] the folder it goes to, and how hard it is pressed
 * @returns {Promise<{ file: string, bytes: number, seconds: number }>} throws StepError when git, npm or tar fail
 */
export async function makeRelease(root, signal, { out = join(root, 'dist', 'release'), level = 6 } = {}) {
  const started = performance.now()
  const { name, version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const stage = join(out, '.stage', `${name}-${version}`)
  rmSync(join(out, '.stage'), { recursive: true, force: true })
  try {
    const time = await readSourceTime(root, signal)
    await fillStage(root, stage, time, signal)
    const file = join(out, `${name}-${version}-${process.platform}-${process.arch}.tar.gz`)
    await packFolder(stage, file, { time, level, signal })
    writeFileSync(`${file}.sha256`, `${await sumFile(file)}  ${basename(file)}\n`)
    return { file, bytes: statSync(file).size, seconds: (performance.now() - started) / 1000 }
  } finally {
    rmSync(join(out, '.stage'), { recursive: true, force: true })
  }
}

/** @param {string} root @param {string} stage @param {number} time @param {AbortSignal} signal */
async function fillStage(root, stage, time, signal) {
  mkdirSync(stage, { recursive: true })
  for (const path of TREE) copy(root, stage, path)
  copy(root, stage, 'dist/server')
  removeKeptAssets(join(stage, 'dist/server'))
  copy(root, stage, 'dist/web')
  // The covers are drawn with it.
  copy(root, stage, 'web/styles/flor.svg')
  const production = listProduction(root)
  for (const path of production) copyPackage(root, stage, path)
  copyNode(root, stage)
  const shipped = [...production, ...listBundled(root)]
  writeFileSync(join(stage, 'THIRD-PARTY-LICENSES.txt'), collectLicences(root, shipped))
  writeFileSync(join(stage, 'sbom.cdx.json'), await makeSbom(root, shipped, time, signal))
  writeFileSync(join(stage, 'SHA256SUMS'), await sumFiles(stage))
}

/** @param {string} root @param {string} stage @param {string} path */
function copy(root, stage, path) {
  const isWanted = (/** @type {string} */ source) =>
    !LEFT_OUT.test(source.slice(root.length).replace(/^\//, ''))
  mkdirSync(dirname(join(stage, path)), { recursive: true })
  cpSync(join(root, path), join(stage, path), { recursive: true, filter: isWanted })
}

/**
 * A package without those inside it, which are listed on their own.
 *
 * @param {string} root
 * @param {string} stage
 * @param {string} path 'node_modules/…'
 */
function copyPackage(root, stage, path) {
  const left = new Set(['node_modules', ...OF_ITS_MAKERS].map((name) => join(root, path, name)))
  const filter = (/** @type {string} */ source) => !left.has(source) && !NEVER_RUN.test(source)
  cpSync(join(root, path), join(stage, path), { recursive: true, filter })
}

/** The binary alone: the package that brought it is for npm. @param {string} root @param {string} stage */
function copyNode(root, stage) {
  const node = join(root, 'node_modules', 'node', 'bin', 'node')
  if (!statSync(node, { throwIfNoEntry: false })) throw new StepError('The pinned Node is not installed.')
  cpSync(node, join(stage, 'bin', 'node'))
}
