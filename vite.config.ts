import { resolve } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { beginInTurn } from './scripts/steps/begin-in-turn.mjs'
import { joinChunks } from './scripts/steps/join-chunks.mjs'
import { pageAssets } from './scripts/steps/page-assets.mjs'
import { preloadInTasks } from './scripts/steps/preload-in-tasks.mjs'
import { serviceWorker } from './scripts/steps/service-worker.mjs'
import { trimContract } from './scripts/steps/trim-contract.mjs'

const project = import.meta.dirname
const web = resolve(project, 'web')

const SERVER = `http://127.0.0.1:${process.env.PORT ?? 3000}`

/** What the server answers besides the files of the build; not the page of /mbw, which Vite serves itself. */
const OF_THE_SERVER = ['/api', '^/ler/[a-z]+/\\d', '/robots.txt', '/sitemap.xml', '/mbw-og.png']

/** The app and the pages that the server renders; with `--ssr`, what it needs for that (ADR 012). */
export default defineConfig(({ isSsrBuild }) => ({
  root: web,
  plugins: isSsrBuild
    ? [react()]
    : [
        trimContract(resolve(project, 'contract')),
        react(),
        preloadInTasks(web),
        joinChunks(web),
        pageAssets(web),
        beginInTurn(web),
        serviceWorker(resolve(web, 'sw/sw.ts')),
      ],
  build: {
    outDir: resolve(project, 'dist/web'),
    emptyOutDir: true,
    // Every browser that has the native dialogs we use has module preloading too.
    modulePreload: { polyfill: false },
    ...(isSsrBuild
      ? {
          copyPublicDir: false,
          emptyOutDir: false,
          rolldownOptions: {
            input: {
              mbw: resolve(web, 'mbw/entry-server.tsx'),
              ler: resolve(web, 'ler/entry-server.tsx'),
            },
          },
        }
      : {
          rolldownOptions: {
            input: ['index.html', 'mbw.html', 'ler.html'].map((name) => resolve(web, name)),
            // Who imports one name of a feature does not fetch the code and style sheets of all that it publishes, and who
            // knows one call of a contract does not fetch the shapes of the others.
            treeshake: {
              moduleSideEffects: [{ test: /\/(public\.ts$|contract\/)/, sideEffects: false }],
              manualPureFunctions: ['z'],
            },
          },
        }),
  },
  // One file with everything in it: the built app runs without the packages of the web. React chooses its build by
  // the environment, which the server does not set.
  ...(isSsrBuild && {
    ssr: { noExternal: true as const },
    define: { 'process.env.NODE_ENV': '"production"' },
  }),
  server: {
    proxy: Object.fromEntries(OF_THE_SERVER.map((path) => [path, SERVER])),
  },
}))
