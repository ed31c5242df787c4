/** What a reader deletes is gone: from the tables, the index, and on SQLite from every byte of the files. */
import { sql } from 'kysely'
import { beforeAll, describe, expect, inject, it } from 'vitest'
import { criarNota, deletarNota, editarNota } from '#contract/notas.ts'
import { atualizarNomes, excluirConta } from '#contract/perfil.ts'
import { cleanIndiceDeNotas } from '#server/busca/indice/clean-indice-de-notas.ts'
import type { Client } from '#tests/support/api-client.ts'
import { countText } from '#tests/support/find-text.ts'
import { startTestApp, TEST_PASSWORD, type TestApp } from '#tests/support/test-app.ts'
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts'
import type { Database } from './database.ts'
import {
  createNightlyRewrite,
  emptyWriteAheadLog,
  rewriteFile,
  rewriteFileIfPossible,
} from './sqlite-file.ts'

const onSqlite = inject('golden').engine === 'sqlite'

let database: TestDatabase
let harness: TestApp
beforeAll(async () => {
  database = await createTestDatabase()
  harness = await startTestApp(database)
  return async () => {
    await harness.app.close()
    await database.drop()
  }
})

const count = (text: string) => countText(database.db, database.config, text)

/** What the server does every few seconds, and once a night or at its start. */
async function cleanUp() {
  await cleanIndiceDeNotas(database.db)
  await emptyWriteAheadLog(database.db)
  await rewriteFile(database.db)
}

/** Leaves in a free page what SQLite was told not to overwrite. */
async function leaveBehind(text: string) {
  await sql`PRAGMA secure_delete = OFF`.execute(database.db.write)
  const valor = `${text} `.repeat(2_000)
  await database.db.write.insertInto('configuracao').values({ chave: 'antigo', valor }).execute()
  await database.db.write.deleteFrom('configuracao').where('chave', '=', 'antigo').execute()
  await emptyWriteAheadLog(database.db)
  await sql`PRAGMA secure_delete = ON`.execute(database.db.write)
  expect(await count(text)).toBeGreaterThan(0)
}

/** Has no room for a second file: SQLITE_FULL. */
function withoutRoom(db: Database): Database {
  const full = Object.assign(new Error('database or disk is full'), { code: 'ERR_SQLITE_ERROR', errcode: 13 })
  const write = db.write.withPlugin({
    transformQuery({ node }) {
      if (node.kind === 'RawNode') throw full
      return node
    },
    transformResult: async ({ result }) => result,
  })
  return { ...db, write }
}

async function anotar(leitor: Client, marca: string): Promise<string> {
  const body = {
    simbolo: 1,
    numero_pergunta: 8,
    titulo: marca,
    anotacao: `${marca} de cabo a rabo. `.repeat(50),
  }
  const nota = (await leitor.call(criarNota, { body })).json()
  const editada = { anotacao: `Outra ${marca} ${body.anotacao}` }
  expect((await leitor.call(editarNota, { params: { id: nota.id }, body: editada })).statusCode).toBe(200)
  return nota.id
}

describe('what was deleted', () => {
  it('is not to be found: one note of many', async () => {
    const leitor = await harness.reader()
    for (const marca of ['wqprimeira', 'kjsegunda', 'zyterceira']) await anotar(leitor, marca)
    const id = await anotar(leitor, 'xqapagada')
    expect(await count('xqapagada')).toBeGreaterThan(0)
    expect((await leitor.call(deletarNota, { params: { id }, query: { nota_id: id } })).statusCode).toBe(200)
    await cleanUp()
    expect(await count('xqapagada')).toBe(0)
    expect(await count('kjsegunda')).toBeGreaterThan(0)
  })

  it('is not to be found: an account with its notes', async () => {
    const leitor = await harness.reader()
    await leitor.call(atualizarNomes, { body: { first_name: 'Vqnome', last_name: 'Jxsobrenome' } })
    for (let index = 0; index < 20; index += 1) await anotar(leitor, `qvmarca${index}`)
    await leitor.call(excluirConta, { body: { senha: TEST_PASSWORD } })
    await cleanUp()
    for (const text of ['Vqnome', 'Jxsobrenome', 'qvmarca', 'vqnome']) expect(await count(text)).toBe(0)
  })

  it.runIf(onSqlite)('goes when the file is written anew, once a night', async () => {
    const leitor = await harness.reader()
    const id = await anotar(leitor, 'qjnoite')
    await rewriteFile(database.db)
    let now = '2026-11-28T15:00:00Z'
    const tidy = createNightlyRewrite(database.db, () => new Date(now))
    await leaveBehind('jwantigo')

    now = '2026-11-29T06:00:00Z'
    await tidy()
    expect(await count('jwantigo'), 'nothing of a reader was deleted').toBeGreaterThan(0)

    await leitor.call(deletarNota, { params: { id }, query: { nota_id: id } })
    await tidy()
    expect(await count('jwantigo'), 'in the same night').toBeGreaterThan(0)
    now = '2026-11-30T05:59:59Z'
    await tidy()
    expect(await count('jwantigo'), 'before 3 o’clock').toBeGreaterThan(0)
    now = '2026-11-30T06:00:00Z'
    await tidy()
    expect(await count('jwantigo')).toBe(0)
  })

  it.runIf(onSqlite)('goes at the next start after an account has gone', async () => {
    const leitor = await harness.reader()
    await rewriteFile(database.db)
    await leaveBehind('jwconta')
    await leitor.call(excluirConta, { body: { senha: TEST_PASSWORD } })
    expect(await rewriteFileIfPossible(withoutRoom(database.db)), 'on a full disk').toBe(false)
    expect(await count('jwconta')).toBeGreaterThan(0)
    expect(await rewriteFileIfPossible(database.db)).toBe(true)
    expect(await count('jwconta')).toBe(0)
  })
})
