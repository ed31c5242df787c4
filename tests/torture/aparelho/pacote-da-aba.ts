import { join } from 'node:path'
import { build } from 'vite'
import { PROJECT_ROOT } from '#server/platform/project-root.ts'

/** The code of a tab as one script, from the web's own modules as they are now. */
export async function bundleAba(): Promise<string> {
  const built = await build({
    configFile: false,
    root: PROJECT_ROOT,
    logLevel: 'error',
    publicDir: false,
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      lib: { entry: join(import.meta.dirname, 'aba.ts'), formats: ['iife'], name: 'mbw', fileName: 'aba' },
    },
  })
  for (const each of [built].flat()) {
    if (!('output' in each)) continue
    for (const file of each.output) if (file.type === 'chunk') return file.code
  }
  throw new Error('The tab could not be bundled.')
}
