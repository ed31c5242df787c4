/** The notes of highlights in the search: found by their reader alone, and gone with the highlight or the account. */
import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { buscar, RespostaDaBusca } from '#contract/busca.ts'
import { criarDestaque, deletarDestaque, editarDestaque } from '#contract/destaques.ts'
import { criarLeitura } from '#contract/leituras.ts'
import { excluirConta } from '#contract/perfil.ts'
import { type Client, errorOf } from '#tests/support/api-client.ts'
import { type InsertedEbook, insertEbook } from '#tests/support/ebook-fixtures.ts'
import { setupTestApp, TEST_PASSWORD } from '#tests/support/test-app.ts'
import { cleanIndiceDeNotas } from './clean-indice-de-notas.ts'
import { rebuildDosLeitores } from './rebuild-dos-leitores.ts'

const t = setupTestApp()
let helena: Client
let ebook: InsertedEbook
beforeAll(async () => {
  helena = await t.reader()
  const capitulos = [
    { titulo: 'Um', paragrafos: ['No princípio era o Verbo.', 'E o Verbo estava com Deus.'] },
  ]
  ebook = await insertEbook(t.db, { capitulos })
})

async function marcar(client: Client, nota: string): Promise<string> {
  const [capitulo] = ebook.capitulos
  const [first, last] = capitulo?.paragrafoIds ?? []
  const body = {
    capitulo_id: capitulo?.id,
    paragrafo_inicio_id: first,
    inicio: 3,
    paragrafo_fim_id: last,
    fim: 9,
    cor: 'amarelo',
    nota,
  }
  const answer = await client.call(criarDestaque, { params: { ebookId: ebook.id }, body })
  expect(answer.statusCode, answer.body).toBe(201)
  return answer.json().id
}

async function achar(client: Client, q: string) {
  const answer = await client.call(buscar, { query: { q, em: 'destaques', literal: '1' } })
  expect(answer.statusCode, answer.body).toBe(200)
  return z.parse(RespostaDaBusca, answer.json()).grupos.flatMap(({ resultados }) => resultados)
}

async function editar(id: string, nota: string): Promise<void> {
  const answer = await helena.call(editarDestaque, { params: { id }, body: { nota } })
  expect(answer.statusCode, answer.body).toBe(200)
}

async function countIndexed(): Promise<number> {
  const { rows } = await sql<{ total: number }>`SELECT count(*) AS total FROM busca_destaques`.execute(
    t.db.read,
  )
  return Number(rows[0]?.total)
}

describe('the notes of highlights', () => {
  it('are found by their words, in any of their forms, with the passage and the reading', async () => {
    const id = await marcar(helena, 'As orquídeas do pregador')
    const place = { capitulo_id: ebook.capitulos[0]?.id, inicio: 3, fim: 25, leitura_id: null }
    expect(await achar(helena, 'orquidea')).toMatchObject([
      { fonte: 'destaques', destaque_id: id, ebook_id: ebook.id, contexto: 'Um', ...place },
    ])
    const leitura = await helena.call(criarLeitura, { params: { ebookId: ebook.id } })
    expect(await achar(helena, 'pregadores')).toMatchObject([{ leitura_id: leitura.json().id }])
    const all = await helena.call(buscar, { query: { q: 'orquídeas' } })
    expect(z.parse(RespostaDaBusca, all.json()).grupos.map(({ fonte }) => fonte)).toEqual(['destaques'])
  })

  it("are nobody else's, and not for visitors", async () => {
    await marcar(helena, 'Bromélias')
    expect(await achar(await t.reader(), 'bromélias')).toEqual([])
    const asked = await t.visitor().call(buscar, { query: { q: 'bromélias', em: 'destaques' } })
    expect(errorOf(asked)).toMatchObject({ status: 401, code: 'sem_sessao' })
  })

  it('follow what the reader writes', async () => {
    const before = await countIndexed()
    const id = await marcar(helena, '')
    expect(await countIndexed()).toBe(before)
    await editar(id, 'Samambaias')
    expect(await achar(helena, 'samambaia')).toHaveLength(1)
    await editar(id, 'Avencas')
    expect(await achar(helena, 'samambaia')).toEqual([])
    expect(await achar(helena, 'avenca')).toHaveLength(1)
    await editar(id, '')
    expect(await achar(helena, 'avenca')).toEqual([])
    expect(await countIndexed()).toBe(before)
  })

  it('go with the highlight and with the account, on SQLite to the last byte', async () => {
    const before = await countIndexed()
    const leaving = await t.reader()
    const id = await marcar(helena, 'xqviolacea')
    await marcar(leaving, 'xqviolacea na conta')
    expect((await helena.call(deletarDestaque, { params: { id } })).statusCode).toBe(200)
    expect((await leaving.call(excluirConta, { body: { senha: TEST_PASSWORD } })).statusCode).toBe(200)
    expect(await countIndexed()).toBe(before)
    expect(await achar(helena, 'xqviolacea')).toEqual([])
    if (t.db.engine !== 'sqlite') return
    await cleanIndiceDeNotas(t.db)
    const { rows } = await sql<{ total: number }>`SELECT count(*) AS total FROM busca_destaques_data
      WHERE instr(block, CAST('violace' AS BLOB)) > 0`.execute(t.db.read)
    expect(rows[0]?.total).toBe(0)
  })

  it('are in an index that is made anew', async () => {
    const id = await marcar(helena, 'Jabuticabas')
    await t.db.write.deleteFrom('busca_destaque').where('destaque_id', '=', id).execute()
    expect(await achar(helena, 'jabuticaba')).toEqual([])
    await t.db.write.transaction().execute((trx) => rebuildDosLeitores(trx, t.db.engine))
    // Another question: nobody has told the program that rows went behind its back.
    expect(await achar(helena, 'jabuticabas')).toHaveLength(1)
  })
})
