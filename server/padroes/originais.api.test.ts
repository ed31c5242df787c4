/** The standards in English: imported by the publisher's command, shown by servers that run, taken out again. */
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { buscar } from '#contract/busca.ts'
import { pacoteAnterior, pacoteDoPadrao } from '#contract/offline.ts'
import { originalDaPagina } from '#contract/original.ts'
import { paginaDoPadrao, textoCompleto } from '#contract/padrao-texto.ts'
import { PROJECT_ROOT } from '#server/platform/project-root.ts'
import { errorOf } from '#tests/support/api-client.ts'
import { builtProgram } from '#tests/support/built-program.ts'
import { markWrites } from '#tests/support/mark-writes.ts'
import { runHere } from '#tests/support/run-here.ts'
import { untilHolds } from '#tests/support/soon.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts'

const CLI = builtProgram('conteudo/cli')
const CFW_8 = { padrao: 'cfw', numero: 8 }

let folders: string
let database: TestDatabase
let harness: TestApp

beforeAll(async () => {
  folders = mkdtempSync(join(tmpdir(), 'mbw-en-'))
  database = await createTestDatabase()
  harness = await startTestApp(database)
})
afterAll(async () => {
  await harness.app.close()
  await database.drop()
  rmSync(folders, { recursive: true })
})

/** The English of two pages, for the publisher to change. */
function copyFolder(): string {
  const dir = mkdtempSync(join(folders, 'en-'))
  cpSync(join(PROJECT_ROOT, 'tests/fixtures/padroes-en'), dir, { recursive: true })
  return dir
}

function run(...args: string[]) {
  const { config } = database
  const settings = { MBW_DATA_DIR: config.dataDir }
  return runHere(
    CLI,
    args,
    config.engine === 'postgres' ? { ...settings, DATABASE_URL: config.url } : settings,
  )
}

const ask = (params: object, endpoint: typeof paginaDoPadrao | typeof originalDaPagina = originalDaPagina) =>
  harness.visitor().call(endpoint, { params: { ...params } })

/** Servers look for new content every 2 s. */
it('nothing is said of a text that nobody has imported, and nothing can be removed', async () => {
  const pagina = (await ask(CFW_8, paginaDoPadrao)).json()
  expect(pagina).not.toHaveProperty('original')
  expect(errorOf(await ask(CFW_8))).toMatchObject({ status: 404, code: 'nao_encontrado' })
  const { code, output } = await run('remove', 'padroes', '--idioma', 'en')
  expect({ code, output }).toMatchObject({
    code: 1,
    output: expect.stringContaining('Nenhum padrão está instalado'),
  })
})

it('a folder with a wrong file is refused whole, and --dry-run only tells', async () => {
  const dir = copyFolder()
  const before = await markWrites(database.db)
  const wrong = join(dir, 'cfw/34.md')
  writeFileSync(wrong, '---\ntitulo: Of the Holy Spirit\n---\n\n## 1\n\nThe Holy Spirit.\n')
  const refused = await run('import', 'padroes', '--idioma', 'en', dir)
  expect(refused).toMatchObject({ code: 1 })
  expect(refused.output).toContain('cfw/34.md: CFW 34 não existe na tradução.')
  expect(refused.output).toContain('Nada foi alterado.')
  rmSync(wrong)
  const told = await run('import', 'padroes', '--idioma', 'en', dir, '--dry-run')
  expect(told.output).toContain('paragrafo_original: 4 a incluir')
  expect(await markWrites(database.db)).toBe(before)
})

it('an import is shown by a server that runs, page by page, and taken onto devices; a later one changes what it has; removing takes all of it out', async () => {
  const dir = copyFolder()
  const search = async () =>
    (await harness.visitor().call(buscar, { query: { q: 'redeemed called justified' } })).json().grupos
  const found = await search()
  const { code, output } = await run('import', 'padroes', '--idioma', 'en', dir)
  expect(code).toBe(0)
  expect(output).toContain('CFW: 1 de 33 páginas; faltam 1–7, 9–33.')
  expect(output).toContain('CFW 8: faltam as seções 3–7.')
  expect(output).toContain('Onde: CFW 8, BCW 1.')
  await untilHolds(async () =>
    expect((await ask(CFW_8, paginaDoPadrao)).json().original).toEqual({
      idioma: 'en',
      ano: 1646,
      secoes: [1, 2, 8],
    }),
  )
  const response = await ask(CFW_8)
  expect(response.json()).toMatchObject({
    numero: 8,
    titulo: 'Of Christ the Mediator',
    idioma: 'en',
    ano: 1646,
    secoes: [{ secao: 1, titulo: null, destaque: null }, { secao: 2 }, { secao: 8 }],
  })
  expect(response.json().secoes[0].paragrafos).toEqual([
    { subtitulo: null, texto: expect.stringMatching(/^It pleased God.*between God and man; the Prophet/) },
  ])
  expect(response.headers.etag).toBeDefined()
  expect((await ask({ padrao: 'cfw', numero: 9 }, paginaDoPadrao)).json()).not.toHaveProperty('original')
  expect(errorOf(await ask({ padrao: 'cfw', numero: 9 }))).toMatchObject({ status: 404 })
  expect(errorOf(await ask({ padrao: 'cfw', numero: '8a' }))).toMatchObject({ status: 422 })
  const texto = await harness.visitor().call(textoCompleto, { params: { padrao: 'cfw' } })
  expect(texto.body).not.toContain('It pleased God')
  expect(await search()).toEqual(found)
  const again = await run('import', 'padroes', '--idioma', 'en', dir)
  expect(again.output).toContain('0 linhas gravadas.')
  // They are made of the replies of other calls, as in server/offline/routes.test.ts, which does not ask PostgreSQL either.
  if (inject('golden').engine === 'sqlite') await expectInPackets()

  // Standards that a folder has not stay as they are.
  rmSync(join(dir, 'bcw'), { recursive: true })
  writeFileSync(join(dir, 'cfw/08.md'), '---\ntitulo: Of Christ\n---\n\n## 1\n\nIt pleased God.\n')
  const later = await run('import', 'padroes', '--idioma', 'en', dir)
  expect(later.output).toContain('secao_original: 0 a incluir, 0 a alterar, 2 a remover')
  await untilHolds(async () => expect((await ask(CFW_8)).json().titulo).toBe('Of Christ'))
  expect((await ask({ padrao: 'bcw', numero: 1 })).statusCode).toBe(200)
  expect(await run('remove', 'padroes', '--idioma', 'en')).toMatchObject({ code: 0 })
  await untilHolds(async () => expect((await ask(CFW_8)).statusCode).toBe(404))
  expect((await ask(CFW_8, paginaDoPadrao)).json()).not.toHaveProperty('original')
  for (const tabela of ['pagina_original', 'secao_original', 'paragrafo_original'] as const)
    expect(await database.db.read.selectFrom(tabela).selectAll().execute()).toEqual([])
})

/** What devices take has it under the address of its own call, as that answers it. */
async function expectInPackets(): Promise<void> {
  const packet = async (endpoint: typeof pacoteDoPadrao | typeof pacoteAnterior) =>
    (await harness.visitor().call(endpoint, { params: { padrao: 'cfw' } })).json().respostas
  const respostas: { url: string; etag: string; corpo: string }[] = await packet(pacoteDoPadrao)
  for (const endpoint of [paginaDoPadrao, originalDaPagina]) {
    const { headers, body } = await ask(CFW_8, endpoint)
    const url =
      endpoint === paginaDoPadrao ? '/api/padroes/cfw/paginas/8' : '/api/padroes/cfw/paginas/8/original'
    expect(respostas.find((each) => each.url === url)).toEqual({ url, etag: headers.etag, corpo: body })
  }
  expect(respostas.filter(({ url }) => url.endsWith('/original'))).toHaveLength(1)
  expect(JSON.stringify(await packet(pacoteAnterior))).not.toContain('It pleased God')
}
