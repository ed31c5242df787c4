import { beforeEach, describe, expect, it } from 'vitest'
import { criarLeitura, type Leitura, marcarComoLido } from '#contract/leituras.ts'
import { listarParadas, MAX_HA_MS, type NovaParada, type Parada, salvarParada } from '#contract/paradas.ts'
import { excluirConta } from '#contract/perfil.ts'
import { type Client, errorOf } from '#tests/support/api-client.ts'
import { insertEbook, makeCapitulos } from '#tests/support/ebook-fixtures.ts'
import { setupTestApp, TEST_PASSWORD } from '#tests/support/test-app.ts'

const harness = setupTestApp()
const HORA_MS = 60 * 60_000

const CFW_8_3: NovaParada = { tipo: 'padrao', padrao: 'cfw', numero: 8, secao: 3, ha_ms: 0 }
const JOAO_3_16: NovaParada = { tipo: 'biblia', livro: 43, capitulo: 3, versiculo: 16, ha_ms: 0 }

let helena: Client

beforeEach(async () => {
  helena = await harness.reader()
})

async function save(client: Client, parada: NovaParada): Promise<Parada[]> {
  const response = await client.call(salvarParada, { body: parada })
  expect(response.statusCode).toBe(200)
  return response.json()
}

async function list(client: Client): Promise<Parada[]> {
  return (await client.call(listarParadas)).json()
}

async function begin(client: Client): Promise<Leitura> {
  const { id } = await insertEbook(harness.db, { titulo: 'A Santa Ceia', capitulos: makeCapitulos(2, 2) })
  return (await client.call(criarLeitura, { params: { ebookId: id } })).json()
}

describe('PUT /paradas', () => {
  it('keeps a section and a verse, which the account then tells with their names, the latest first', async () => {
    expect(await list(helena)).toEqual([])
    await save(helena, { ...CFW_8_3, ha_ms: 2 * HORA_MS })
    const paradas = await save(helena, { ...JOAO_3_16, ha_ms: HORA_MS })
    expect(paradas).toMatchObject([
      { tipo: 'biblia', livro: 43, nome: 'João', capitulo: 3, versiculo: 16 },
      { tipo: 'padrao', padrao: 'cfw', numero: 8, secao: 3, titulo: 'De Cristo, o Mediador' },
    ])
    expect(await list(helena)).toEqual(paradas)
    const [{ lida_em } = { lida_em: '' }] = paradas
    expect(Math.abs(Date.now() - HORA_MS - Date.parse(lida_em))).toBeLessThan(60_000)
  })

  it('keeps one place for each work', async () => {
    await save(helena, { ...CFW_8_3, ha_ms: 20 })
    await save(helena, { ...CFW_8_3, padrao: 'cmw', numero: 70, secao: null, ha_ms: 10 })
    const paradas = await save(helena, { ...CFW_8_3, numero: 21, secao: null })
    expect(paradas).toMatchObject([
      { padrao: 'cfw', numero: 21, secao: null },
      { padrao: 'cmw', numero: 70 },
    ])
  })

  it('passes over a place that was read before the one that is there, whichever comes first', async () => {
    await save(helena, CFW_8_3)
    const offline = { ...CFW_8_3, numero: 1, secao: 1, ha_ms: HORA_MS }
    expect(await save(helena, offline)).toMatchObject([{ numero: 8, secao: 3 }])
    const [antes, depois] = [
      { ...JOAO_3_16, ha_ms: HORA_MS },
      { ...JOAO_3_16, capitulo: 4, ha_ms: 0 },
    ]
    await Promise.all([antes, depois, antes, depois].map((parada) => save(helena, parada)))
    expect(await list(helena)).toMatchObject([{ tipo: 'biblia', capitulo: 4 }, { tipo: 'padrao' }])
  })

  it.each([
    ['numero', { ...CFW_8_3, numero: 34 }],
    ['numero', { ...CFW_8_3, numero: 0 }],
    ['secao', { ...CFW_8_3, secao: 1000 }],
    ['padrao', { ...CFW_8_3, padrao: 'xyz' }],
    ['livro', { ...JOAO_3_16, livro: 67 }],
    ['capitulo', { ...JOAO_3_16, capitulo: 151 }],
    ['versiculo', { ...JOAO_3_16, versiculo: 0.5 }],
    ['ha_ms', { ...JOAO_3_16, ha_ms: -1 }],
    ['ha_ms', { ...JOAO_3_16, ha_ms: MAX_HA_MS + 1 }],
    ['tipo', { ...JOAO_3_16, tipo: 'ebook' }],
  ])('refuses a wrong %s and names it', async (field, body) => {
    const response = await helena.call(salvarParada, { body })
    expect([response.statusCode, Object.keys(response.json().fields)]).toEqual([422, [field]])
  })
})

describe('GET /paradas', () => {
  it('leaves out what the texts do not have', async () => {
    await save(helena, JOAO_3_16)
    expect(await save(helena, { ...JOAO_3_16, livro: 8, capitulo: 150 })).toEqual([])
  })

  it('has the book that is being read and was opened last, from the shelf', async () => {
    await begin(helena)
    const { id, ultima_visualizacao } = await begin(helena)
    await save(helena, { ...CFW_8_3, ha_ms: HORA_MS })
    expect(await list(helena)).toMatchObject([
      { tipo: 'ebook', leitura_id: id, titulo: 'A Santa Ceia', progresso: 0, lida_em: ultima_visualizacao },
      { tipo: 'padrao' },
    ])
    await helena.call(marcarComoLido, { params: { id } })
    const [ebook] = await list(helena)
    expect(ebook).toMatchObject({ tipo: 'ebook' })
    expect(ebook).not.toMatchObject({ leitura_id: id })
  })

  it("is each reader's own, and gone with the account", async () => {
    await save(helena, CFW_8_3)
    expect(await list(await harness.reader())).toEqual([])
    expect(errorOf(await harness.visitor().call(listarParadas)).code).toBe('sem_sessao')
    expect(errorOf(await harness.visitor().call(salvarParada, { body: CFW_8_3 })).status).toBe(401)
    const count = () => harness.db.read.selectFrom('parada').selectAll().execute()
    const before = (await count()).length
    expect((await helena.call(excluirConta, { body: { senha: TEST_PASSWORD } })).statusCode).toBe(200)
    expect((await count()).length).toBe(before - 1)
  })
})
