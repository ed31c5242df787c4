/** What `vite.server.config.ts` makes of the server (ADR 067), which the tests of processes start. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { expect, it } from 'vitest'
import { programFile } from '#server/platform/program-file.ts'
import { PROJECT_ROOT } from '#server/platform/project-root.ts'
import { builtProgram } from './support/built-program.ts'
import { listSources } from './support/source-files.ts'

const BUILT = join(PROJECT_ROOT, 'dist/server')
const sources = listSources(PROJECT_ROOT, 'server').filter(({ path }) => !path.endsWith('.test.ts'))
/** What is started by its name, in another thread or process. */
const started = sources.flatMap(({ text }) =>
  [...text.matchAll(/programFile\('([^']+)'\)/g)].map(([, name = '']) => name),
)
const commands = sources.filter(({ path }) => path.endsWith('/cli.ts')).map(({ path }) => nameOf(path))

function nameOf(path: string): string {
  return path.replace(/^server\//, '').replace(/\.ts$/, '')
}

it('has every program of the server', () => {
  expect(started.length).toBeGreaterThan(3)
  const programs = ['main', ...commands, ...started]
  expect(programs.filter((name) => !existsSync(builtProgram(name)))).toEqual([])
  expect(started.filter((name) => !existsSync(programFile(name)))).toEqual([])
})

it('has no program that another one loads: a thread that did would begin a server', () => {
  const files = readdirSync(BUILT, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.js'),
  )
  const programs = new Set(files.filter((file) => !file.startsWith('assets/')))
  expect([...programs].sort()).toEqual(['main', ...commands, ...started].map((name) => `${name}.js`).sort())
  const loaded = files.flatMap((file) => listLoaded(file))
  expect(loaded.length).toBeGreaterThan(files.length)
  expect(loaded.filter((file) => programs.has(file))).toEqual([])
})

it('reads no module of the sources', () => {
  const files = readdirSync(BUILT, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.js'),
  )
  expect(files.flatMap(listLoaded).filter((file) => file.startsWith('..') || file.endsWith('.ts'))).toEqual(
    [],
  )
})

/** Files of the build that one names, from its folder on. */
function listLoaded(file: string): string[] {
  const text = readFileSync(join(BUILT, file), 'utf8')
  const names = [...text.matchAll(/(?:from|import)\s*\(?\s*"(\.[^"\n]+)"/g)].map(([, name = '']) => name)
  return names.map((name) => relative(BUILT, join(BUILT, dirname(file), name)))
}
