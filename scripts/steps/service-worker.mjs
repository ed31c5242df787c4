import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, sep } from 'node:path'
import { build } from 'vite'
import { listDeskFiles } from './desk-files.mjs'

/** Templates are filled in by the server (ADR 012), and no page asks for what is hidden. */
const NOT_KEPT = /^(mbw|ler)\.html$|(^|\/)\.|\.(br|gz|map)$/

/**
 * Builds the service worker into `sw.js` once the app is written, with the list of the app's files inside: any
 * change of the app makes another service worker, which is how browsers notice a new version.
 *
 * @param {string} entry its source
 * @returns {import('vite').Plugin}
 */
export function serviceWorker(entry) {
  let outDir = ''
  return {
    name: 'mbw-service-worker',
    apply: 'build',
    configResolved: (config) => {
      outDir = config.build.outDir
    },
    async writeBundle(_, bundle) {
      const apart = listDeskFiles(join(dirname(entry), '..'), bundle)
      const kept = listFiles(outDir).filter(({ url }) => !apart.has(url.slice(1)))
      await build({
        configFile: false,
        logLevel: 'warn',
        publicDir: false,
        define: {
          ARQUIVOS_DO_APP: JSON.stringify(kept),
          'process.env.NODE_ENV': '"production"',
        },
        build: {
          outDir,
          emptyOutDir: false,
          lib: { entry, formats: ['iife'], name: 'sw', fileName: () => 'sw.js' },
        },
      })
    },
  }
}

/**
 * @param {string} folder the built app
 * @returns {{ url: string, revision: string | null }[]} a file with a hash in its name has no other version
 */
export function listFiles(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .split(sep)
        .join('/'),
    )
    .filter((file) => !NOT_KEPT.test(file) && file !== 'sw.js')
    .sort()
    .map((file) => ({
      url: `/${file}`,
      revision: file.startsWith('assets/') ? null : hash(join(folder, file)),
    }))
}

/** @param {string} file */
function hash(file) {
  return createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, 16)
}
