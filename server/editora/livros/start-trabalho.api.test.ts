/** What a thread that ends before its work leaves behind. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts'
import { TrabalhoInterrompido } from './livros-pool.ts'
import type { MesaDosLivros } from './mesa-dos-livros.ts'
import { criarRascunho, readRascunhoCompleto } from './rascunhos-service.ts'
import { startLeitura, startPublicacao } from './start-trabalho.ts'

let database: TestDatabase

beforeAll(async () => {
  database = await createTestDatabase()
})

afterAll(() => database.drop())

async function begin(error: Error) {
  const mesa: MesaDosLivros = {
    db: database.db,
    dir: '',
    pool: { run: () => Promise.reject(error), close: async () => {} },
    log: { warn() {} },
    dropTexts() {},
    running: new Set(),
  }
  const arquivo = { nome: 'a.epub', bytes: 1 }
  const novo = { tipo: 'epub' as const, titulo: 'a', arquivo, ebookId: null, autorId: 'ninguem' }
  return { mesa, rascunho: await criarRascunho(mesa, novo) }
}

describe('a thread that', () => {
  it('took too long or too much leaves the file refused, with the reason', async () => {
    const { mesa, rascunho } = await begin(new TrabalhoInterrompido('Demorou demais.', true))
    await startLeitura(mesa, rascunho)
    expect(mesa.running.size).toBe(0)
    const { estado, relatorio } = await readRascunhoCompleto(mesa, rascunho.id)
    expect([estado, relatorio?.problemas]).toEqual(['recusado', [{ linha: null, motivo: 'Demorou demais.' }]])
  })

  it('was ended by something else leaves what can be begun again', async () => {
    const { mesa, rascunho } = await begin(new Error('broken'))
    await startLeitura(mesa, rascunho)
    const interrompido = await readRascunhoCompleto(mesa, rascunho.id)
    expect([interrompido.estado, interrompido.relatorio]).toEqual(['interrompido', null])
    await expect(startLeitura(mesa, rascunho)).rejects.toMatchObject({ code: 'estado_nao_permite' })
    await startLeitura(mesa, interrompido)
    expect((await readRascunhoCompleto(mesa, rascunho.id)).estado).toBe('interrompido')
  })

  it('published leaves the draft ready, and says why it is not a book', async () => {
    const { mesa, rascunho } = await begin(new TrabalhoInterrompido('Demorou demais.', true))
    await startPublicacao(mesa, rascunho, 'ninguem')
    expect(await readRascunhoCompleto(mesa, rascunho.id)).toMatchObject({
      estado: 'pronto',
      recusa: 'Demorou demais.',
    })
  })
})
