import { beforeAll, describe, expect, it } from 'vitest'
import { type MaisLido, maisLidos } from '#contract/ebooks.ts'
import {
  atualizarStatus,
  criarLeitura,
  criarLeituraQueroLer,
  deletarLeitura,
  marcarComoLido,
} from '#contract/leituras.ts'
import { excluirConta } from '#contract/perfil.ts'
import type { Client } from '#tests/support/api-client.ts'
import { type InsertedEbook, insertEbook } from '#tests/support/ebook-fixtures.ts'
import { setupTestApp, TEST_PASSWORD } from '#tests/support/test-app.ts'

const harness = setupTestApp()

let a: InsertedEbook
let b: InsertedEbook
let procurado: InsertedEbook

// Before the first call: the catalogue is read once and kept.
beforeAll(async () => {
  const capitulos = [{ titulo: 'Um', paragrafos: ['Texto.'] }]
  a = await insertEbook(harness.db, { titulo: 'A', capitulos })
  b = await insertEbook(harness.db, { titulo: 'B', capitulos })
  procurado = await insertEbook(harness.db, { titulo: 'Procurado', capitulos })
})

async function totais(): Promise<Record<string, number>> {
  const lista: MaisLido[] = (await harness.visitor().call(maisLidos)).json()
  return Object.fromEntries(lista.map(({ ebook, total_leituras }) => [ebook.titulo, total_leituras]))
}

async function put(
  client: Client,
  endpoint: Parameters<Client['call']>[0],
  ebookId: number,
): Promise<string> {
  const response = await client.call(endpoint, { params: { ebookId } })
  expect(response.statusCode).toBe(201)
  return response.json().id
}

describe('the count of readings', () => {
  it('follows each reading that begins and each that goes, also with its account', async () => {
    const [ana, jonas] = [await harness.reader(), await harness.reader()]
    const espera = await put(ana, criarLeituraQueroLer, a.id)
    expect(await totais()).toEqual({})
    await ana.call(atualizarStatus, { params: { id: espera } })
    await put(jonas, criarLeitura, a.id)
    await put(jonas, criarLeitura, a.id)
    const lido = await put(jonas, criarLeitura, b.id)
    await jonas.call(marcarComoLido, { params: { id: lido } })
    await jonas.call(marcarComoLido, { params: { id: lido } })
    expect(await totais()).toEqual({ A: 2, B: 1 })
    await put(jonas, criarLeitura, b.id)
    await ana.call(deletarLeitura, { params: { id: espera } })
    await ana.call(deletarLeitura, { params: { id: espera } })
    expect(await totais()).toEqual({ A: 1, B: 1 })
    await put(ana, criarLeituraQueroLer, b.id)
    await ana.call(excluirConta, { body: { senha: TEST_PASSWORD } })
    expect(await totais()).toEqual({ A: 1, B: 1 })
    expect((await jonas.call(excluirConta, { body: { senha: TEST_PASSWORD } })).statusCode).toBe(200)
    expect(await totais()).toEqual({})
  })

  it('counts each of many who begin a book at once', async () => {
    const readers = await Promise.all(Array.from({ length: 8 }, () => harness.reader()))
    await Promise.all(readers.map((reader) => put(reader, criarLeitura, procurado.id)))
    expect(await totais()).toEqual({ Procurado: 8 })
    await Promise.all(readers.map((reader) => reader.call(excluirConta, { body: { senha: TEST_PASSWORD } })))
    expect(await totais()).toEqual({})
  })
})
