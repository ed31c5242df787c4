import { sql } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import { beforeEach, describe, expect, it } from 'vitest'
import { escolherVersiculos, listarVersiculosEscolhidos } from '#contract/cartoes.ts'
import * as contract from '#contract/memoria.ts'
import { excluirConta } from '#contract/perfil.ts'
import { type Client, errorOf } from '#tests/support/api-client.ts'
import { setupTestApp, TEST_PASSWORD } from '#tests/support/test-app.ts'
import { MAX_REVISOES_DO_LEITOR } from './revisoes-repository.ts'

const harness = setupTestApp()
const { EU } = contract
const DIA_MS = 24 * 60 * 60_000

let helena: Client

beforeEach(async () => {
  helena = await harness.reader()
})

const NOVA = { perfil: EU, cartao: 'bcw-1', nota: 3, feita_em: '2026-01-01T08:00:00.000Z' }

function save(client: Client, id: string, change: Partial<contract.NovaRevisao> = {}) {
  return client.call(contract.salvarRevisao, { params: { id }, body: { ...NOVA, ...change } })
}

async function list(client: Client, id = EU, depois?: number): Promise<contract.RevisoesDoPerfil> {
  const query = depois === undefined ? {} : { depois: String(depois) }
  return (await client.call(contract.listarRevisoes, { params: { id }, query })).json()
}

async function perfisOf(client: Client): Promise<contract.PerfilDaMemoria[]> {
  return (await client.call(contract.listarPerfis)).json()
}

async function addPerfil(client: Client, nome = 'Davi'): Promise<string> {
  const id = uuidv7()
  await client.call(contract.criarPerfil, { body: { id, nome } })
  return id
}

/** Gives a reader who has none so many reviews, an hour after each other, as so many calls would leave them. */
async function insertMany(client: Client, count: number, cartoes: number): Promise<void> {
  const id = uuidv7()
  await save(client, id)
  await sql`WITH RECURSIVE outras (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM outras WHERE n < ${sql.lit(count - 1)})
    INSERT INTO revisao (usuario_id, id, perfil, numero, cartao, nota, feita_em)
    SELECT usuario_id, id || '-' || n, perfil, n + 1, 'cmw-' || (1 + n % ${sql.lit(cartoes)}), nota, '2026-01-02T' || (100000 + n)
    FROM revisao CROSS JOIN outras WHERE id = ${id}`.execute(harness.db.write)
  await sql`UPDATE memoria_perfil SET contador = ${sql.lit(count)} WHERE usuario_id = (SELECT usuario_id FROM revisao WHERE id = ${id})`.execute(
    harness.db.write,
  )
}

describe('PUT /memoria/revisoes/:id', () => {
  it('keeps each review once, however often it is sent, also at the same time, and as it was', async () => {
    const [first, second] = [uuidv7(), uuidv7()]
    const replies = await Promise.all([1, 2, 3].map(() => save(helena, first)))
    expect(replies.map((reply) => reply.json())).toEqual(
      replies.map(() => ({ id: first, cartao: 'bcw-1', nota: 3, feita_em: NOVA.feita_em })),
    )
    await save(helena, second, { feita_em: '2025-12-31T08:00:00.000Z', nota: 1 })
    const { revisoes, total, ate, ha_mais } = await list(helena)
    expect(revisoes.map(({ id }) => id)).toEqual([first, second])
    expect([total, ha_mais]).toEqual([2, false])
    expect(await list(helena, EU, ate)).toEqual({ ate, total: 2, ha_mais: false, revisoes: [] })
    expect(errorOf(await save(helena, first, { nota: 4 }))).toMatchObject({ status: 409 })
  })

  it('tells a device what came after the last that it has', async () => {
    await save(helena, uuidv7())
    const { ate } = await list(helena)
    const late = uuidv7()
    await save(helena, late, { feita_em: '2020-01-01T08:00:00.000Z' })
    expect((await list(helena, EU, ate)).revisoes.map(({ id }) => id)).toEqual([late])
  })

  it('puts its own time in the place of one that lies more than a day ahead', async () => {
    const soon = new Date(Date.now() + DIA_MS / 2).toISOString()
    expect((await save(helena, uuidv7(), { feita_em: soon })).json()).toMatchObject({ feita_em: soon })
    const ahead = uuidv7()
    const { feita_em } = (await save(helena, ahead, { feita_em: '2090-01-01T08:00:00.000Z' })).json()
    expect(Math.abs(Date.parse(feita_em) - Date.now())).toBeLessThan(60_000)
    expect((await save(helena, ahead, { feita_em: '2090-01-01T08:00:00.000Z' })).json()).toMatchObject({
      feita_em,
    })
  })

  it('keeps the latest 200 of a card, in whatever order they come', async () => {
    await insertMany(helena, 200, 1)
    const [early, late] = [uuidv7(), uuidv7()]
    await save(helena, early, { cartao: 'cmw-1', feita_em: '2025-01-01T08:00:00.000Z' })
    expect((await list(helena)).total).toBe(201)
    for (const [id, feita_em] of [
      [late, '2026-02-01T08:00:00.000Z'],
      [uuidv7(), '2024-01-01T08:00:00.000Z'],
    ] as const) {
      expect((await save(helena, id, { cartao: 'cmw-1', feita_em })).statusCode).toBe(200)
    }
    const { revisoes, total } = await list(helena)
    expect(total).toBe(1 + contract.MAX_REVISOES_DO_CARTAO)
    const ids = revisoes.map(({ id }) => id)
    expect([ids.includes(early), ids.includes(late)]).toEqual([false, true])
  })

  it('says what to do when a reader has all that the library keeps, and gives them in parts', async () => {
    await insertMany(helena, MAX_REVISOES_DO_LEITOR, 300)
    const full = errorOf(await save(helena, uuidv7()))
    expect(full).toMatchObject({ status: 422, code: 'cota_esgotada' })
    expect(full.message).toContain('exclua um perfil')
    const part = await list(helena)
    expect([part.revisoes.length, part.ate, part.ha_mais]).toEqual([5_000, 5_000, true])
    const last = await list(helena, EU, MAX_REVISOES_DO_LEITOR - 7)
    expect([last.revisoes.length, last.ha_mais]).toEqual([7, false])
  })

  it.each([
    ['cartao', { cartao: 'bcw-0' }],
    ['cartao', { cartao: 'xyz-1' }],
    ['cartao', { cartao: 'biblia-43' }],
    ['nota', { nota: 5 }],
    ['nota', { nota: 1.5 }],
    ['feita_em', { feita_em: '2026-01-01' }],
    ['feita_em', { feita_em: '2026-13-01T08:00:00.000Z' }],
    ['perfil', { perfil: 'outro' }],
  ])('refuses a wrong %s and names it', async (field, change) => {
    const response = await save(helena, uuidv7(), change)
    expect([response.statusCode, Object.keys(response.json().fields)]).toEqual([422, [field]])
  })
})

describe('profiles', () => {
  it('begin with the own one, hold ten, are changed and taken away with all that is theirs', async () => {
    const eu = { id: EU, nome: '', novos_por_dia: 5, baralhos: ['bcw'] }
    expect(await perfisOf(helena)).toEqual([eu])
    const davi = await addPerfil(helena)
    await helena.call(contract.criarPerfil, { body: { id: davi, nome: 'Outra vez' } })
    expect(await perfisOf(helena)).toMatchObject([eu, { id: davi, nome: 'Davi' }])
    const body = { nome: 'Davi José', novos_por_dia: 0, baralhos: ['criancas', 'versiculos'] }
    const changed = await helena.call(contract.salvarPerfil, { params: { id: davi }, body })
    expect(changed.json()).toEqual([eu, { id: davi, ...body }])
    await helena.call(contract.salvarPerfil, { params: { id: EU }, body: { ...body, baralhos: [] } })
    expect((await perfisOf(helena))[0]).toEqual({ ...eu, novos_por_dia: 0, baralhos: [] })
    await save(helena, uuidv7(), { perfil: davi })
    for (let more = 3; more <= contract.MAX_PERFIS; more += 1) await addPerfil(helena, `Filho ${more}`)
    const full = await helena.call(contract.criarPerfil, { body: { id: uuidv7(), nome: 'Demais' } })
    expect(errorOf(full)).toMatchObject({ status: 422, code: 'cota_esgotada' })
    await helena.call(contract.excluirPerfil, { params: { id: davi } })
    expect(await perfisOf(helena)).toHaveLength(contract.MAX_PERFIS - 1)
    expect(errorOf(await save(helena, uuidv7(), { perfil: davi })).status).toBe(404)
    expect(errorOf(await helena.call(contract.listarRevisoes, { params: { id: davi } })).status).toBe(404)
  })

  it('the own one is emptied, and a device sees that by the total', async () => {
    await save(helena, uuidv7())
    const { ate } = await list(helena)
    await helena.call(contract.excluirPerfil, { params: { id: EU } })
    expect(await list(helena, EU, ate)).toMatchObject({ total: 0, revisoes: [] })
  })

  it('the own one is emptied, and a device hears of as many new reviews as it had old ones', async () => {
    await helena.call(contract.salvarPerfil, { params: { id: EU }, body: { novos_por_dia: 2 } })
    await save(helena, uuidv7())
    const { ate } = await list(helena)
    const verso = { livro: 43, capitulo: 3, de: 16, ate: 16 }
    await helena.call(escolherVersiculos, { params: { id: EU }, body: verso })
    const [eu] = (await helena.call(contract.excluirPerfil, { params: { id: EU } })).json()
    expect(eu).toEqual({ id: EU, nome: '', novos_por_dia: contract.NOVOS_POR_DIA, baralhos: ['bcw'] })
    expect((await helena.call(listarVersiculosEscolhidos, { params: { id: EU } })).json()).toEqual([])
    const nova = uuidv7()
    await save(helena, nova)
    expect(await list(helena, EU, ate)).toMatchObject({ total: 1, revisoes: [{ id: nova }] })
  })

  it.each([
    ['nome', { nome: ' ' }],
    ['nome', { nome: 'x'.repeat(41) }],
    ['novos_por_dia', { novos_por_dia: 21 }],
    ['baralhos', { baralhos: ['bcw', 'bcw'] }],
  ])('refuse a wrong %s', async (field, body) => {
    const response = await helena.call(contract.salvarPerfil, { params: { id: EU }, body })
    expect([response.statusCode, Object.keys(response.json().fields)]).toEqual([422, [field]])
  })
})

describe('others, visitors and missing tokens', () => {
  it("another reader's profile and reviews do not exist; with the account they are gone", async () => {
    const jonas = await harness.reader()
    const davi = await addPerfil(helena)
    const id = uuidv7()
    await save(helena, id, { perfil: davi })
    for (const reply of [
      await save(jonas, uuidv7(), { perfil: davi }),
      await jonas.call(contract.salvarPerfil, { params: { id: davi }, body: { nome: 'Meu' } }),
      await jonas.call(contract.excluirPerfil, { params: { id: davi } }),
      await jonas.call(contract.listarRevisoes, { params: { id: davi } }),
    ]) {
      expect(errorOf(reply).status).toBe(404)
    }
    // An id of somebody else's is free here.
    expect((await save(jonas, id)).statusCode).toBe(200)
    expect((await list(helena, davi)).total).toBe(1)
    await helena.call(excluirConta, { body: { senha: TEST_PASSWORD } })
    const left = (table: 'revisao' | 'memoria_perfil', each: string) =>
      harness.db.read.selectFrom(table).select('usuario_id').where('id', '=', each).execute()
    // Those of the other reader.
    expect(await left('revisao', id)).toHaveLength(1)
    expect(await left('memoria_perfil', davi)).toEqual([])
  })

  it('every call asks for a session, changing ones for the CSRF token', async () => {
    const visitor = await harness.visitorWithToken()
    const params = { id: uuidv7() }
    const changing = [
      [contract.criarPerfil, { body: { id: params.id, nome: 'Davi' } }],
      [contract.salvarPerfil, { params, body: {} }],
      [contract.excluirPerfil, { params }],
      [contract.salvarRevisao, { params, body: NOVA }],
    ] as const
    const reading = [[contract.listarPerfis, {}] as const, [contract.listarRevisoes, { params }] as const]
    for (const [endpoint, input] of [...changing, ...reading]) {
      expect(errorOf(await visitor.call(endpoint, input)).code).toBe('sem_sessao')
    }
    for (const [endpoint, input] of changing) {
      expect(errorOf(await helena.call(endpoint, { ...input, csrf: false })).status).toBe(403)
    }
  })
})
