import { beforeAll, describe, expect, it } from 'vitest'
import * as contract from '#contract/etiquetas.ts'
import { listarMarcacoes, type Marcacao } from '#contract/marcacoes.ts'
import { salvarMarca } from '#contract/marcas.ts'
import { criarNota, deletarNota } from '#contract/notas.ts'
import { type Client, errorOf } from '#tests/support/api-client.ts'
import { setupTestApp } from '#tests/support/test-app.ts'

const harness = setupTestApp()
const ALHEIA = '01890000-0000-7000-8000-0000000000ff'

let helena: Client
let nota: contract.MarcacaoNomeada
let marca: contract.MarcacaoNomeada

beforeAll(async () => {
  helena = await harness.reader()
  ;[nota, marca] = await addBoth(helena)
})

async function addBoth(client: Client): Promise<[contract.MarcacaoNomeada, contract.MarcacaoNomeada]> {
  const body = { simbolo: 1, numero_pergunta: 8, titulo: 'nota', anotacao: '' }
  const { id } = (await client.call(criarNota, { body })).json()
  const marcada = '01890000-0000-7000-8000-000000000001'
  const joao = { lugar: { livro: 43, capitulo: 3, de: 16, ate: 16 }, cor: 'azul' }
  await client.call(salvarMarca, { params: { id: marcada }, body: joao })
  return [
    { tipo: 'nota', id },
    { tipo: 'marca', id: marcada },
  ]
}

function tag(client: Client, body: Record<string, unknown>) {
  return client.call(contract.etiquetar, { body })
}

async function tagsOf(client: Client): Promise<Record<string, string[]>> {
  const todas: Marcacao[] = (await client.call(listarMarcacoes)).json()
  return Object.fromEntries(todas.map(({ tipo, etiquetas }) => [tipo, etiquetas.map(({ nome }) => nome)]))
}

async function idOf(client: Client, nome: string): Promise<string> {
  const etiquetas: contract.Etiqueta[] = (await client.call(contract.listarEtiquetas)).json()
  return etiquetas.find((each) => each.nome === nome)?.id ?? ''
}

describe('POST /etiquetas/postas', () => {
  it('puts tags on what is there, makes those that are missing, and takes others off', async () => {
    const first = await tag(helena, { marcacoes: [nota, marca], por: ['  Graça  comum', 'Adoração'] })
    expect(first.json()).toMatchObject([
      { nome: 'Adoração', total: 2 },
      { nome: 'Graça comum', total: 2 },
    ])
    // Compared without accents and case, and twice does no harm; what is nobody's is passed over.
    const naoHa = { tipo: 'destaque', id: ALHEIA }
    await tag(helena, {
      marcacoes: [nota, naoHa],
      por: ['GRACA COMUM', 'graça comum'],
      tirar: ['adoracao', 'x'],
    })
    expect(await tagsOf(helena)).toEqual({ nota: ['Graça comum'], marca: ['Adoração', 'Graça comum'] })
    const etiqueta = await idOf(helena, 'Adoração')
    const found: Marcacao[] = (await helena.call(listarMarcacoes, { query: { etiqueta } })).json()
    expect(found.map(({ tipo }) => tipo)).toEqual(['marca'])
  })

  it('goes with what has it, and leaves the tag', async () => {
    const reader = await harness.reader()
    const [dele] = await addBoth(reader)
    await tag(reader, { marcacoes: [dele], por: ['fé'] })
    await reader.call(deletarNota, { params: { id: dele.id }, query: { nota_id: dele.id } })
    expect((await reader.call(contract.listarEtiquetas)).json()).toMatchObject([{ nome: 'fé', total: 0 }])
    expect(
      await harness.db.read
        .selectFrom('etiqueta_da_nota')
        .selectAll()
        .where('marcacao_id', '=', dele.id)
        .execute(),
    ).toEqual([])
  })

  it('lists tags as a Portuguese reader sorts them, on both databases alike', async () => {
    const reader = await harness.reader()
    const [dela] = await addBoth(reader)
    const nomes = ['ab', 'a b', 'Salmo 10', 'Salmo 9', 'fé', 'a-c']
    await tag(reader, { marcacoes: [dela], por: nomes })
    const etiquetas: contract.Etiqueta[] = (await reader.call(contract.listarEtiquetas)).json()
    const sorted = ['a b', 'a-c', 'ab', 'fé', 'Salmo 9', 'Salmo 10']
    expect(etiquetas.map(({ nome }) => nome)).toEqual(sorted)
    expect((await tagsOf(reader)).nota).toEqual(sorted)
  })

  it('has bounds, and then changes nothing', async () => {
    const reader = await harness.reader()
    const [dele] = await addBoth(reader)
    const nomes = (from: number) => Array.from({ length: 10 }, (_, index) => `etiqueta ${from + index}`)
    expect((await tag(reader, { marcacoes: [dele], por: nomes(0) })).statusCode).toBe(201)
    expect(errorOf(await tag(reader, { marcacoes: [dele], por: ['mais'], tirar: ['x'] }))).toMatchObject({
      status: 422,
      code: 'cota_esgotada',
    })
    expect(await idOf(reader, 'mais')).toBe('')
    for (let from = 10; from < 200; from += 10) {
      const tirar = nomes(from - 10)
      expect((await tag(reader, { marcacoes: [dele], por: nomes(from), tirar })).statusCode).toBe(201)
    }
    const one = await tag(reader, { marcacoes: [dele], por: ['mais uma'], tirar: nomes(190) })
    expect(errorOf(one)).toMatchObject({ code: 'cota_esgotada', message: expect.stringContaining('200') })
    expect((await tagsOf(reader)).nota).toHaveLength(10)
  })

  it.each([
    { por: ['a, b'] },
    { por: [' '] },
    { por: ['a\nb'] },
    { por: ['x'.repeat(41)] },
    { por: Array.from({ length: 11 }, (_, index) => `${index}`) },
    { marcacoes: [] },
    { marcacoes: Array.from({ length: 501 }, () => ({ tipo: 'nota', id: ALHEIA })) },
    { marcacoes: [{ tipo: 'outra', id: ALHEIA }] },
  ])('refuses what is no tag (%#)', async (change) => {
    expect(errorOf(await tag(helena, { marcacoes: [nota], por: ['boa'], ...change })).status).toBe(422)
  })
})

describe('PUT and DELETE /etiquetas/:id', () => {
  it('renames one, but not to the name of another', async () => {
    const reader = await harness.reader()
    const both = await addBoth(reader)
    await tag(reader, { marcacoes: both, por: ['fé', 'obras'] })
    const params = { id: await idOf(reader, 'fé') }
    const rename = (nome: string) => reader.call(contract.renomearEtiqueta, { params, body: { nome } })
    expect((await rename('FÉ viva ')).json()).toMatchObject({ nome: 'FÉ viva' })
    expect((await rename('fe viva')).json()).toMatchObject({ nome: 'fe viva' })
    expect(errorOf(await rename('Obras')).status).toBe(409)
    expect((await tagsOf(reader)).nota).toEqual(['fe viva', 'obras'])
    expect((await reader.call(contract.excluirEtiqueta, { params })).statusCode).toBe(200)
    expect(await tagsOf(reader)).toEqual({ nota: ['obras'], marca: ['obras'] })
    expect(errorOf(await reader.call(contract.excluirEtiqueta, { params })).status).toBe(404)
    expect(errorOf(await rename('outra')).status).toBe(404)
  })

  it("does not exist for another reader, nor do another's marks", async () => {
    const [rute, jonas] = [await harness.reader(), await harness.reader()]
    const [dela] = await addBoth(rute)
    await tag(rute, { marcacoes: [dela], por: ['Graça comum'] })
    const params = { id: await idOf(rute, 'Graça comum') }
    const body = { nome: 'minha' }
    expect(errorOf(await jonas.call(contract.renomearEtiqueta, { params, body })).status).toBe(404)
    expect(errorOf(await jonas.call(contract.excluirEtiqueta, { params })).status).toBe(404)
    await tag(jonas, { marcacoes: [dela], por: ['de Jonas'] })
    expect((await jonas.call(contract.listarEtiquetas)).json()).toMatchObject([
      { nome: 'de Jonas', total: 0 },
    ])
    expect((await tagsOf(rute)).nota).toEqual(['Graça comum'])
    expect(errorOf(await harness.visitor().call(contract.listarEtiquetas)).code).toBe('sem_sessao')
  })
})
