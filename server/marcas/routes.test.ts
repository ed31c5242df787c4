import { beforeAll, describe, expect, it } from 'vitest'
import * as contract from '#contract/marcas.ts'
import { type Client, errorOf } from '#tests/support/api-client.ts'
import { setupTestApp } from '#tests/support/test-app.ts'

const harness = setupTestApp()
const JOAO_3_16 = { livro: 43, capitulo: 3, de: 16, ate: 17 }

let helena: Client
let jonas: Client
let next = 0

beforeAll(async () => {
  helena = await harness.reader()
  jonas = await harness.reader()
})

function newId(): string {
  next += 1
  return `01890000-0000-7000-8000-${next.toString().padStart(12, '0')}`
}

function save(client: Client, id: string, body: Record<string, unknown>, edicao?: string) {
  return client.call(contract.salvarMarca, { params: { id }, body, ...(edicao && { query: { edicao } }) })
}

async function marked(client: Client, change: Record<string, unknown> = {}): Promise<contract.MarcaDoLeitor> {
  const response = await save(client, newId(), { lugar: JOAO_3_16, cor: 'verde', ...change })
  expect(response.statusCode).toBe(200)
  return response.json()
}

async function listOf(
  client: Client,
  { livro, capitulo } = JOAO_3_16,
  edicao?: string,
): Promise<contract.MarcaNoCapitulo[]> {
  const params = { livro, capitulo }
  const response = await client.call(contract.listarMarcas, { params, ...(edicao && { query: { edicao } }) })
  expect(response.statusCode).toBe(200)
  return response.json()
}

async function usoOf({ id }: contract.MarcaDoLeitor) {
  return harness.db.read
    .selectFrom('uso')
    .innerJoin('marca', 'marca.usuario_id', 'uso.usuario_id')
    .select(['destaques', 'bytes'])
    .where('marca.id', '=', id)
    .executeTakeFirst()
}

/** An edition that joins two verses, leaves one out and calls the others by other numbers. */
async function installOutra(): Promise<void> {
  const edicao = {
    id: 90,
    sigla: 'OUTRA',
    nome: 'Outra',
    versificacao: 'org',
    padrao: 0,
    parcial: 0,
  } as const
  const sem = { versao: null, licenca: null, atribuicao: null, alteracoes: null, aviso: null }
  await harness.db.write
    .insertInto('edicao')
    .values({ ...edicao, ...sem })
    .execute()
  const verse = (numero: number, ate: number, inicio: number, fim: number) => ({
    ...{ edicao_id: 90, id: 43_003_000 + numero, livro_id: 43, capitulo: 3, numero_versiculo: numero, ate },
    ...{ canon_inicio: 43_003_000 + inicio, canon_fim: 43_003_000 + fim },
    ...{ texto_biblico: 'Palavras.', estrutura: null },
  })
  const versiculos = [verse(15, 15, 14, 14), verse(17, 18, 16, 17), verse(20, 20, 19, 19)]
  await harness.db.write.insertInto('versiculo').values(versiculos).execute()
}

describe('PUT /marcas/:id', () => {
  it('marks verses, with a colour, a note or both', async () => {
    const marca = await marked(helena, { nota: 'Amor de Deus' })
    expect(marca).toMatchObject({ inicio: 43_003_016, fim: 43_003_017, cor: 'verde', versao: 1 })
    expect((await listOf(helena)).find(({ id }) => id === marca.id)).toEqual({ ...marca, de: 16, ate: 17 })
    expect(await marked(helena, { cor: null, nota: 'só nota' })).toMatchObject({ cor: null, nota: 'só nota' })
  })

  it('makes one however often a call is repeated, also at the same time', async () => {
    const id = newId()
    const body = { lugar: JOAO_3_16, cor: 'rosa' }
    const replies = await Promise.all([1, 2, 3].map(() => save(jonas, id, body)))
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
    expect((await listOf(jonas)).filter((marca) => marca.id === id)).toHaveLength(1)
    for (const change of [{ cor: 'azul' }, { nota: 'outra' }, { lugar: { ...JOAO_3_16, ate: 16 } }]) {
      expect(errorOf(await save(jonas, id, { ...body, ...change }))).toMatchObject({ status: 409 })
    }
  })

  it('changes colour and note; of two saves the second is told, a repeated one is not', async () => {
    const { id, versao } = await marked(helena)
    const azul = { cor: 'azul', nota: 'nova', versao }
    expect((await save(helena, id, azul)).json()).toMatchObject({ cor: 'azul', nota: 'nova', versao: 2 })
    expect((await save(helena, id, azul)).json()).toMatchObject({ cor: 'azul', nota: 'nova', versao: 2 })
    expect(errorOf(await save(helena, id, { cor: 'roxo', versao }))).toMatchObject({
      status: 409,
      code: 'estado_nao_permite',
    })
    expect(errorOf(await save(helena, newId(), azul)).status).toBe(404)
    const replies = await Promise.all(
      ['a', 'b'].map((nota) => save(helena, id, { cor: null, nota, versao: 2 })),
    )
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
  })

  it('answers a change that comes twice at the same time with what it has saved', async () => {
    const { id, versao } = await marked(helena)
    const change = { cor: 'rosa', nota: 'uma vez', versao }
    const replies = await Promise.all([save(helena, id, change), save(helena, id, change)])
    const saved = { cor: 'rosa', nota: 'uma vez', versao: versao + 1 }
    expect(replies.map((reply) => reply.json())).toMatchObject([saved, saved])
  })

  it('counts in the quota', async () => {
    const reader = await harness.reader()
    const marca = await marked(reader, { nota: 'fé' })
    const other = await marked(reader)
    expect(await usoOf(marca)).toEqual({ destaques: 2, bytes: 3 })
    await save(reader, marca.id, { cor: 'azul', versao: 1 })
    await reader.call(contract.deletarMarca, { params: { id: other.id } })
    expect(await usoOf(marca)).toEqual({ destaques: 1, bytes: 0 })
    await harness.db.write
      .updateTable('uso')
      .set({ destaques: 20_000 })
      .where('usuario_id', '=', (eb) =>
        eb.selectFrom('marca').select('usuario_id').where('id', '=', marca.id),
      )
      .execute()
    const full = errorOf(await save(reader, newId(), { lugar: JOAO_3_16, cor: 'azul' }))
    expect(full).toMatchObject({ status: 422, code: 'cota_esgotada' })
    expect(await listOf(reader)).toHaveLength(1)
  })

  it('refuses what is no mark, naming the field', async () => {
    for (const [change, field] of [
      [{ cor: 'preto' }, 'cor'],
      [{ cor: null }, 'cor'],
      [{ cor: undefined }, 'cor'],
      [{ nota: 'x'.repeat(10_001) }, 'nota'],
      [{ lugar: undefined }, 'lugar'],
      [{ lugar: { ...JOAO_3_16, de: 150, ate: 160 } }, 'lugar'],
      [{ versao: 'um' }, 'versao'],
    ] as const) {
      const response = await save(helena, newId(), { lugar: JOAO_3_16, cor: 'azul', ...change })
      expect([response.statusCode, Object.keys(response.json().fields)]).toEqual([422, [field]])
    }
    for (const change of [
      { livro: 67 },
      { capitulo: 0 },
      { de: 0 },
      { ate: 201 },
      { ate: 15 },
      { de: 1.5 },
    ]) {
      const lugar = { ...JOAO_3_16, ...change }
      expect(errorOf(await save(helena, newId(), { lugar, cor: 'azul' })).status).toBe(422)
    }
    const semCapitulo = { lugar: { ...JOAO_3_16, capitulo: 22 }, cor: 'azul' }
    expect(errorOf(await save(helena, newId(), semCapitulo)).status).toBe(404)
    expect(errorOf(await save(helena, newId(), { lugar: JOAO_3_16, cor: 'azul' }, 'NADA')).status).toBe(404)
    expect(
      errorOf(await save(helena, newId(), { lugar: JOAO_3_16, cor: 'azul', nota: 'a\u0000' })).status,
    ).toBe(422)
  })
})

describe('GET /marcas/biblia/:livro/:capitulo', () => {
  it('lists in the order of the text, of this chapter only', async () => {
    const reader = await harness.reader()
    const second = await marked(reader, { lugar: { ...JOAO_3_16, de: 18, ate: 18 } })
    const first = await marked(reader)
    await marked(reader, { lugar: { ...JOAO_3_16, capitulo: 4 } })
    expect((await listOf(reader)).map(({ id }) => id)).toEqual([first.id, second.id])
    expect(await listOf(reader, { ...JOAO_3_16, livro: 44 })).toEqual([])
  })

  it('gives many as they are read', async () => {
    const reader = await harness.reader()
    for (let de = 1; de <= 30; de += 1) await marked(reader, { lugar: { ...JOAO_3_16, de, ate: de } })
    expect((await listOf(reader)).map(({ de }) => de)).toEqual(
      Array.from({ length: 30 }, (_, index) => index + 1),
    )
  })

  it('finds the same words in an edition with other numbers', async () => {
    await installOutra()
    const reader = await harness.reader()
    const marca = await marked(reader)
    expect(await listOf(reader, JOAO_3_16, 'OUTRA')).toEqual([{ ...marca, de: 17, ate: 17 }])
    const lugar = { ...JOAO_3_16, de: 18, ate: 20 }
    const outra = (await save(reader, newId(), { lugar, cor: 'azul' }, 'OUTRA')).json()
    expect(outra).toMatchObject({ inicio: 43_003_016, fim: 43_003_019 })
    expect((await listOf(reader)).map(({ de, ate }) => [de, ate])).toEqual([
      [16, 17],
      [16, 19],
    ])
    const fora = await save(reader, newId(), { lugar: { ...lugar, de: 21, ate: 22 }, cor: 'azul' }, 'OUTRA')
    expect(errorOf(fora).status).toBe(422)
  })

  it.each([
    [{ livro: 67, capitulo: 1 }, 404],
    [{ livro: 43, capitulo: 22 }, 404],
    [{ livro: 'x', capitulo: 1 }, 422],
  ])('%j: %i', async (params, status) => {
    expect(errorOf(await helena.call(contract.listarMarcas, { params })).status).toBe(status)
  })
})

describe('marks of others, visitors and missing tokens', () => {
  const params = { id: '01890000-0000-7000-8000-000000000fff', livro: 43, capitulo: 3 }

  it("another reader's mark does not exist; malformed ids are 422", async () => {
    const { id } = await marked(helena)
    const remove = (client: Client, gone = id) => client.call(contract.deletarMarca, { params: { id: gone } })
    expect(errorOf(await save(jonas, id, { cor: 'azul', versao: 1 })).status).toBe(404)
    expect(errorOf(await remove(jonas)).status).toBe(404)
    expect(errorOf(await remove(helena, '1')).status).toBe(422)
    expect(await marked(jonas)).toMatchObject({ versao: 1 })
    expect((await listOf(jonas)).some((marca) => marca.id === id)).toBe(false)
    expect((await remove(helena)).json()).toEqual({ success: 'Marca excluída com sucesso!' })
    expect(errorOf(await remove(helena)).status).toBe(404)
  })

  it('every call asks for a session, changing ones for the CSRF token', async () => {
    const visitor = await harness.visitorWithToken()
    const body = { lugar: JOAO_3_16, cor: 'azul' }
    const changing = [[contract.salvarMarca, { body }] as const, [contract.deletarMarca, {}] as const]
    for (const [endpoint, input] of [...changing, [contract.listarMarcas, {}] as const]) {
      expect(errorOf(await visitor.call(endpoint, { ...input, params })).code).toBe('sem_sessao')
    }
    for (const [endpoint, input] of changing) {
      expect(errorOf(await helena.call(endpoint, { ...input, params, csrf: false })).status).toBe(403)
    }
  })
})
