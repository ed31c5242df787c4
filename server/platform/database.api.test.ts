/** What both engines must do alike, and where they are known to differ. */
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createEmptyDatabase, type TestDatabase } from '#tests/support/test-database.ts'
import { isDatabaseAway, isUniqueViolation } from './database-errors.ts'
import { migrate } from './migrate.ts'
import { openDatabase } from './open-database.ts'
import { acquireServerLock } from './server-lock.ts'
import { SQLITE_FILE } from './sqlite-database.ts'
import { StartError } from './start-error.ts'

let test: TestDatabase

beforeAll(async () => {
  test = await createEmptyDatabase()
  await migrate(test.db)
})
afterAll(() => test.drop())

function usuario(id: string) {
  return {
    id,
    username: id,
    email: `${id}@exemplo.com`,
    email_normalizado: `${id}@exemplo.com`,
    senha_hash: 'x',
    first_name: id,
    last_name: '',
    foto: null,
    criado_em: new Date(0).toISOString(),
  }
}

const countUsuarios = async () => {
  const { total } = await test.db.read
    .selectFrom('usuario')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return total
}

describe('migrate', () => {
  it('applies every migration once', async () => {
    const empty = await createEmptyDatabase()
    expect((await migrate(empty.db)).length).toBeGreaterThan(5)
    expect(await migrate(empty.db)).toEqual([])
    await empty.drop()
  })

  it('refuses a database of another version of the program', async () => {
    const dir = mkdtempSync(join(tmpdir(), 'mbw-migrations-'))
    writeFileSync(join(dir, '001-create-contas.sql'), '-- another text')
    await expect(migrate(test.db, dir)).rejects.toThrow(/outra versão do programa/)
    rmSync(dir, { recursive: true })
  })

  it('leaves nothing behind when a migration fails half-way', async () => {
    const empty = await createEmptyDatabase()
    const dir = mkdtempSync(join(tmpdir(), 'mbw-migrations-'))
    writeFileSync(join(dir, '001-break-things.sql'), 'CREATE TABLE a (id TEXT); CREATE TABLE a (id TEXT);')
    await expect(migrate(empty.db, dir)).rejects.toThrow()
    writeFileSync(join(dir, '001-break-things.sql'), 'CREATE TABLE a (id TEXT);')
    expect(await migrate(empty.db, dir)).toEqual(['001-break-things.sql'])
    await empty.drop()
    rmSync(dir, { recursive: true })
  })
})

describe('queries', () => {
  beforeEach(async () => {
    await test.db.write.deleteFrom('usuario').execute()
  })

  const insertUsuario = (id: string) => test.db.write.insertInto('usuario').values(usuario(id)).execute()

  it('counts as a number', async () => {
    expect(await countUsuarios()).toBe(0)
  })

  it('rolls back a transaction that fails', async () => {
    const failing = test.db.write.transaction().execute(async (trx) => {
      await trx.insertInto('usuario').values(usuario('ana')).execute()
      throw new Error('desisti')
    })
    await expect(failing).rejects.toThrow('desisti')
    expect(await countUsuarios()).toBe(0)
  })

  it('runs transactions asked for at the same time one after the other', async () => {
    const ids = Array.from({ length: 20 }, (_, index) => `leitor-${index}`)
    await Promise.all(
      ids.map((id) =>
        test.db.write.transaction().execute(async (trx) => {
          await trx.insertInto('usuario').values(usuario(id)).execute()
          await trx.selectFrom('usuario').select('id').execute()
        }),
      ),
    )
    expect(await countUsuarios()).toBe(20)
  })

  it('lets readers read while a transaction is open, without its unfinished rows', async () => {
    await test.db.write.transaction().execute(async (trx) => {
      await trx.insertInto('usuario').values(usuario('aberta')).execute()
      expect(await countUsuarios()).toBe(0)
    })
    expect(await countUsuarios()).toBe(1)
  })

  it('recognises a broken unique constraint', async () => {
    await insertUsuario('ana')
    const error = await insertUsuario('ana').catch((reason: unknown) => reason)
    expect(isUniqueViolation(error)).toBe(true)
    expect(isDatabaseAway(error)).toBe(false)
  })

  it('keeps types: text does not enter an INTEGER column', async () => {
    const row = { edicao_id: 1, livro_id: 1, capitulo: 'um' as unknown as number, titulo: 'x' }
    await expect(test.db.write.insertInto('titulo_salmo').values(row).execute()).rejects.toThrow()
  })

  it('keeps foreign keys', async () => {
    const row = { edicao_id: 99, livro_id: 99, capitulo: 1, titulo: 'x' }
    await expect(test.db.write.insertInto('titulo_salmo').values(row).execute()).rejects.toThrow()
  })

  it('stores Portuguese and emoji as they are', async () => {
    const nome = 'Ação de graças — fé 🕊️ ﷽'
    await insertUsuario('ana')
    await test.db.write.updateTable('usuario').set({ last_name: nome }).execute()
    const row = await test.db.read.selectFrom('usuario').select('last_name').executeTakeFirstOrThrow()
    expect(row.last_name).toBe(nome)
  })
})

describe('closing', () => {
  it('leaves one file, also when nothing was asked', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'mbw-close-'))
    const db = await openDatabase({ engine: 'sqlite', dataDir })
    await db.exec('CREATE TABLE a (n INTEGER)')
    await db.close()
    expect(readdirSync(dataDir)).toEqual([SQLITE_FILE])
    await (await openDatabase({ engine: 'sqlite', dataDir }, 'reading')).close()
    expect(readdirSync(dataDir)).toEqual([SQLITE_FILE])
    rmSync(dataDir, { recursive: true })
  })
})

describe('opening', () => {
  it('says in one sentence that the server cannot be reached', async () => {
    const config = { engine: 'postgres', dataDir: tmpdir(), url: 'postgres://mbw@127.0.0.1:1/mbw' } as const
    const error = await openDatabase(config).catch((reason: unknown) => reason)
    expect(error).toBeInstanceOf(StartError)
    expect(String(error)).toMatch(/Não foi possível conectar ao PostgreSQL de DATABASE_URL/)
  })

  it('says in one sentence that the folder cannot be used', async () => {
    const file = join(mkdtempSync(join(tmpdir(), 'mbw-folder-')), 'file')
    writeFileSync(file, '')
    const config = { engine: 'sqlite', dataDir: join(file, 'data') } as const
    await expect(openDatabase(config)).rejects.toThrow(/Não foi possível abrir o banco de dados/)
    expect(() => acquireServerLock(config.dataDir)).toThrow(/Não é possível gravar na pasta de dados/)
  })

  it('lets only one server use a folder, and the next one after it ended', () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'mbw-lock-'))
    const lock = acquireServerLock(dataDir)
    expect(() => acquireServerLock(dataDir)).toThrow(/Outro servidor já está usando a pasta de dados/)
    lock.release()
    acquireServerLock(dataDir).release()
    rmSync(dataDir, { recursive: true })
  })
})
