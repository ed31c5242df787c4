import { beforeAll, describe, expect, it } from 'vitest'
import * as contract from '#contract/destaques.ts'
import { criarLeitura, deletarLeitura } from '#contract/leituras.ts'
import { type Client, errorOf } from '#tests/support/api-client.ts'
import { type InsertedEbook, insertEbook } from '#tests/support/ebook-fixtures.ts'
import { setupTestApp } from '#tests/support/test-app.ts'

const harness = setupTestApp()
const UNKNOWN = '01890000-0000-7000-8000-000000000000'

let helena: Client
let jonas: Client
let ebook: InsertedEbook
let other: InsertedEbook

beforeAll(async () => {
  helena = await harness.reader()
  jonas = await harness.reader()
  const capitulos = [
    { titulo: 'Um', paragrafos: ['No princípio era o Verbo.', 'E o Verbo estava com Deus. 🕊', 'Fim.'] },
    { titulo: 'Dois', paragrafos: ['x'.repeat(6_000), 'Outro capítulo.'] },
  ]
  ebook = await insertEbook(harness.db, { capitulos })
  other = await insertEbook(harness.db)
})

/** A passage of the first paragraph: 'princípio'. */
function passage(change: Record<string, unknown> = {}) {
  const [capitulo] = ebook.capitulos
  return {
    capitulo_id: capitulo?.id,
    paragrafo_inicio_id: capitulo?.paragrafoIds[0],
    inicio: 3,
    paragrafo_fim_id: capitulo?.paragrafoIds[0],
    fim: 12,
    cor: 'amarelo',
    ...change,
  }
}

function mark(client: Client, change: Record<string, unknown> = {}, ebookId = ebook.id) {
  return client.call(contract.criarDestaque, { params: { ebookId }, body: passage(change) })
}

async function marked(client: Client, change: Record<string, unknown> = {}): Promise<contract.Destaque> {
  const response = await mark(client, change)
  expect(response.statusCode).toBe(201)
  return response.json()
}

async function listOf(client: Client, ebookId = ebook.id): Promise<contract.Destaque[]> {
  return (await client.call(contract.listarDestaques, { params: { ebookId } })).json()
}

describe('POST /ebook/:ebookId/destaques', () => {
  it('marks a passage and quotes it from the stored text', async () => {
    const destaque = await marked(helena, { trecho: 'o que o cliente diz', nota: 'Gênesis 1' })
    expect(destaque).toMatchObject({
      ebook_id: ebook.id,
      capitulo_id: ebook.capitulos[0]?.id,
      trecho: 'princípio',
      nota: 'Gênesis 1',
      versao: 1,
    })
    const row = await harness.db.read
      .selectFrom('destaque')
      .select(['antes', 'depois'])
      .where('id', '=', destaque.id)
      .executeTakeFirstOrThrow()
    expect(row).toEqual({ antes: 'No ', depois: ' era o Verbo.' })
    expect(await listOf(await harness.reader())).toEqual([])
  })

  it('marks over several paragraphs', async () => {
    const [, , terceiro] = ebook.capitulos[0]?.paragrafoIds ?? []
    const destaque = await marked(helena, { inicio: 19, paragrafo_fim_id: terceiro, fim: 3 })
    expect(destaque.trecho).toBe('Verbo.\nE o Verbo estava com Deus. 🕊\nFim')
    expect(destaque.nota).toBe('')
  })

  it('makes one however often a call with the same id is repeated, also at the same time', async () => {
    const id = '01890000-0000-7000-8000-00000000000a'
    const replies = await Promise.all([1, 2, 3].map(() => mark(jonas, { id, nota: 'repetida' })))
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201])
    expect((await listOf(jonas)).filter(({ nota }) => nota === 'repetida')).toHaveLength(1)
    for (const change of [
      { nota: 'outra' },
      { nota: 'repetida', cor: 'verde' },
      { nota: 'repetida', fim: 9 },
    ]) {
      expect(errorOf(await mark(jonas, { id, ...change }))).toMatchObject({ status: 409 })
    }
    expect(await marked(helena, { id, nota: 'de Helena' })).toMatchObject({ id, nota: 'de Helena' })
  })

  it('refuses passages that the text does not have, naming the field', async () => {
    const [um, dois] = ebook.capitulos
    const [primeiro, segundo] = um?.paragrafoIds ?? []
    const [longo, ultimo] = dois?.paragrafoIds ?? []
    const inDois = { capitulo_id: dois?.id, paragrafo_inicio_id: longo, paragrafo_fim_id: longo }
    for (const [change, field] of [
      [{ capitulo_id: other.capitulos[0]?.id }, 'capitulo_id'],
      [{ capitulo_id: 1e12 }, 'capitulo_id'],
      [{ paragrafo_inicio_id: longo }, 'paragrafo_inicio_id'],
      [{ paragrafo_fim_id: ultimo }, 'paragrafo_fim_id'],
      [{ paragrafo_fim_id: 1.5 }, 'paragrafo_fim_id'],
      [{ paragrafo_inicio_id: segundo, paragrafo_fim_id: primeiro }, 'fim'],
      [{ inicio: 12, fim: 12 }, 'fim'],
      [{ fim: 26 }, 'fim'],
      [{ inicio: 26, paragrafo_fim_id: segundo }, 'inicio'],
      [{ inicio: -1 }, 'inicio'],
      [{ paragrafo_inicio_id: segundo, paragrafo_fim_id: segundo, inicio: 0, fim: 28 }, 'fim'],
      [{ inicio: 2, fim: 3 }, 'fim'],
      [{ ...inDois, inicio: 0, fim: 5_001 }, 'fim'],
      [{ cor: 'preto' }, 'cor'],
      [{ nota: 'x'.repeat(20_001) }, 'nota'],
      [{ id: 'meu' }, 'id'],
    ] as const) {
      const response = await mark(helena, change)
      expect([response.statusCode, Object.keys(response.json().fields)]).toEqual([422, [field]])
    }
    expect((await mark(helena, { ...inDois, inicio: 0, fim: 5_000 })).statusCode).toBe(201)
    expect(errorOf(await mark(helena, { nota: 'a\u0000b' })).status).toBe(422)
    expect(errorOf(await mark(helena, {}, 99_999)).status).toBe(404)
  })

  it('does not depend on the shelf: taking the book away keeps the highlights', async () => {
    const reader = await harness.reader()
    const { id } = (await reader.call(criarLeitura, { params: { ebookId: ebook.id } })).json()
    await marked(reader)
    await reader.call(deletarLeitura, { params: { id } })
    expect(await listOf(reader)).toHaveLength(1)
  })
})

describe('GET /ebook/:ebookId/destaques', () => {
  it('gives many as they are read, in the order of the text', async () => {
    const reader = await harness.reader()
    const starts = Array.from({ length: 24 }, (_, index) => index).toReversed()
    // More than is sent in one piece.
    const nota = 'Só pela graça. '.repeat(250).trim()
    for (const inicio of starts) await marked(reader, { inicio, fim: 24, nota })
    const params = { ebookId: ebook.id }
    const response = await reader.call(contract.listarDestaques, { params })
    const inicios = response.json().map(({ inicio }: contract.Destaque) => inicio)
    expect(inicios).toEqual(starts.toReversed())
    expect(response.headers['content-length']).toBeUndefined()
  })

  it('lists in the order of the text; what the edition no longer has comes last', async () => {
    const reader = await harness.reader()
    const [um, dois] = ebook.capitulos
    const lost = await marked(reader)
    const place = { capitulo_id: dois?.id, paragrafo_inicio_id: dois?.paragrafoIds[1] }
    const last = await marked(reader, {
      ...place,
      paragrafo_fim_id: dois?.paragrafoIds[1],
      inicio: 0,
      fim: 5,
    })
    const second = await marked(reader, { inicio: 13, fim: 16 })
    const third = await marked(reader, {
      paragrafo_inicio_id: um?.paragrafoIds[1],
      paragrafo_fim_id: um?.paragrafoIds[1],
      inicio: 0,
      fim: 3,
    })
    const first = await marked(reader, { inicio: 0, fim: 2 })
    await harness.db.write
      .updateTable('destaque')
      .set({ ebook_capitulo_id: null, paragrafo_inicio_id: null, paragrafo_fim_id: null })
      .where('id', '=', lost.id)
      .execute()
    const list = await listOf(reader)
    expect(list.map(({ id }) => id)).toEqual([first.id, second.id, third.id, last.id, lost.id])
    expect(list.at(-1)).toMatchObject({ capitulo_id: null, paragrafo_inicio_id: null, trecho: 'princípio' })
    expect(await listOf(reader, other.id)).toEqual([])
  })
})

describe('PUT /destaque/:id', () => {
  const edit = (client: Client, id: string, body: unknown) =>
    client.call(contract.editarDestaque, { params: { id }, body })

  it('changes colour or note; what is left out stays', async () => {
    const { id } = await marked(helena, { nota: 'primeira' })
    expect((await edit(helena, id, { cor: 'roxo' })).json()).toMatchObject({
      cor: 'roxo',
      nota: 'primeira',
      versao: 2,
    })
    const nota = `${'á'.repeat(19_900)}\n“fé” 🕊️ שלום`
    expect((await edit(helena, id, { nota })).json()).toMatchObject({ cor: 'roxo', nota, versao: 3 })
  })

  it('tells the second of two saves, and lets one of several through that arrive at the same time', async () => {
    const { id, versao } = await marked(helena)
    const replies = await Promise.all(['a', 'b', 'c'].map((nota) => edit(helena, id, { nota, versao })))
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409])
    expect(errorOf(await edit(helena, id, { nota: 'tarde', versao }))).toMatchObject({
      status: 409,
      code: 'estado_nao_permite',
    })
  })

  it('answers again what it has saved, to whom the first answer was lost or is still to come', async () => {
    const { id, versao } = await marked(helena)
    const same = () => edit(helena, id, { nota: 'uma vez', cor: 'rosa', versao })
    const replies = [...(await Promise.all([same(), same()])), await same()]
    const saved = { nota: 'uma vez', cor: 'rosa', versao: versao + 1 }
    expect(replies.map((reply) => reply.json())).toMatchObject([saved, saved, saved])
    expect(errorOf(await edit(helena, id, { nota: 'uma vez', cor: 'azul', versao })).status).toBe(409)
  })

  it.each([{ cor: 'preto' }, { nota: 'x'.repeat(20_001) }, { versao: 'um' }, { nota: 'a\u0000' }, undefined])(
    'refuses %j',
    async (body) => {
      const { id } = await marked(helena)
      expect(errorOf(await edit(helena, id, body)).status).toBe(422)
    },
  )
})

describe('DELETE /destaque/:id', () => {
  it('removes it', async () => {
    const { id } = await marked(helena)
    const remove = () => helena.call(contract.deletarDestaque, { params: { id } })
    expect((await remove()).json()).toEqual({ success: 'Destaque excluído com sucesso!' })
    expect(errorOf(await remove()).status).toBe(404)
  })
})

describe('highlights of others, visitors and missing tokens', () => {
  const changing = [
    [contract.editarDestaque, { body: { cor: 'azul' } }],
    [contract.deletarDestaque, {}],
  ] as const

  it("another reader's highlight does not exist, unknown ids are 404, malformed ones 422", async () => {
    const { id } = await marked(helena)
    for (const [endpoint, input] of changing) {
      expect(errorOf(await jonas.call(endpoint, { ...input, params: { id } })).status).toBe(404)
      expect(errorOf(await helena.call(endpoint, { ...input, params: { id: UNKNOWN } })).status).toBe(404)
      expect(errorOf(await helena.call(endpoint, { ...input, params: { id: '1' } })).status).toBe(422)
    }
    expect((await listOf(helena)).find((destaque) => destaque.id === id)?.cor).toBe('amarelo')
    for (const [ebookId, status] of [
      [0, 404],
      ['x', 422],
    ] as const) {
      expect(errorOf(await helena.call(contract.listarDestaques, { params: { ebookId } })).status).toBe(
        status,
      )
    }
  })

  it('every call asks for a session', async () => {
    const visitor = await harness.visitorWithToken()
    const params = { id: UNKNOWN, ebookId: ebook.id }
    const all = [
      ...changing,
      [contract.listarDestaques, {}],
      [contract.criarDestaque, { body: passage() }],
    ] as const
    for (const [endpoint, input] of all) {
      expect(errorOf(await visitor.call(endpoint, { ...input, params })).code).toBe('sem_sessao')
    }
  })

  it('calls that change something ask for the CSRF token', async () => {
    const { id } = await marked(helena)
    const params = { id, ebookId: ebook.id }
    for (const [endpoint, input] of [...changing, [contract.criarDestaque, { body: passage() }] as const]) {
      expect(errorOf(await helena.call(endpoint, { ...input, params, csrf: false })).status).toBe(403)
    }
  })
})
