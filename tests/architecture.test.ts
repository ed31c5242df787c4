/** Enforces the structure that ARCHITECTURE.md describes. Folders are listed from disk, so new ones are covered. */
import { readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { isNamedAfterExports, listExports } from './support/file-names.ts'
import { findFileCycles, findFolderCycles } from './support/import-cycles.ts'
import { findViolations, WEB_BASE } from './support/import-rules.ts'
import {
  featureOf,
  isTest,
  listImports,
  listSources,
  resolveImport,
  type SourceFile,
} from './support/source-files.ts'
import { hasStraySql, SQL_PLACES } from './support/sql-places.ts'
import { listStartPackages } from './support/start-packages.ts'

const ROOT = join(import.meta.dirname, '..')
const LAYERS = ['contract', 'server', 'web', 'tests', 'scripts', 'bench']
const MAX_LINES = 300
const MAX_DEPTH = 3

const files = LAYERS.flatMap((layer) => listSources(ROOT, layer))

describe('architecture', () => {
  it('finds the sources', () => {
    expect(files.length).toBeGreaterThan(100)
  })

  it('keeps the direction of imports', () => {
    expect(files.flatMap(findViolations)).toEqual([])
  })

  it(`keeps every file below ${MAX_LINES} lines`, () => {
    const long = files.filter(({ text }) => text.split('\n').length > MAX_LINES)
    expect(long.map(({ path }) => path)).toEqual([])
  })

  it('keeps features and files out of circles', () => {
    expect(findFolderCycles(files)).toEqual([])
    expect(findFileCycles(files)).toEqual([])
  })

  it('keeps SQL in repositories, and in the places that ARCHITECTURE.md names', () => {
    expect(pathsOf(files.filter(hasStraySql))).toEqual([])
    const page = readFileSync(join(ROOT, 'ARCHITECTURE.md'), 'utf8')
    expect(SQL_PLACES.filter((place) => !page.includes(`\`${place}`))).toEqual([])
  })

  it('starts the server without the packages of work that may never come', () => {
    // Pictures, fonts, EPUB, Markdown, mail, payments and threads are loaded by the first who asks for them.
    expect(listStartPackages(files, 'server/main.ts')).toEqual([
      '@fastify/compress',
      '@fastify/cookie',
      '@fastify/static',
      '@node-rs/argon2',
      '@orama/stemmers',
      'close-with-grace',
      'fastify',
      'fastify-type-provider-zod',
      'helmet',
      'kysely',
      'lru-cache',
      'uuid',
      'zod',
    ])
  })

  it('starts a thread of the search without what it does not need', () => {
    // Each thread loads its own: a schema there costs as much memory as all that the thread remembers of a question (ADR 045).
    expect(listStartPackages(files, 'server/busca/busca-worker.ts')).toEqual([
      '@orama/stemmers',
      'kysely',
      'lru-cache',
    ])
  })

  it('names the files of the program after what they export', () => {
    const program = files.filter(({ path }) => /^(server|web|scripts|bench)\//.test(path))
    expect(pathsOf(program.filter((file) => !isNamedAfterExports(file)))).toEqual([])
  })

  it(`keeps every style sheet below ${MAX_LINES} lines`, () => {
    const sheets = listSources(ROOT, 'web', /\.css$/)
    expect(sheets.length).toBeGreaterThan(30)
    expect(pathsOf(sheets.filter(({ text }) => text.split('\n').length > MAX_LINES))).toEqual([])
  })

  it('keeps the median file short', () => {
    const sizes = files.map(({ text }) => text.split('\n').length).sort((a, b) => a - b)
    expect(sizes[Math.floor(sizes.length / 2)]).toBeLessThanOrEqual(100)
    expect(sizes[Math.floor(sizes.length * 0.9)]).toBeLessThanOrEqual(200)
  })

  it('keeps folders shallow, names in kebab-case and without catch-all files', () => {
    const deep = files.filter(({ path }) => dirname(path).split('/').length > MAX_DEPTH)
    const named = files.filter(({ path }) => !/^[a-z0-9-]+(\.[a-z0-9-]+)*$/.test(basename(path)))
    const vague = files.filter(({ path }) =>
      /^(utils?|helpers?|misc|common|index)\.[jt]sx?$/.test(basename(path)),
    )
    expect([...deep, ...named, ...vague].map(({ path }) => path)).toEqual([])
  })

  it('reads the environment in one place of the server', () => {
    const readers = files.filter(
      ({ path, text }) =>
        path.startsWith('server/') && !path.endsWith('.test.ts') && text.includes('process.env'),
    )
    expect(readers.map(({ path }) => path).sort()).toEqual([
      'server/contas/cli.ts',
      'server/conteudo/cli.ts',
      'server/copias/cli.ts',
      'server/main.ts',
      'server/platform/config.ts',
    ])
  })

  it('makes no format of Intl before it is needed', () => {
    // Each takes a phone some hundredths of a second: web/platform/lazily.ts.
    const ofPages = files.filter(({ path }) => /^(web|contract)\//.test(path) && !isTest(path))
    expect(pathsOf(ofPages.filter(({ text }) => /^(?:export )?const \w+ = new Intl\./m.test(text)))).toEqual(
      [],
    )
  })

  it('has a contract of the same name for each feature of the web that calls the server', () => {
    const callers = files.filter(
      (file) =>
        file.path.startsWith('web/') &&
        !isTest(file.path) &&
        listImports(file).some((target) => resolveImport(file.path, target) === 'web/platform/request.ts'),
    )
    const features = new Set(
      callers.map(({ path }) => featureOf(path) ?? '').filter((name) => !WEB_BASE.has(name)),
    )
    const contracts = readdirSync(join(ROOT, 'contract')).map((name) => name.replace(/\.ts$/, ''))
    expect(features.size).toBeGreaterThan(8)
    expect([...features].filter((name) => !contracts.includes(name))).toEqual([])
  })

  it('publishes by naming what is elsewhere: a public.ts has no code', () => {
    const published = files.filter(({ path }) => path.endsWith('/public.ts'))
    const RE_EXPORT = /^export (?:type )?\{[^}]+\} from '\.\/[^']+'$/gm
    const rest = published.map(({ path, text }) => [
      path,
      text
        .replace(/\/\*\*.*?\*\//gs, '')
        .replace(RE_EXPORT, '')
        .trim(),
    ])
    expect(rest.filter(([, code]) => code !== '')).toEqual([])
  })
})

function pathsOf(some: readonly SourceFile[]): string[] {
  return some.map(({ path }) => path).sort()
}

describe('README', () => {
  const readme = readFileSync(join(ROOT, 'README.md'), 'utf8')

  it('names only commands that exist', () => {
    const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'))
    const named = [...readme.matchAll(/npm (?:run )?(start|test|(?<=run )[a-z:]+)/g)].map(([, name]) => name)
    expect(named.length).toBeGreaterThan(8)
    expect(named.filter((name) => !Object.hasOwn(scripts, name ?? ''))).toEqual([])
  })

  it('names every setting of the server, and stays short', () => {
    const config = readFileSync(join(ROOT, 'server/platform/config.ts'), 'utf8')
    const settings = [...config.matchAll(/^ {2}([A-Z_]+): z\./gm)].map(([, name]) => name ?? '')
    expect(settings.length).toBeGreaterThan(10)
    expect(settings.filter((name) => !readme.includes(`\`${name}\``))).toEqual([])
    expect(readme.split('\n').length).toBeLessThanOrEqual(111)
  })
})

describe('the check itself', () => {
  it.each([
    ['server/notas/routes.ts', "import { x } from '#web/notas/queries.ts'"],
    ['web/notas/queries.ts', "import { x } from '#server/notas/routes.ts'"],
    ['contract/notas.ts', "import Fastify from 'fastify'"],
    ['contract/notas.ts', "import { x } from '#server/app.ts'"],
    ['web/notas/page.tsx', "import { readFile } from 'node:fs/promises'"],
    ['web/notas/page.tsx', "const page = await import('#web/biblia/livros-page.tsx')"],
    ['web/notas/notas-page.tsx', "import { x } from '../biblia/livros-page.tsx'"],
    ['web/notas/lista.tsx', "import { x } from '../biblia/queries.ts'"],
    ['web/notas/lista.tsx', "import type { X } from '../biblia/queries.ts'"],
    ['web/notas/lista.tsx', "import { x } from './public.ts'"],
    ['web/notas/lista.tsx', "import { x } from '../router.tsx'"],
    ['web/ui/lista.tsx', "import { x } from '../notas/public.ts'"],
    ['web/platform/lista.ts', "import { x } from '../notas/public.ts'"],
    ['server/notas/service.ts', "import { x } from '#server/biblia/repository.ts'"],
    ['server/notas/service.ts', "import { x } from '../perfil/exportacao-repository.ts'"],
    ['server/platform/http.ts', "import { x } from '#server/auth/service.ts'"],
    ['server/notas/service.ts', "import { x } from './service'"],
  ])('goes red for %s: %s', (path, text) => {
    expect(findViolations({ path, text })).toHaveLength(1)
  })

  it('goes red for circles, by way of a type or of what is fetched later too', () => {
    const files = [
      { path: 'server/notas/service.ts', text: "import { x } from '#server/biblia/service.ts'" },
      { path: 'server/notas/texto.ts', text: "import { x } from './service.ts'" },
      { path: 'server/biblia/service.ts', text: "import { x } from './canon.ts'" },
      { path: 'server/biblia/canon.ts', text: "import type { X } from '../notas/texto.ts'" },
      { path: 'web/busca/fonte.tsx', text: "import { x } from '../salto/public.ts'" },
      { path: 'web/salto/salto.tsx', text: "import { x } from '../busca/public.ts'" },
      { path: 'web/notas/lista.tsx', text: "const load = () => import('./nota.tsx')" },
      { path: 'web/notas/nota.tsx', text: "import { Lista } from './lista.tsx'" },
    ]
    expect(findFolderCycles(files)).toEqual([
      ['server/biblia', 'server/notas'],
      ['web/busca', 'web/salto'],
    ])
    expect(findFileCycles(files)).toEqual([
      [
        'server/biblia/canon.ts',
        'server/biblia/service.ts',
        'server/notas/service.ts',
        'server/notas/texto.ts',
      ],
      ['web/notas/lista.tsx', 'web/notas/nota.tsx'],
    ])
  })

  it('sees no circle in pages, which are above the features, nor in tests', () => {
    const files = [
      { path: 'web/notas/notas-page.tsx', text: "import { x } from '../biblia/queries.ts'" },
      { path: 'web/biblia/queries.ts', text: "import { x } from '../notas/public.ts'" },
      { path: 'web/notas/notas.test.ts', text: "import { x } from '../biblia/queries.ts'" },
    ]
    expect([findFolderCycles(files), findFileCycles(files)]).toEqual([[], []])
  })

  it.each([
    ['server/notas/service.ts', "db.selectFrom('nota')", true],
    ['server/notas/service.ts', 'await sql<{ id: number }>`SELECT 1`.execute(db)', true],
    ['server/notas/service.ts', 'await sql`VACUUM`.execute(db)', true],
    ['server/notas/listas-repository.ts', "db.selectFrom('nota')", false],
    ['server/busca/indice/notas.ts', "db.deleteFrom('nota')", true],
    ['server/busca/indice/sqlite.ts', "db.deleteFrom('nota')", false],
    ['server/notas/cursor.ts', "SHAPE.exec('nota')", false],
  ])('sees SQL that is astray in %s: %s', (path, text, isAstray) => {
    expect(hasStraySql({ path, text })).toBe(isAstray)
  })

  it.each([
    ['web/notas/cache.ts', 'export function putNota() {}', false],
    ['web/notas/put-nota.ts', 'export function putNota() {}', true],
    ['web/notas/opcoes.ts', 'export const OPCAO_INICIAL = 0', true],
    ['web/notas/use-notas.ts', "export { useNotas } from './x.ts'", true],
    ['web/notas/queries.ts', 'export function notasQuery() {}', true],
    ['web/notas/start.ts', 'document.title = 1', true],
  ])('compares the name of %s with its export: %s', (path, text, resembles) => {
    expect(isNamedAfterExports({ path, text })).toBe(resembles)
  })

  it('reads the names of all kinds of exports', () => {
    const text =
      'export type A = 1\nexport const b = 1\nexport async function c() {}\nexport { type D, e as f } from "x"'
    expect(listExports(text)).toEqual(['A', 'b', 'c', 'D', 'f'])
  })

  it.each([
    [
      'server/notas/service.ts',
      "import { x } from '#contract/notas.ts'\nimport { y } from '#server/biblia/service.ts'",
    ],
    ['web/notas/lista.tsx', "import { x } from '../biblia/public.ts'\nimport { y } from '../ui/estado.tsx'"],
    ['web/notas/notas-page.tsx', "import { x } from '../biblia/queries.ts'\nimport { y } from '../paths.ts'"],
    ['web/router.tsx', "const page = await import('./notas/notas-page.tsx')"],
  ])('stays green for %s: %s', (path, text) => {
    expect(findViolations({ path, text })).toEqual([])
  })
})
