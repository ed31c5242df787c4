import { mkdirSync, renameSync } from 'node:fs'
import { join } from 'node:path'
import { buildIsFresh, replaceBuilt } from './built-folder.mjs'
import { precompress } from './precompress.mjs'
import { runVite } from './run-vite.mjs'

/** Everything that the built files depend on; the texts come over the API and are not among it. @type {import('./built-folder.mjs').Build} */
export const WEB = {
  name: 'web',
  inputs: [
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
  ],
}

/** Folder inside the built one with what the server renders pages from (ADR 012). */
const PAGES = '.paginas'
const TEMPLATES = ['mbw.html', 'ler.html']

/** @param {string} root the project's folder @returns {boolean} whether dist/web was built from the present sources */
export function webBuildIsFresh(root) {
  return buildIsFresh(root, WEB)
}

/**
 * Builds the web app into dist/web.
 *
 * @param {string} root the project's folder
 * @param {import('./run-vite.mjs').BuildOptions} options
 * @returns {Promise<void>} throws StepError with Vite's output when it fails
 */
export async function buildWeb(root, options) {
  console.log(options.messages.buildingWeb)
  await replaceBuilt(root, WEB, async (next) => {
    await runVite(root, ['--outDir', next, '--emptyOutDir'], options)
    await Promise.all([finishPages(next), runVite(root, ['--outDir', join(next, PAGES), '--ssr'], options)])
  })
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
