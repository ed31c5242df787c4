/** The public pages from a build that stands in for the real one, and their pictures. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { imagemDaPagina, imagemDoCapitulo } from '#contract/ler.ts'
import { buildApp } from '#server/app.ts'
import { readConfig } from '#server/platform/config.ts'
import { errorOf } from '#tests/support/api-client.ts'
import { addReaderRow } from '#tests/support/reader-row.ts'
import { setupTestApp } from '#tests/support/test-app.ts'
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts'

const harness = setupTestApp()
/** Says what it was called with. */
const RENDERER = `export const render = ({ texto }, origem) => ({ cabeca: origem, corpo: JSON.stringify(texto) })`

let webDir: string
let database: TestDatabase
let app: FastifyInstance
beforeAll(async () => {
  webDir = mkdtempSync(join(tmpdir(), 'mbw-web-'))
  mkdirSync(join(webDir, '.paginas'))
  writeFileSync(join(webDir, 'index.html'), '<title>the app</title>')
  writeFileSync(join(webDir, '.paginas/ler.html'), '<!--cabeca-->\n<!--corpo-->')
  writeFileSync(join(webDir, '.paginas/ler.js'), RENDERER)
  writeFileSync(join(webDir, '.paginas/package.json'), '{ "type": "module" }')
  database = await createTestDatabase()
  const config = readConfig({ MBW_LOG: 'silent', MBW_ENDERECO_PUBLICO: 'https://biblioteca.exemplo/' })
  app = await buildApp({ db: database.db, config: { ...config, database: database.config, webDir } })
})
afterAll(async () => {
  await app.close()
  await database.drop()
  rmSync(webDir, { recursive: true })
})

async function read(url: string) {
  const response = await app.inject({ url })
  const [origem, texto = 'null'] = response.body.split('\n')
  return { status: response.statusCode, origem, texto: JSON.parse(texto), etag: response.headers.etag }
}

describe('GET /ler/…', () => {
  it('is a chapter of a standard for whoever comes, with the way of its citations to the Bible', async () => {
    const { status, origem, texto } = await read('/ler/cfw/8')
    expect([status, origem]).toEqual([200, 'https://biblioteca.exemplo'])
    expect(texto).toMatchObject({ tipo: 'padrao', padrao: 'cfw', pagina: { numero: 8 } })
    expect(texto.citacoes['Is 42.1']).toBe('/ler/biblia/23/42#v1')
  })

  it('is a chapter of the Bible, in the edition that it names', async () => {
    const { texto } = await read('/ler/biblia/43/3')
    expect(texto).toMatchObject({ tipo: 'biblia', livro: { livro: 'João' }, capitulo: 3 })
    expect(texto.versiculos).toHaveLength(36)
    const { sigla } = texto.edicao
    expect((await read(`/ler/biblia/43/3?edicao=${sigla}`)).texto.edicao.sigla).toBe(sigla)
  })

  it.each([
    '/ler/cfw/34',
    '/ler/cfw/0',
    '/ler/cfw/abc',
    '/ler/xyz/1',
    '/ler/biblia/67/1',
    '/ler/biblia/43/22',
    '/ler/biblia/43/3?edicao=NENHUMA',
  ])('%s is a page that says that there is no such text', async (url) => {
    expect(await read(url)).toMatchObject({ status: 404, texto: null })
  })

  it('sends a reader on to the page of the app, with what the address asks', async () => {
    const [, token] = await addReaderRow(database.db, 'leitora-publica', 'senha-de-prova')
    const goOn = async (url: string, cookie = `__Host-sessao=${token}`) =>
      (await app.inject({ url, headers: { cookie } })).headers.location
    expect(await goOn('/ler/cfw/8')).toBe('/cfw/capitulo/8')
    expect(await goOn('/ler/bcw/1')).toBe('/bcw/pergunta/1')
    expect(await goOn('/ler/biblia/43/3?v=16-18,20&edicao=X')).toBe(
      '/biblia/capitulos/43/3?v=16-18,20&edicao=X',
    )
    expect(await goOn('/ler/cfw/8', '__Host-sessao=another'), 'a session that has ended').toBeUndefined()
  })

  it('renews the session of a reader whose day begins here', async () => {
    const [, token] = await addReaderRow(database.db, 'leitora-de-todo-dia', 'senha-de-prova')
    const renewedBy = async (url: string) => {
      const { cookies } = await app.inject({ url, headers: { cookie: `__Host-sessao=${token}` } })
      return cookies.map(({ name, value }) => `${name}=${value}`)
    }
    const usada_em = '2026-01-01T00:00:00.000Z'
    await database.db.write.updateTable('sessao').set({ usada_em }).execute()
    expect(await renewedBy('/ler/cfw/8')).toEqual([`__Host-sessao=${token}`])
    expect(await renewedBy('/ler/cfw/8')).toEqual([])
  })

  it('is made anew when content changed', async () => {
    const { etag } = await read('/ler/cfw/1')
    await sql`UPDATE pagina SET titulo = titulo || '!' WHERE numero = 1`.execute(database.db.write)
    await sql`UPDATE conteudo SET importado_em = importado_em || '.'`.execute(database.db.write)
    await vi.waitUntil(async () => (await read('/ler/cfw/1')).etag !== etag, { timeout: 10_000 })
    expect((await read('/ler/cfw/1')).texto.pagina.titulo).toMatch(/!$/)
  })

  it('is told to search engines, every page of it', async () => {
    const { body } = await app.inject({ url: '/sitemap.xml' })
    const pages = [...body.matchAll(/<loc>https:\/\/biblioteca\.exemplo(\/ler\/.*?)<\/loc>/g)].map(
      ([, path]) => path,
    )
    expect(pages).toHaveLength(385 + 1189)
    expect(pages).toEqual(expect.arrayContaining(['/ler/cfw/33', '/ler/cmw/196', '/ler/biblia/66/22']))
  })
})

describe('GET /api/imagem/…', () => {
  it('is a picture of the words of a place, in both formats, kept with its ETag', async () => {
    const params = { padrao: 'cfw', numero: 8 }
    const visitor = harness.visitor()
    const whole = await visitor.call(imagemDaPagina, { params })
    expect(whole.headers['content-type']).toBe('image/png')
    expect(await sharp(whole.rawPayload).metadata()).toMatchObject({ width: 1200, height: 630 })
    const square = await visitor.call(imagemDaPagina, {
      params,
      query: { lugar: 's2', formato: 'quadrado' },
    })
    expect(await sharp(square.rawPayload).metadata()).toMatchObject({ width: 1080, height: 1080 })
    const versos = await visitor.call(imagemDoCapitulo, {
      params: { livro: 43, capitulo: 3 },
      query: { versos: '16-18' },
    })
    expect(versos.statusCode).toBe(200)
    expect(new Set([whole, square, versos].map(({ headers }) => headers.etag)).size).toBe(3)
  })

  it.each([
    [imagemDaPagina, { padrao: 'cfw', numero: 8 }, { lugar: 's99' }, 404],
    [imagemDaPagina, { padrao: 'cfw', numero: 8 }, { lugar: '<svg>' }, 422],
    [imagemDaPagina, { padrao: 'cfw', numero: 99 }, {}, 404],
    [imagemDoCapitulo, { livro: 43, capitulo: 3 }, { versos: '90' }, 404],
    [imagemDoCapitulo, { livro: 43, capitulo: 3 }, { versos: '18-16' }, 404],
    [imagemDoCapitulo, { livro: 43, capitulo: 3 }, { formato: 'redondo' }, 422],
  ])('refuses what there is not: %#', async (endpoint, params, query, status) => {
    expect(errorOf(await harness.visitor().call(endpoint, { params, query })).status).toBe(status)
  })
})
