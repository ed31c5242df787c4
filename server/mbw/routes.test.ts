/** The public page as the server sends it, from a build that stands in for the real one, and what goes with it. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { lerMbw } from '#contract/mbw.ts'
import { buildApp } from '#server/app.ts'
import { readConfig } from '#server/platform/config.ts'
import { setupTestApp } from '#tests/support/test-app.ts'
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts'

const harness = setupTestApp({
  MBW_QUANTIDADE_LIVROS: '120',
  MBW_ENDERECO_PUBLICO: 'https://biblioteca.exemplo',
})

const TEMPLATE = '<head><!--cabeca--></head><div id="raiz"><!--corpo--></div><!--dados-->'
/** Says what it was called with; `$&` must come through as it is. */
const RENDERER = `export function render(dados, origem) {
  if (dados.mbw.quantidade_livros === 13) throw new Error('render failed')
  return { cabeca: origem, corpo: '<h1>$& ' + dados.mbw.livros.length + '</h1>', dados: JSON.stringify(dados) }
}`

function makeBuild(): string {
  const webDir = mkdtempSync(join(tmpdir(), 'mbw-web-'))
  mkdirSync(join(webDir, '.paginas'))
  writeFileSync(join(webDir, 'index.html'), '<title>the app</title>')
  writeFileSync(join(webDir, '.paginas/mbw.html'), TEMPLATE)
  writeFileSync(join(webDir, '.paginas/mbw.js'), RENDERER)
  writeFileSync(join(webDir, '.paginas/package.json'), '{ "type": "module" }')
  return webDir
}

/** Those of the golden database; its articles are not counted. */
const LIVROS = 11

describe('GET /api/mbw', () => {
  it("gives the ten newest books and the publisher's number", async () => {
    const response = await harness.visitor().call(lerMbw)
    expect(response.statusCode).toBe(200)
    const { livros, quantidade_livros, quantidade_declarada } = response.json()
    expect([quantidade_livros, quantidade_declarada]).toEqual([120, true])
    expect(livros).toHaveLength(10)
    expect(Object.keys(livros[0]).sort()).toEqual(['ano', 'autores', 'capa', 'id', 'titulo'])
    expect(Object.keys(livros[0].autores[0])).toEqual(['nome'])
  })
})

describe('GET /mbw', () => {
  let database: TestDatabase
  let app: FastifyInstance
  let webDir: string
  beforeAll(async () => {
    webDir = makeBuild()
    database = await createTestDatabase()
    app = await startApp(database, webDir)
  })
  afterAll(async () => {
    await app.close()
    await database.drop()
    rmSync(webDir, { recursive: true })
  })

  it('is the rendered page with its data', async () => {
    const response = await app.inject({ url: '/mbw' })
    expect(response.statusCode).toBe(200)
    expect(response.headers['content-type']).toBe('text/html; charset=utf-8')
    expect(response.body).toContain('<head>https://biblioteca.exemplo</head>')
    expect(response.body).toContain('<h1>$& 10</h1>')
    const [, json = ''] =
      /<script type="application\/json" id="dados">(.*?)<\/script>/.exec(response.body) ?? []
    expect(JSON.parse(json)).toMatchObject({
      mbw: { quantidade_livros: LIVROS, quantidade_declarada: false },
      instalacao: { contato_assunto: 'Feedback sobre a plataforma' },
    })
  })

  it('comes compressed as it was made, and is not sent again to who has it', async () => {
    const plain = await app.inject({ url: '/mbw/' })
    const br = await app.inject({ url: '/mbw', headers: { 'accept-encoding': 'gzip, br' } })
    const gzip = await app.inject({ url: '/mbw', headers: { 'accept-encoding': 'gzip' } })
    expect(brotliDecompressSync(br.rawPayload).toString()).toBe(plain.body)
    expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain.body)
    expect(plain.headers.vary).toBe('Accept-Encoding')
    const again = await app.inject({ url: '/mbw', headers: { 'if-none-match': String(plain.headers.etag) } })
    expect(again.statusCode).toBe(304)
    expect(again.body).toBe('')
  })

  it('is rendered anew when content changed', async () => {
    const { etag } = (await app.inject({ url: '/mbw' })).headers
    await sql`UPDATE ebook SET titulo = titulo || '!'`.execute(database.db.write)
    await sql`UPDATE conteudo SET importado_em = importado_em || '.'`.execute(database.db.write)
    await vi.waitUntil(async () => (await app.inject({ url: '/mbw' })).headers.etag !== etag, {
      timeout: 10_000,
    })
    expect((await app.inject({ url: '/mbw' })).body).toContain('!"')
  })

  it('leaves its parts out of what is served as files', async () => {
    expect((await app.inject({ url: '/.paginas/mbw.html' })).statusCode).toBe(404)
    expect((await app.inject({ url: '/.paginas/mbw.js' })).statusCode).toBe(404)
  })

  it('is the page inside the app when it cannot be rendered', async () => {
    const other = await startApp(database, webDir, { MBW_QUANTIDADE_LIVROS: '13' })
    const response = await other.inject({ url: '/mbw' })
    expect(response.statusCode).toBe(200)
    expect(response.body).toContain('the app')
    await other.close()
  })

  it('answers as any page does when nothing is built', async () => {
    expect((await harness.app.inject({ url: '/mbw' })).statusCode).toBe(404)
  })
})

describe('what goes with the page', () => {
  it('robots.txt lets in to the public pages and covers, and names the map', async () => {
    const response = await harness.app.inject({ url: '/robots.txt' })
    expect(response.headers['content-type']).toBe('text/plain; charset=utf-8')
    expect(response.body.split('\n')).toEqual(
      expect.arrayContaining([
        'Allow: /mbw',
        'Allow: /login',
        'Allow: /privacidade',
        'Allow: /ler/',
        'Allow: /api/recursos/capa/',
        'Disallow: /api/',
      ]),
    )
    expect(response.body).toContain('Sitemap: https://biblioteca.exemplo/sitemap.xml\n')
  })

  it('sitemap.xml lists the public pages', async () => {
    const response = await harness.app.inject({ url: '/sitemap.xml' })
    expect(response.headers['content-type']).toBe('application/xml; charset=utf-8')
    const addresses = [...response.body.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address)
    expect(addresses.slice(0, 3)).toEqual([
      'https://biblioteca.exemplo/mbw',
      'https://biblioteca.exemplo/login',
      'https://biblioteca.exemplo/privacidade',
    ])
  })

  it('the picture has the size that Open Graph asks for', async () => {
    const response = await harness.app.inject({ url: '/mbw-og.png' })
    expect(response.headers['content-type']).toBe('image/png')
    expect(await sharp(response.rawPayload).metadata()).toMatchObject({
      format: 'png',
      width: 1200,
      height: 630,
    })
  })
})

function startApp(
  { db, config: database }: TestDatabase,
  webDir: string,
  settings: Record<string, string> = {},
): Promise<FastifyInstance> {
  const config = readConfig({
    MBW_LOG: 'silent',
    MBW_ENDERECO_PUBLICO: 'https://biblioteca.exemplo/',
    ...settings,
  })
  return buildApp({ db, config: { ...config, database, webDir } })
}
