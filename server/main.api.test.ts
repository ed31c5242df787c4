/** The server as a process: what the person who types `npm start` sees, and what survives. */
import { once } from 'node:events'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { request } from 'node:http'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { criarNota } from '#contract/notas.ts'
import { buildUrl } from '#contract/url.ts'
import { loadCanon, writeBibliaJson } from '#tests/support/biblia-gerada.ts'
import { runUntilExit, spawnServer } from '#tests/support/spawn-server.ts'
import { createEmptyDatabase, createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts'
import { addReaders } from '#tests/torture/readers.ts'
import { migrate } from './platform/migrate.ts'
import { openDatabase } from './platform/open-database.ts'
import { PROJECT_ROOT } from './platform/project-root.ts'

const onSqlite = inject('golden').engine === 'sqlite'
let dir: string
let biblia: string

beforeAll(async () => {
  dir = mkdtempSync(join(tmpdir(), 'mbw-main-'))
  biblia = await writeBibliaJson(dir, await loadCanon())
})
afterAll(() => rmSync(dir, { recursive: true }))

/** The whole environment of a server on this database. */
function settingsFor({ config }: TestDatabase): Record<string, string> {
  return {
    MBW_DATA_DIR: config.dataDir,
    MBW_BIBLIA: biblia,
    ...(config.engine === 'postgres' && { DATABASE_URL: config.url }),
  }
}

async function countRows({ config }: TestDatabase): Promise<Record<string, number>> {
  const db = await openDatabase(config)
  const { rows } = await sql<Record<string, number>>`
    SELECT (SELECT count(*) FROM pagina) AS paginas, (SELECT count(*) FROM referencia) AS referencias,
           (SELECT count(*) FROM versiculo) AS versiculos`.execute(db.read)
  await db.close()
  return { ...rows[0] }
}

/** A whole Bible, and the proof texts. */
const COMPLETE = { paginas: 385, referencias: 5114, versiculos: 31_102 + 4_585 }

describe('a later start', () => {
  it('imports nothing, also after some that failed, stands beside a second server, quotes no reader in its log, and answers the request under way before it ends', async () => {
    const database = await createTestDatabase()
    // Nothing of it is the database's affair.
    if (onSqlite) {
      await startOnTakenPort(database)
      await startOnWrongTexts(database)
    }
    const server = await spawnServer(settingsFor(database))
    expect(server.output()).not.toContain('Importando')
    await startSecond(database)
    expect((await fetch(`${server.url}/api/saude`)).status).toBe(200)

    const body = JSON.stringify({ email: 'a@b.c', password: 'x' })
    const post = request(`${server.url}/api/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'content-length': body.length, expect: '100-continue' },
    })
    const replied = once(post, 'response')
    post.flushHeaders()
    // The server has begun with the request; its body comes only after the signal.
    await once(post, 'continue')
    const stopped = server.stop()
    post.end(body)
    const [response] = await replied
    const code = await stopped
    // 403: it carries no CSRF token, which is an answer too.
    expect(response.statusCode).toBe(403)
    expect(code).toBe(0)
    await database.drop()
  })

  async function startOnTakenPort(database: TestDatabase): Promise<void> {
    const blocker = createServer().listen(0, '127.0.0.1')
    await once(blocker, 'listening')
    const address = blocker.address()
    const port = typeof address === 'object' && address ? address.port : 0
    const { code, output } = await runUntilExit({ ...settingsFor(database), PORT: String(port) })
    expect(code).toBe(1)
    expect(output).toContain(`A porta ${port} já está em uso em 127.0.0.1.`)
    blocker.close()
  }

  async function startOnWrongTexts(database: TestDatabase): Promise<void> {
    const { code, output } = await runUntilExit({ ...settingsFor(database), MBW_CONTEUDO: dir })
    expect(code).toBe(1)
    expect(output).toContain('Os textos têm erros e não foram importados')
    expect(await countRows(database)).toEqual(COMPLETE)
  }

  /** Refused on the same folder; of the same PostgreSQL there may be two. */
  async function startSecond(database: TestDatabase): Promise<void> {
    if (!onSqlite) return startBeside(database)
    const { code, output } = await runUntilExit(settingsFor(database))
    expect(code).toBe(1)
    expect(output).toContain('Outro servidor já está usando a pasta de dados')
  }

  /** It answers, and its log does not quote the row that PostgreSQL refused. */
  async function startBeside(database: TestDatabase): Promise<void> {
    await sql`ALTER TABLE anotacao ADD CONSTRAINT nenhuma CHECK (titulo = '')`.execute(database.db.write)
    const [leitor] = await addReaders(database.db, 1)
    const server = await spawnServer(settingsFor(database))
    const response = await fetch(server.url + buildUrl(criarNota.path, {}), {
      method: criarNota.method,
      headers: { ...leitor?.headers, 'content-type': 'application/json' },
      body: JSON.stringify({ simbolo: 1, numero_pergunta: 8, titulo: 'xqtitulo', anotacao: 'xqsegredo' }),
    })
    expect(response.status).toBe(500)
    expect(await server.stop()).toBe(0)
    expect(server.output()).toContain('violates check constraint')
    expect(server.output()).not.toContain('xq')
  }
})

// Settings are read, and an address tried, before there is a database.
describe.runIf(onSqlite)('a start that cannot succeed', () => {
  it('names every wrong setting', async () => {
    const { code, output } = await runUntilExit({ PORT: 'x', MBW_SEGREDO: 'y' })
    expect(code).toBe(1)
    expect(output).toBe(
      'PORT deve ser um número de porta entre 0 e 65535.\nMBW_SEGREDO deve ter ao menos 32 caracteres.\n',
    )
  })

  it('says that the database cannot be reached', async () => {
    const { code, output } = await runUntilExit({
      MBW_DATA_DIR: dir,
      DATABASE_URL: 'postgres://x@127.0.0.1:1/y',
    })
    expect(code).toBe(1)
    expect(output).toMatch(/^Não foi possível conectar ao PostgreSQL de DATABASE_URL: .*\n$/)
  })
})

describe('several first starts at once', () => {
  it('migrate one after the other', async () => {
    const database = await createEmptyDatabase()
    const script = join(PROJECT_ROOT, 'tests/support/migrate-process.ts')
    const starts = Array.from({ length: 6 }, () => runUntilExit(settingsFor(database), script))
    const ends = await Promise.all(starts)
    expect(ends.map(({ code, output }) => (code === 0 ? code : output))).toEqual([0, 0, 0, 0, 0, 0])
    const migrations = readdirSync(join(PROJECT_ROOT, 'server/migrations')).length
    expect(await migrate(database.db)).toEqual([])
    const { rows } = await sql<{ total: number }>`SELECT count(*) AS total FROM migracao`.execute(
      database.db.read,
    )
    expect(rows[0]?.total).toBe(migrations)
    await database.drop()
  })
})
