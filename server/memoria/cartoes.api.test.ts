import { beforeEach, describe, expect, it } from 'vitest'
import * as contract from '#contract/cartoes.ts'
import { CATECISMOS_DA_MEMORIA, EU } from '#contract/memoria.ts'
import { type Client, errorOf } from '#tests/support/api-client.ts'
import { setupTestApp } from '#tests/support/test-app.ts'
import { readCartoes } from './cartoes-service.ts'

const harness = setupTestApp()
const JOAO_3_16 = { livro: 43, capitulo: 3, de: 16, ate: 16 }

let helena: Client

beforeEach(async () => {
  helena = await harness.reader()
})

async function deck(baralho: string): Promise<contract.Cartao[]> {
  return (await helena.call(contract.listarCartoes, { params: { baralho } })).json()
}

function choose(client: Client, lugar = JOAO_3_16, id = EU) {
  return client.call(contract.escolherVersiculos, { params: { id }, body: lugar })
}

async function chosen(client: Client): Promise<contract.Cartao[]> {
  return (await client.call(contract.listarVersiculosEscolhidos, { params: { id: EU } })).json()
}

describe('GET /memoria/baralhos/:baralho', () => {
  it('gives every question of the four catechisms in order, with its whole answer', async () => {
    const counts = { bcw: 107, cmw: 196, criancas: 145, heidelberg: 129 }
    for (const baralho of CATECISMOS_DA_MEMORIA) {
      const cartoes = await deck(baralho)
      expect(cartoes.map(({ chave }) => chave)).toEqual(
        Array.from({ length: counts[baralho] }, (_, index) => `${baralho}-${index + 1}`),
      )
      expect(cartoes.filter(({ pergunta, resposta }) => !pergunta || !resposta)).toEqual([])
    }
    const [bcw] = await deck('bcw')
    expect(bcw).toEqual({
      chave: 'bcw-1',
      numero: '1',
      pergunta: 'Qual é o fim principal do homem?',
      resposta: expect.stringMatching(/^O fim principal do homem é glorificar a Deus.*\.$/),
    })
    expect((await deck('criancas'))[0]).toMatchObject({ pergunta: 'Quem fez você?', resposta: 'Deus.' })
  })

  it('refuses other names, and visitors', async () => {
    const other = await helena.call(contract.listarCartoes, { params: { baralho: 'cfw' } })
    expect(errorOf(other).status).toBe(422)
    const reply = await harness.visitor().call(contract.listarCartoes, { params: { baralho: 'bcw' } })
    expect(errorOf(reply).code).toBe('sem_sessao')
  })

  it('is empty where the library does not have the ebook', async () => {
    const ebook = harness.db.write.updateTable('ebook').where('identificador', '=', 'catecismo-de-heidelberg')
    await ebook.set({ retirado: 1 }).execute()
    expect(await readCartoes(harness.db, 'heidelberg')).toEqual([])
    await ebook.set({ retirado: 0 }).execute()
  })
})

describe('chosen verses', () => {
  it('are a card each, once, in the order in which they were chosen, until they are taken away', async () => {
    const joao = await choose(helena)
    expect(joao.json()).toMatchObject({ chave: 'biblia-43003016', numero: 'João 3.16', pergunta: '' })
    await choose(helena, { livro: 45, capitulo: 8, de: 38, ate: 39 })
    await choose(helena)
    const cartoes = await chosen(helena)
    expect(cartoes.map(({ chave, numero }) => [chave, numero])).toEqual([
      ['biblia-43003016', 'João 3.16'],
      ['biblia-45008038-45008039', 'Romanos 8.38-39'],
    ])
    const params = { id: EU, chave: 'biblia-43003016' }
    expect((await helena.call(contract.retirarVersiculos, { params })).json()).toHaveLength(1)
    expect((await helena.call(contract.retirarVersiculos, { params })).json()).toHaveLength(1)
    const jonas = await harness.reader()
    expect(await chosen(jonas)).toEqual([])
  })

  it('are so many at most, in a card and in a profile, and verses that there are', async () => {
    const many = errorOf(await choose(helena, { livro: 19, capitulo: 119, de: 1, ate: 13 }))
    expect(many).toMatchObject({ status: 422, code: 'dados_invalidos' })
    expect(errorOf(await choose(helena, { ...JOAO_3_16, de: 150, ate: 151 })).status).toBe(422)
    expect(errorOf(await choose(helena, { ...JOAO_3_16, capitulo: 22 })).status).toBe(404)
    await choose(helena)
    const { usuario_id } = await harness.db.read
      .selectFrom('versiculo_escolhido')
      .selectAll()
      .orderBy('usuario_id', 'desc')
      .executeTakeFirstOrThrow()
    const row = { usuario_id, perfil: EU, escolhido_em: '2026-01-01T08:00:00.000Z' }
    const others = Array.from({ length: contract.MAX_VERSICULOS_ESCOLHIDOS - 1 }, (_, index) => {
      const inicio = 1_001_001 + index
      return { ...row, inicio, fim: inicio }
    })
    await harness.db.write.insertInto('versiculo_escolhido').values(others).execute()
    expect((await choose(helena)).statusCode).toBe(200)
    const full = errorOf(await choose(helena, { ...JOAO_3_16, de: 17, ate: 17 }))
    expect(full).toMatchObject({ status: 422, code: 'cota_esgotada' })
    expect(await chosen(helena)).toHaveLength(contract.MAX_VERSICULOS_ESCOLHIDOS)
  })

  it('are of a profile that there is, and of a reader', async () => {
    const params = { id: '01890000-0000-7000-8000-000000000fff', chave: 'biblia-43003016' }
    for (const [endpoint, input] of [
      [contract.listarVersiculosEscolhidos, { params }],
      [contract.escolherVersiculos, { params, body: JOAO_3_16 }],
      [contract.retirarVersiculos, { params }],
    ] as const) {
      expect(errorOf(await helena.call(endpoint, input)).status).toBe(404)
      expect(errorOf(await harness.visitor().call(endpoint, input)).status).toBeGreaterThan(400)
    }
  })
})
