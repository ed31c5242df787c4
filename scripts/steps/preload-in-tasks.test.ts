import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { expect, it } from 'vitest'
import { preloadInTasks } from './preload-in-tasks.mjs'

const WEB = fileURLToPath(new URL('../../web', import.meta.url))

/** Builds a program of one file, whose import is another. */
async function buildApp(code: string): Promise<string> {
  const files = new Map([
    ['app', code],
    ['part', 'console.log("part")'],
  ])
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [
      preloadInTasks(WEB),
      {
        name: 'files',
        resolveId: (id) => (files.has(id) ? `\0${id}` : null),
        load: (id) => files.get(id.slice(1)) ?? null,
      },
    ],
    build: { write: false, minify: false, rolldownOptions: { input: 'app' } },
  })
  if (!('output' in built)) throw new Error('The build has no single output.')
  return built.output.map((file) => (file.type === 'chunk' ? file.code : '')).join('\n')
}

it('has what an import needs asked for by our own code', async () => {
  const code = await buildApp('import("part")')
  expect(code).toContain('takeTurn')
  expect(code).not.toContain('vite:preloadError')
})

it('fails the build when Vite has no such helper any more', async () => {
  await expect(buildApp('console.log("app")')).rejects.toThrow('preload helper')
})
