/** The built web app as the server sends it. */
import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildApp } from '#server/app.ts'
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts'
import { readConfig } from './config.ts'

const SCRIPT = 'console.log("biblioteca")'
let webDir: string
let assetsDir: string
let database: TestDatabase
let app: FastifyInstance

beforeAll(async () => {
  webDir = mkdtempSync(join(tmpdir(), 'mbw-web-'))
  mkdirSync(join(webDir, 'assets'))
  writeFileSync(
    join(webDir, 'index.html'),
    '<!doctype html><title>Biblioteca</title><script src="/assets/main-abc123.js">',
  )
  const own = { scripts: ['assets/main-abc123.js', 'assets/pagina-1.js'], styles: ['assets/pagina-1.css'] }
  writeFileSync(join(webDir, '.pages.json'), JSON.stringify([{ path: '/cfw/capitulo/:id', ...own }]))
  writeFileSync(join(webDir, '.built-from'), 'hash')
  writeFileSync(join(webDir, 'assets/main-abc123.js'), SCRIPT)
  writeFileSync(join(webDir, 'assets/main-abc123.js.gz'), gzipSync(SCRIPT))
  // Of the build before, which another server has put there.
  assetsDir = mkdtempSync(join(tmpdir(), 'mbw-assets-'))
  writeFileSync(join(assetsDir, 'main-old999.js'), SCRIPT)
  writeFileSync(join(assetsDir, 'main-old999.js.gz'), gzipSync(SCRIPT))
  writeFileSync(join(assetsDir, 'ancient-000.js'), SCRIPT)
  utimesSync(join(assetsDir, 'ancient-000.js'), 1, 1)
  database = await createTestDatabase()
  const config = readConfig({ MBW_LOG: 'silent', MBW_ENDERECO_PUBLICO: 'https://biblioteca.exemplo' })
  app = await buildApp({
    db: database.db,
    config: { ...config, database: database.config, webDir, assetsDir },
  })
})
afterAll(async () => {
  await app.close()
  await database.drop()
  rmSync(webDir, { recursive: true })
  rmSync(assetsDir, { recursive: true })
})

describe('pages', () => {
  it.each(['/', '/cfw/capitulo/8', '/biblia/capitulos/43/3?v=16', '/nao/existe'])(
    '%s is the app, never kept without asking',
    async (url) => {
      const response = await app.inject({ url })
      expect(response.statusCode).toBe(200)
      expect(response.body).toContain('Biblioteca')
      expect(response.headers['cache-control']).toBe('no-cache')
    },
  )

  it('name what they need besides the app, so that it comes beside it', async () => {
    const linkOf = async (url: string) => (await app.inject({ url })).headers.link
    expect(await linkOf('/cfw/capitulo/8?nota=1')).toBe(
      '</assets/pagina-1.js>; rel=modulepreload; crossorigin, </assets/pagina-1.css>; rel=preload; as=style; crossorigin',
    )
    expect(await linkOf('/cfw/capitulo/8/9')).toBeUndefined()
    expect(await linkOf('/nao/existe')).toBeUndefined()
  })

  it('are sent over https with everything that https adds', async () => {
    const { headers } = await app.inject({ url: '/' })
    expect(headers['content-security-policy']).toContain('upgrade-insecure-requests')
    expect(headers['strict-transport-security']).toBeTruthy()
  })

  it('give https-only cookies', async () => {
    const { cookies } = await app.inject({ url: '/api/set-csrf-token' })
    expect(cookies[0]?.secure).toBe(true)
  })
})

describe('files', () => {
  it('with a hash in their name are kept for ever, and come compressed as built', async () => {
    const response = await app.inject({
      url: '/assets/main-abc123.js',
      headers: { 'accept-encoding': 'gzip' },
    })
    expect(response.headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect(response.headers['content-encoding']).toBe('gzip')
  })

  it('that are compressed copies have no address of their own', async () => {
    expect((await app.inject({ url: '/assets/main-abc123.js.gz' })).statusCode).toBe(404)
  })

  it('of another build are sent like its own, and its own are put beside them', async () => {
    const old = await app.inject({ url: '/assets/main-old999.js', headers: { 'accept-encoding': 'gzip' } })
    expect(old.statusCode).toBe(200)
    expect(old.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-encoding': 'gzip',
      'content-type': expect.stringContaining('javascript'),
    })
    expect(readdirSync(assetsDir).sort()).toEqual([
      'main-abc123.js',
      'main-abc123.js.gz',
      'main-old999.js',
      'main-old999.js.gz',
    ])
  })

  it.each(['main-old999.js.gz', '..%2fpackage.json', '.built-from', 'a'.repeat(200), 'x%00.js'])(
    '/assets/%s is not there',
    async (name) => {
      expect((await app.inject({ url: `/assets/${name}` })).statusCode).toBeGreaterThanOrEqual(400)
    },
  )

  it.each(['/assets/gone-000.js', '/.built-from', '/../package.json', '/%2e%2e/package.json'])(
    '%s is not there',
    async (url) => {
      const response = await app.inject({ url })
      expect(response.body).not.toMatch(/hash|minha-biblioteca/)
      expect([200, 404]).toContain(response.statusCode)
    },
  )

  it('that do not exist answer 404, not the app', async () => {
    expect((await app.inject({ url: '/assets/gone-000.js' })).statusCode).toBe(404)
  })

  it.each(['/api', '/api/nada', '/api/cfw/8/nada'])('%s is no page: the API answers', async (url) => {
    const response = await app.inject({ url })
    expect(response.statusCode).toBe(404)
    expect(response.json().code).toBe('rota_inexistente')
  })

  it('do not answer other methods', async () => {
    expect((await app.inject({ method: 'POST', url: '/cfw' })).statusCode).toBe(404)
  })
})
