/** A copy in the place of a database; the whole library as one: cli.api.test.ts. */
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buscar } from '#contract/busca.ts'
import { migrate } from '#server/platform/migrate.ts'
import { openDatabase } from '#server/platform/open-database.ts'
import { type Client, createClient } from '#tests/support/api-client.ts'
import { createEmptyTarget, forgeCopia, readLines, sumAll, type Target } from '#tests/support/copias.ts'
import { isSignedIn, makeReader } from '#tests/support/copias-leitores.ts'
import { createSmallLibrary } from '#tests/support/small-library.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'
import type { TestDatabase } from '#tests/support/test-database.ts'
import { writeCopia } from './gravar-copia.ts'
import { restoreCopia } from './restore-copia.ts'

let dir: string
let copia: string
let source: TestDatabase
let app: TestApp
let reader: Client
let sums: Record<string, string>

beforeAll(async () => {
  dir = mkdtempSync(join(tmpdir(), 'mbw-restaurar-'))
  copia = join(dir, 'um', 'dia.copia')
  source = await createSmallLibrary(join(dir, 'textos'))
  app = await startTestApp(source)
  reader = await makeReader(app)
  const original = { idioma: 'en', simbolo_id: 1, numero: 8, titulo: 'Of Christ the Mediator' }
  await source.db.write.insertInto('pagina_original').values(original).execute()
  await writeCopia(source.config, copia)
  sums = await sumAll(source.config)
})
afterAll(async () => {
  await app.app.close()
  await source.drop()
  rmSync(dir, { recursive: true })
})

/** With a database of ours in which there is something that the copy has not. */
async function withTarget(use: (target: Target) => Promise<void>): Promise<void> {
  const target = await createEmptyTarget()
  try {
    const old = await openDatabase(target.config)
    await migrate(old)
    await sql`INSERT INTO configuracao (chave, valor) VALUES ('antes', 'sim')`.execute(old.write)
    await old.close()
    await use(target)
  } finally {
    await target.drop()
  }
}

describe('a copy', () => {
  it('is for the eyes of its owner only, and leaves nothing else in its folder', async () => {
    expect(statSync(copia).mode & 0o777).toBe(0o600)
    expect(readLines(copia)[0]).toContain(`"banco":"${source.db.engine}"`)
  })

  it('holds every table of the database but the index of the search', async () => {
    const { tabelas } = JSON.parse(readLines(copia)[0] ?? '')
    const nomes = tabelas.map(({ nome }: { nome: string }) => nome)
    expect(nomes).toEqual(
      expect.arrayContaining(['usuario', 'sessao', 'anotacao', 'destaque', 'migracao', 'pagina_original']),
    )
    expect(nomes.filter((nome: string) => nome.startsWith('busca_'))).toEqual([])
    expect(nomes.indexOf('usuario')).toBeLessThan(nomes.indexOf('anotacao'))
  })
})

describe('restoreCopia', () => {
  it('gives back every row and keeps what was there; sessions stay valid and the search finds', async () => {
    await withTarget(async ({ config, drop }) => {
      const kept = (await restoreCopia(config, copia)) ?? ''
      expect(await sumAll(config)).toEqual(sums)
      expect(await readAntes(config, kept)).toEqual(['sim'])
      const db = await openDatabase(config)
      const restored = await startTestApp({ db, config, drop })
      const client = createClient(restored.app)
      for (const [name, value] of reader.cookies) client.cookies.set(name, value)
      expect(await isSignedIn(client)).toBe(true)
      const found = await client.call(buscar, { query: { q: 'graça paz', em: 'notas' } })
      expect(found.json().grupos[0]).toMatchObject({ fonte: 'notas', total: 1 })
      await restored.app.close()
      await db.close()
    })
  })

  it('changes nothing when the copy does not fit its tables', async () => {
    await withTarget(async ({ config }) => {
      const before = await sumAll(config)
      const lines = readLines(copia)
      const at = lines.findIndex((line) => line.startsWith('{"fim":"anotacao"'))
      const orphan = JSON.parse(lines[at - 1] ?? '')
      const wrong = lines.toSpliced(at, 0, JSON.stringify(['ninguem', ...orphan.slice(1)]))
      const file = forgeCopia(join(dir, 'orfa.copia'), wrong)
      await expect(restoreCopia(config, file)).rejects.toThrow('Uma linha da tabela anotacao')
      expect(await sumAll(config)).toEqual(before)
    })
  })

  it('changes nothing when the copy is cut off', async () => {
    await withTarget(async ({ config }) => {
      const before = await sumAll(config)
      const file = join(dir, 'cortada.copia')
      writeFileSync(file, readFileSync(copia).subarray(0, -2_000))
      await expect(restoreCopia(config, file)).rejects.toThrow('danificada ou incompleta')
      expect(await sumAll(config)).toEqual(before)
    })
  })
})

/** The mark of the database that was there before. */
async function readAntes(config: TestDatabase['config'], kept: string): Promise<string[]> {
  const isSqlite = config.engine === 'sqlite'
  const db = await openDatabase(isSqlite ? { engine: 'sqlite', dataDir: kept } : config)
  const table = isSqlite ? sql.id('configuracao') : sql.id(kept, 'configuracao')
  const { rows } = await sql<{ valor: string }>`SELECT valor FROM ${table} WHERE chave = 'antes'`.execute(
    db.read,
  )
  await db.close()
  return rows.map(({ valor }) => valor)
}
