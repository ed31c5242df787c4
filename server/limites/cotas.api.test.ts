import { beforeAll, describe, expect, it } from 'vitest'
import { user } from '#contract/auth.ts'
import * as destaques from '#contract/destaques.ts'
import * as notas from '#contract/notas.ts'
import { excluirConta } from '#contract/perfil.ts'
import { migrate } from '#server/platform/migrate.ts'
import { type Client, errorOf } from '#tests/support/api-client.ts'
import { type InsertedEbook, insertEbook } from '#tests/support/ebook-fixtures.ts'
import { migrationsBefore } from '#tests/support/migrations-before.ts'
import { setupTestApp, TEST_PASSWORD } from '#tests/support/test-app.ts'
import { createEmptyDatabase } from '#tests/support/test-database.ts'
import { bytesOf, COTAS } from './cotas.ts'

const harness = setupTestApp()
const NOTA = { simbolo: 1, numero_pergunta: 8, titulo: 'fé', anotacao: 'Só.' }
const NOTA_BYTES = bytesOf(NOTA.titulo, NOTA.anotacao)

let ebook: InsertedEbook

beforeAll(async () => {
  ebook = await insertEbook(harness.db, { capitulos: [{ titulo: 'Um', paragrafos: ['No princípio.'] }] })
})

async function usuarioOf(reader: Client): Promise<string> {
  const { email } = (await reader.call(user)).json()
  const { id } = await harness.db.read
    .selectFrom('usuario')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow()
  return id
}

const create = (reader: Client, nota: Partial<notas.NovaNota> = {}) =>
  reader.call(notas.criarNota, { body: { ...NOTA, ...nota } })

function mark(reader: Client, nota = '') {
  const [capitulo] = ebook.capitulos
  const paragrafo = capitulo?.paragrafoIds[0]
  const body = {
    capitulo_id: capitulo?.id,
    paragrafo_inicio_id: paragrafo,
    inicio: 0,
    paragrafo_fim_id: paragrafo,
    fim: 2,
    cor: 'azul',
    nota,
  }
  return reader.call(destaques.criarDestaque, { params: { ebookId: ebook.id }, body })
}

/** A reader who keeps so much already; the rows themselves are not needed. */
async function readerWith(uso: Partial<typeof COTAS>): Promise<{ reader: Client; usuarioId: string }> {
  const reader = await harness.reader()
  const usuarioId = await usuarioOf(reader)
  await harness.db.write
    .insertInto('uso')
    .values({ usuario_id: usuarioId, notas: 0, destaques: 0, bytes: 0, ...uso })
    .execute()
  return { reader, usuarioId }
}

const usoOf = (usuarioId: string) =>
  harness.db.read
    .selectFrom('uso')
    .select(['notas', 'destaques', 'bytes'])
    .where('usuario_id', '=', usuarioId)
    .executeTakeFirst()

describe('what a reader keeps', () => {
  it('is counted with each write, and counted off', async () => {
    const reader = await harness.reader()
    const usuarioId = await usuarioOf(reader)
    const { id } = (await create(reader)).json()
    const marca = (await mark(reader, 'á')).json()
    expect(await usoOf(usuarioId)).toEqual({ notas: 1, destaques: 1, bytes: NOTA_BYTES + 2 + 2 })
    await reader.call(notas.editarNota, { params: { id }, body: { anotacao: 'Só a Escritura.' } })
    await reader.call(destaques.editarDestaque, { params: { id: marca.id }, body: { nota: '' } })
    const bytes = bytesOf('fé', 'Só a Escritura.')
    expect(await usoOf(usuarioId)).toEqual({ notas: 1, destaques: 1, bytes: bytes + 2 })
    await reader.call(notas.deletarNota, { params: { id }, query: { nota_id: id } })
    await reader.call(destaques.deletarDestaque, { params: { id: marca.id } })
    expect(await usoOf(usuarioId)).toEqual({ notas: 0, destaques: 0, bytes: 0 })
  })

  it('counts a call that is repeated once, and a deletion of what is not there not at all', async () => {
    const { reader, usuarioId } = await readerWith({ notas: 5, bytes: 500 })
    const id = '01890000-0000-7000-8000-00000000000c'
    await create(reader, { id })
    await create(reader, { id })
    const unknown = '01890000-0000-7000-8000-00000000000d'
    await reader.call(notas.deletarNota, { params: { id: unknown }, query: { nota_id: unknown } })
    expect(await usoOf(usuarioId)).toMatchObject({ notas: 6, bytes: 500 + NOTA_BYTES })
  })

  it('goes with the account', async () => {
    const { reader, usuarioId } = await readerWith({ notas: 5 })
    await reader.call(excluirConta, { body: { senha: TEST_PASSWORD } })
    expect(await usoOf(usuarioId)).toBeUndefined()
  })
})

describe('a full quota', () => {
  it('of notes refuses another one with a sentence and a way on, and keeps nothing of it', async () => {
    const { reader, usuarioId } = await readerWith({ notas: COTAS.notas })
    expect(errorOf(await create(reader))).toEqual({
      status: 422,
      code: 'cota_esgotada',
      message:
        'Você já tem 20.000 notas, o máximo que a biblioteca guarda. Exporte as suas notas e exclua algumas para escrever outras.',
    })
    expect((await reader.call(notas.listarNotas)).json()).toEqual([])
    expect(await usoOf(usuarioId)).toEqual({ notas: COTAS.notas, destaques: 0, bytes: 0 })
    expect((await mark(reader)).statusCode).toBe(201)
  })

  it('of highlights refuses another one, and keeps nothing of it', async () => {
    const { reader } = await readerWith({ destaques: COTAS.destaques })
    const refused = errorOf(await mark(reader))
    expect(refused).toMatchObject({ status: 422, code: 'cota_esgotada' })
    expect(refused.message).toContain('20.000 destaques')
    const params = { ebookId: ebook.id }
    expect((await reader.call(destaques.listarDestaques, { params })).json()).toEqual([])
    expect((await create(reader)).statusCode).toBe(201)
  })

  it('of bytes refuses what grows, a note or a highlight or an edit, and takes what shrinks', async () => {
    const { reader, usuarioId } = await readerWith({ bytes: COTAS.bytes - NOTA_BYTES - 4 })
    const { id } = (await create(reader)).json()
    const marca = (await mark(reader)).json()
    const longer = { anotacao: 'Só a Escritura.' }
    for (const response of [
      await create(reader),
      await mark(reader, 'x'),
      await reader.call(notas.editarNota, { params: { id }, body: longer }),
      await reader.call(destaques.editarDestaque, { params: { id: marca.id }, body: { nota: 'longa' } }),
    ]) {
      expect(errorOf(response)).toMatchObject({ status: 422, code: 'cota_esgotada' })
      expect(errorOf(response).message).toContain('50 MB')
    }
    const { anotacao, versao } = (await reader.call(notas.lerNota, { params: { id } })).json()
    expect({ anotacao, versao }).toEqual({ anotacao: 'Só.', versao: 1 })
    const shorter = await reader.call(notas.editarNota, { params: { id }, body: { anotacao: '' } })
    expect(shorter.statusCode).toBe(200)
    expect(await usoOf(usuarioId)).toMatchObject({ bytes: COTAS.bytes - 4 - bytesOf('Só.') + 2 })
  })

  it('cannot be passed by many at once', async () => {
    const { reader, usuarioId } = await readerWith({ notas: COTAS.notas - 2, destaques: COTAS.destaques - 2 })
    const replies = await Promise.all(Array.from({ length: 6 }, () => create(reader)))
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([201, 201, 422, 422, 422, 422])
    const marks = await Promise.all(Array.from({ length: 6 }, () => mark(reader)))
    expect(marks.map(({ statusCode }) => statusCode).sort()).toEqual([201, 201, 422, 422, 422, 422])
    expect(await usoOf(usuarioId)).toMatchObject({ notas: COTAS.notas, destaques: COTAS.destaques })
  })
})

describe('the migration', () => {
  it('counts what readers keep already', async () => {
    const database = await createEmptyDatabase()
    const { db } = database
    await migrate(db, migrationsBefore('020'))
    const usuario = { username: '', senha_hash: '', first_name: '', last_name: '', foto: null, criado_em: '' }
    for (const id of ['a', 'b']) {
      await db.write
        .insertInto('usuario')
        .values({ ...usuario, id, email: id, email_normalizado: id })
        .execute()
    }
    const nota = { usuario_id: 'a', simbolo_id: 1, numero: 8, titulo: 'fé', anotacao: 'Só.', versao: 1 }
    for (const id of ['1', '2']) {
      await db.write
        .insertInto('anotacao')
        .values({ ...nota, id, data_criacao: '', data_edicao: '', texto_busca: '' })
        .execute()
    }
    await migrate(db)
    expect(await db.read.selectFrom('uso').selectAll().orderBy('usuario_id').execute()).toEqual([
      { usuario_id: 'a', notas: 2, destaques: 0, bytes: 2 * NOTA_BYTES, mudancas: 0 },
      { usuario_id: 'b', notas: 0, destaques: 0, bytes: 0, mudancas: 0 },
    ])
    await database.drop()
  })
})
