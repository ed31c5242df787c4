import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { PAGE_MODULES } from './page-modules.mjs'

/**
 * @typedef {import('vite').Rolldown.OutputBundle} Bundle
 *
 * @typedef {object} PageAssets what a page loads before it shows anything
 * @property {string} path pattern as in the router
 * @property {string[]} scripts
 * @property {string[]} styles
 */

/** Scripts that a page may ask for before it shows anything. */
export const MOST_REQUESTS = 20

/** The limits of a first load's scripts, in kB of gzip; `rest` for the pages that are not named. */
const MOST_KB = { '/mbw': 79, '/ler': 3, '/': 131, '/login': 135, rest: 186 }

/**
 * Holds the pages to their budget, which fails the build, and writes what each loads to `.pages.json`.
 *
 * @param {string} web the folder
 * @returns {import('vite').Plugin}
 */
export function pageAssets(web) {
  return {
    name: 'mbw-page-assets',
    apply: (_, { command, mode, isSsrBuild }) => command === 'build' && mode === 'production' && !isSsrBuild,
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const pages = listPages(web, bundle)
        const exceeded = findExceeded(pages, (file) => gzipSync(contentOf(bundle, file), { level: 9 }).length)
        if (exceeded.length > 0) this.error(['The first load is over its budget:', ...exceeded].join('\n  '))
        this.emitFile({ type: 'asset', fileName: '.pages.json', source: JSON.stringify(pages) })
      },
    },
  }
}

/** @param {string} web @param {Bundle} bundle @returns {PageAssets[]} */
function listPages(web, bundle) {
  const all = [
    { path: '/mbw', modules: ['mbw/entry-client.tsx'] },
    { path: '/ler', modules: ['ler/entry-client.ts'] },
    ...PAGE_MODULES.map(({ path, modules }) => ({ path, modules: ['begin.ts', 'main.tsx', ...modules] })),
  ]
  return all.map(({ path, modules }) => {
    const scripts = modules.map((module) => findScript(bundle, join(web, module)))
    return { path, ...listAssets(bundle, scripts) }
  })
}

/** @param {Bundle} bundle @param {string} id of a module */
function findScript(bundle, id) {
  const chunk = Object.values(bundle).find((file) => file.type === 'chunk' && file.moduleIds.includes(id))
  if (!chunk) throw new Error(`${id} is in no chunk.`)
  return chunk.fileName
}

/** @param {Bundle} bundle @param {string[]} starts @returns {{ scripts: string[], styles: string[] }} all that these need */
function listAssets(bundle, starts) {
  const scripts = new Set(starts)
  /** @type {Set<string>} */
  const styles = new Set()
  for (const script of scripts) {
    const chunk = bundle[script]
    if (chunk?.type !== 'chunk') continue
    for (const imported of chunk.imports) scripts.add(imported)
    for (const style of chunk.viteMetadata?.importedCss ?? []) styles.add(style)
  }
  return { scripts: [...scripts], styles: [...styles] }
}

/** @param {Bundle} bundle @param {string} name */
function contentOf(bundle, name) {
  const file = bundle[name]
  if (!file) throw new Error(`There is no file ${name}.`)
  return file.type === 'chunk' ? file.code : file.source
}

/**
 * @param {readonly PageAssets[]} pages
 * @param {(file: string) => number} sizeOf bytes of gzip
 * @returns {string[]} a line for each page that is over its budget
 */
export function findExceeded(pages, sizeOf) {
  return pages.flatMap(({ path, scripts }) => {
    const kB = scripts.reduce((sum, script) => sum + sizeOf(script), 0) / 1000
    const most = Object.entries(MOST_KB).find(([name]) => name === path)?.[1] ?? MOST_KB.rest
    if (scripts.length <= MOST_REQUESTS && kB <= most) return []
    const found = `${scripts.length} scripts with ${kB.toFixed(1)} kB`
    return [`${path}: ${found}; ${MOST_REQUESTS} with ${most} kB are the most`]
  })
}
