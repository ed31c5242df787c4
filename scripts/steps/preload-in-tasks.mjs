import { join } from 'node:path'

/** Vite's module around each `import()` of the built app. */
const HELPER = /^\0vite\/preload-helper\.js$/

/**
 * What an `import()` needs is asked for in advance by web/platform/preload.ts, in place of Vite's own helper (ADR 060).
 *
 * @param {string} web the folder
 * @returns {import('vite').Plugin}
 */
export function preloadInTasks(web) {
  const own = JSON.stringify(join(web, 'platform', 'preload.ts'))
  let isFound = false
  return {
    name: 'mbw-preload-in-tasks',
    apply: 'build',
    transform: {
      filter: { id: HELPER },
      handler() {
        isFound = true
        return { code: `export { preload as __vitePreload } from ${own}`, map: null }
      },
    },
    buildEnd(error) {
      if (!error && !isFound) this.error('Vite has no preload helper any more.')
    },
  }
}
