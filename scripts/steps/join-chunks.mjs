import { join } from 'node:path'
import { build } from 'vite'
import { MOST_REQUESTS } from './page-assets.mjs'
import { PAGE_MODULES } from './page-modules.mjs'
import { planChunks } from './plan-chunks.mjs'

/**
 * @typedef {import('vite').Rolldown.RolldownOutput['output']} Output
 * @typedef {import('vite').Rolldown.OutputChunk} OutputChunk
 */

/** Mode of the build that shows how Rolldown cuts by itself. */
const PLANNING = 'planning'

/** From code that is not minified to what comes over the network, about. */
const COMPRESSION = 0.2

/**
 * Beside a page's 1: the public page has the smallest budget, every page has the offline half follow it, and what comes when
 * it is used counts little.
 */
const WEIGHTS = { mbw: 30, ler: 30, offline: 4, part: 0.05 }

/** Rolldown's own helpers, of which the plan knows one file where it writes two. */
const OWN_REQUESTS = 2

/** What every page needs and no release of ours changes: it has a file of its own, which stays in browsers' caches. */
const REACT = /\/node_modules\/(react|react-dom|scheduler)\//
const REACT_GROUP = 'react'

/**
 * Builds the app twice: what the first build cut is joined by the second (plan-chunks.mjs, ADR 037).
 *
 * @param {string} web the folder
 * @returns {import('vite').Plugin}
 */
export function joinChunks(web) {
  return {
    name: 'mbw-join-chunks',
    apply: (_, { command, mode, isSsrBuild }) => command === 'build' && mode !== PLANNING && !isSsrBuild,
    async config() {
      const groupOf = toGroups(web, await cut(join(web, '..', 'vite.config.ts')))
      const groups = [{ debugName: 'joined', name: (/** @type {string} */ id) => groupOf.get(id) ?? null }]
      // What a group needs has its own place in the plan.
      const codeSplitting = { groups, includeDependenciesRecursively: false }
      return { build: { rolldownOptions: { output: { codeSplitting } } } }
    },
  }
}

/** @param {string} configFile @returns {Promise<Output>} */
async function cut(configFile) {
  const options = { write: false, minify: false, reportCompressedSize: false }
  const built = await build({ configFile, mode: PLANNING, logLevel: 'error', build: options })
  if (!('output' in built)) throw new Error('The build has no single output.')
  return built.output
}

/** @param {string} web @param {Output} output @returns {Map<string, string>} the group of each module that has one */
function toGroups(web, output) {
  const chunks = output.filter((file) => file.type === 'chunk')
  const plan = planChunks(toPlanned(chunks, output), listViews(web, chunks))
  /** @type {Map<string, string>} */
  const groupOf = new Map()
  for (const names of plan) {
    const parts = chunks.filter((chunk) => names.includes(nameOf(chunk)))
    const [largest] = parts.toSorted((a, b) => b.code.length - a.code.length)
    if (!largest || parts.length < 2) continue
    const group = nameOf(largest) === REACT_GROUP ? REACT_GROUP : largest.name
    for (const id of parts.flatMap(({ moduleIds }) => moduleIds)) groupOf.set(id, group)
  }
  return groupOf
}

/** @param {OutputChunk} chunk */
function nameOf({ fileName, moduleIds }) {
  return moduleIds.some((id) => REACT.test(id)) ? REACT_GROUP : fileName
}

/** @param {OutputChunk[]} chunks @param {Output} output @returns {import('./plan-chunks.mjs').Chunk[]} */
function toPlanned(chunks, output) {
  const files = new Map(output.map((file) => [file.fileName, file]))
  /** @param {string} fileName */
  const sizeOf = (fileName) => {
    const file = files.get(fileName)
    return file?.type === 'asset' ? file.source.length : (file?.code.length ?? 0)
  }
  return [...new Set(chunks.map(nameOf))].map((name) => {
    const parts = chunks.filter((chunk) => nameOf(chunk) === name)
    const styles = parts.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])])
    const all = [...parts.map(({ fileName }) => fileName), ...styles]
    const imported = parts.flatMap(({ imports }) => imports.map((fileName) => files.get(fileName)))
    const imports = imported.flatMap((file) => (file?.type === 'chunk' ? [nameOf(file)] : []))
    return {
      name,
      bytes: all.reduce((sum, file) => sum + sizeOf(file), 0) * COMPRESSION,
      imports: imports.filter((other) => other !== name),
      fixed: name === REACT_GROUP || parts.some(({ isEntry }) => isEntry),
    }
  })
}

/** @param {string} web @param {OutputChunk[]} chunks @returns {import('./plan-chunks.mjs').View[]} */
function listViews(web, chunks) {
  /** @param {string} module */
  const at = (module) => {
    const chunk = chunks.find(({ moduleIds }) => moduleIds.includes(join(web, module)))
    if (!chunk) throw new Error(`${module} is in no chunk.`)
    return nameOf(chunk)
  }
  const pages = PAGE_MODULES.map(({ modules, weight = 1 }) => ({
    chunks: ['begin.ts', 'main.tsx', ...modules].map(at),
    weight,
    most: MOST_REQUESTS - OWN_REQUESTS,
  }))
  const inPages = new Set([at('offline-start.ts'), ...pages.flatMap((page) => page.chunks)])
  return [
    { chunks: [at('mbw/entry-client.tsx')], weight: WEIGHTS.mbw },
    { chunks: [at('ler/entry-client.ts')], weight: WEIGHTS.ler },
    { chunks: ['main.tsx', 'offline-start.ts'].map(at), weight: WEIGHTS.offline },
    ...pages,
    ...chunks
      .filter((chunk) => chunk.isDynamicEntry && !inPages.has(nameOf(chunk)))
      .map((chunk) => ({ chunks: [nameOf(chunk)], weight: WEIGHTS.part })),
  ]
}
