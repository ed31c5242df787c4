import { describe, expect, it } from 'vitest'
import * as biblia from '#contract/biblia.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { errorOf } from '#tests/support/api-client.ts'
import { setupTestApp } from '#tests/support/test-app.ts'

const harness = setupTestApp()

async function read<T>(endpoint: Endpoint, params?: Record<string, number>): Promise<T> {
  const response = await harness.visitor().call(endpoint, params ? { params } : {})
  expect(response.statusCode).toBe(200)
  return response.json()
}

describe('books', () => {
  it('lists 39 books of the Old Testament and 27 of the New', async () => {
    const antigo = await read<biblia.Livro[]>(biblia.livrosAntigoTestamento)
    const novo = await read<biblia.Livro[]>(biblia.livrosNovoTestamento)
    expect([antigo.length, novo.length]).toEqual([39, 27])
    expect(antigo[0]).toEqual({ id: 1, livro: 'Gênesis', abreviatura: 'Gn', quantidade_capitulos: 50 })
    expect(novo[0]).toMatchObject({ id: 40, livro: 'Mateus' })
  })

  it('gives one book and its number of chapters', async () => {
    expect(await read(biblia.livroBiblia, { id: 19 })).toMatchObject({ livro: 'Salmos' })
    expect(await read(biblia.quantidadeCapitulos, { id: 19 })).toEqual({ quantidade_capitulos: 150 })
  })
})

describe('chapters and verses', () => {
  it('lists the chapters of a book', async () => {
    const capitulos = await read<biblia.CapituloBiblia[]>(biblia.capitulosBiblia, { livro: 57 })
    expect(capitulos).toEqual([{ id: 1, capitulo: 1 }])
  })

  it('lists the verses with their canonical ids', async () => {
    const versiculos = await read<biblia.Versiculo[]>(biblia.versiculos, { livro: 43, capitulo: 3 })
    expect(versiculos).toHaveLength(36)
    expect(versiculos[15]).toMatchObject({ id: 43_003_016, numero_versiculo: 16 })
  })

  it("keeps a psalm's title apart from its first verse", async () => {
    const [first, second] = await read<biblia.Versiculo[]>(biblia.versiculos, { livro: 19, capitulo: 3 })
    expect(first?.titulo).toBeTruthy()
    expect(first?.texto_biblico).not.toContain(first?.titulo)
    expect(second).not.toHaveProperty('titulo')
  })
})

describe('GET /biblia/edicao', () => {
  it('gives the name and the credit of the installed edition', async () => {
    expect(await read(biblia.edicaoBiblia)).toMatchObject({
      nome: expect.any(String),
      atribuicao: 'Bíblia de prova, gerada para os testes.',
    })
  })
})

describe.each([
  ['livro', biblia.livroBiblia, { id: 67 }, { id: 'x' }],
  ['quantidade_capitulos', biblia.quantidadeCapitulos, { id: 0 }, { id: '1.0' }],
  ['capitulos', biblia.capitulosBiblia, { livro: 67 }, { livro: 'gn' }],
  [
    'versiculos of an unknown book',
    biblia.versiculos,
    { livro: 0, capitulo: 1 },
    { livro: 'a', capitulo: 1 },
  ],
  [
    'versiculos of an unknown chapter',
    biblia.versiculos,
    { livro: 1, capitulo: 51 },
    { livro: 1, capitulo: '' },
  ],
])('%s', (_, endpoint, unknown, malformed) => {
  it('answers 404 for a number that names nothing', async () => {
    expect(errorOf(await harness.visitor().call(endpoint, { params: unknown })).status).toBe(404)
  })

  it('answers 422 for what is no number', async () => {
    const response = await harness.visitor().call(endpoint, { params: malformed })
    expect(errorOf(response).status).toBe(422)
  })
})
