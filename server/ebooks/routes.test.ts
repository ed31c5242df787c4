import { beforeAll, describe, expect, it, vi } from 'vitest'
import * as contract from '#contract/ebooks.ts'
import { criarLeitura, criarLeituraQueroLer } from '#contract/leituras.ts'
import { type Client, errorOf } from '#tests/support/api-client.ts'
import { type InsertedEbook, insertEbook } from '#tests/support/ebook-fixtures.ts'
import { setupTestApp } from '#tests/support/test-app.ts'

const harness = setupTestApp()

let romanos: InsertedEbook
let galatas: InsertedEbook
let agape: InsertedEbook
let artigo: InsertedEbook
let retirado: InsertedEbook

// Before the first call: the catalogue is read once and kept.
beforeAll(async () => {
  const { db } = harness
  romanos = await insertEbook(db, {
    titulo: 'Romanos explicado',
    areas: ['Prova: Cartas', 'Prova: Doutrina'],
    autores: ['Tito Prova', 'Ana Prova'],
    prefacio: 'Um prefácio.',
    lancamento: '2100-01-03',
  })
  galatas = await insertEbook(db, {
    titulo: 'Gálatas explicado',
    areas: ['Prova: Cartas', 'Prova: Doutrina'],
    lancamento: '2100-01-02',
  })
  agape = await insertEbook(db, {
    titulo: '“Ágape”',
    areas: ['Prova: Cartas'],
    lancamento: '2100-01-01',
  })
  artigo = await insertEbook(db, { titulo: 'Um artigo', kind: 'artigo', areas: ['Prova: Doutrina'] })
  retirado = await insertEbook(db, {
    titulo: 'Fora do catálogo',
    areas: ['Prova: Cartas', 'Prova: Vazia'],
    lancamento: '2100-02-01',
    retirado: true,
  })
})

async function idsOf(client: Client, ...[endpoint, input]: Parameters<Client['call']>): Promise<number[]> {
  const response = await client.call(endpoint, input)
  expect(response.statusCode).toBe(200)
  return response.json().map(({ id }: { id: number }) => id)
}

describe('GET /ebook', () => {
  it('lists the catalogue by title as readers of Portuguese expect, without what left it', async () => {
    const ebooks: contract.EbookResumo[] = (await harness.visitor().call(contract.listarEbooks)).json()
    const titulos = ebooks.map(({ titulo }) => titulo)
    expect(titulos.indexOf('“Ágape”')).toBeLessThan(titulos.indexOf('Gálatas explicado'))
    expect(titulos.indexOf('Gálatas explicado')).toBeLessThan(titulos.indexOf('Romanos explicado'))
    expect(titulos.length).toBeGreaterThan(10)
    expect(titulos).not.toContain('Fora do catálogo')
    expect(ebooks.find(({ id }) => id === romanos.id)).toMatchObject({
      capa: null,
      kind: 'livro',
      autores: [{ nome: 'Tito Prova' }, { nome: 'Ana Prova' }],
      areas_tematicas: [{ descricao: 'Prova: Cartas' }, { descricao: 'Prova: Doutrina' }],
    })
  })

  it('lists articles alone', async () => {
    expect(await idsOf(harness.visitor(), contract.listarEbooks, { query: { kind: 'artigo' } })).toContain(
      artigo.id,
    )
    const livros = await idsOf(harness.visitor(), contract.listarEbooks, { query: { kind: 'livro' } })
    expect(livros).not.toContain(artigo.id)
  })

  it('comes in pages that neither repeat nor skip', async () => {
    const client = harness.visitor()
    const all = await idsOf(client, contract.listarEbooks)
    const seen: number[] = []
    let cursor: string | undefined
    do {
      const response = await client.call(contract.listarEbooks, { query: { limit: '4', cursor } })
      seen.push(...response.json().map(({ id }: { id: number }) => id))
      cursor = response.headers['x-next-cursor']?.toString()
    } while (cursor)
    expect(seen).toEqual(all)
  })

  it.each([{ limit: '0' }, { limit: 'x' }, { cursor: 'x' }, { cursor: 'ZWJvb2sgMA' }, { kind: 'revista' }])(
    'refuses %j',
    async (query) => {
      expect(errorOf(await harness.visitor().call(contract.listarEbooks, { query })).status).toBe(422)
    },
  )
})

describe('GET /ebook/:id', () => {
  it('gives one ebook, also one that left the catalogue, with an ETag', async () => {
    const client = harness.visitor()
    const response = await client.call(contract.lerEbook, { params: { id: romanos.id } })
    expect(response.json()).toMatchObject({ prefacio: 'Um prefácio.', idioma: 'pt-BR', paginas: 1 })
    const headers = { 'if-none-match': String(response.headers.etag) }
    expect((await client.call(contract.lerEbook, { params: { id: romanos.id }, headers })).statusCode).toBe(
      304,
    )
    expect((await client.call(contract.lerEbook, { params: { id: retirado.id } })).statusCode).toBe(200)
  })

  it.each([
    [0, 404],
    [99_999, 404],
    [12_345_678_901, 404],
    ['romanos', 422],
  ])('answers %s with %i', async (id, status) => {
    const client = harness.visitor()
    const calls = [
      contract.lerEbook,
      contract.ebooksMesmasCategorias,
      contract.lerCategoria,
      contract.ebooksPorCategoria,
    ]
    for (const endpoint of calls) {
      expect(errorOf(await client.call(endpoint, { params: { id } })).status).toBe(status)
    }
  })
})

describe('areas', () => {
  it('lists those that have ebooks, in alphabetical order, with how many', async () => {
    const areas: contract.Categoria[] = (await harness.visitor().call(contract.listarAreas)).json()
    const prova = areas.filter(({ descricao }) => descricao.startsWith('Prova'))
    expect(prova.map(({ descricao, quantidade_ebooks }) => [descricao, quantidade_ebooks])).toEqual([
      ['Prova: Cartas', 3],
      ['Prova: Doutrina', 3],
    ])
  })

  it('gives one, also while it has no ebooks', async () => {
    const [, vazia = 0] = retirado.areaIds
    const params = { id: vazia }
    const area = await harness.visitor().call(contract.lerCategoria, { params })
    expect(area.json()).toMatchObject({ descricao: 'Prova: Vazia', quantidade_ebooks: 0 })
    expect(await idsOf(harness.visitor(), contract.ebooksPorCategoria, { params })).toEqual([])
  })

  it('lists its ebooks by title, in pages', async () => {
    const [cartas = 0] = romanos.areaIds
    const call = { params: { id: cartas } }
    expect(await idsOf(harness.visitor(), contract.ebooksPorCategoria, call)).toEqual([
      agape.id,
      galatas.id,
      romanos.id,
    ])
    const first = await harness
      .visitor()
      .call(contract.ebooksPorCategoria, { ...call, query: { limit: '2' } })
    const cursor = first.headers['x-next-cursor']?.toString()
    const next = { ...call, query: { limit: '2', cursor } }
    expect(await idsOf(harness.visitor(), contract.ebooksPorCategoria, next)).toEqual([romanos.id])
  })

  it('shows some of them by chance', async () => {
    const response = await harness.visitor().call(contract.areasAleatorias)
    const areas: contract.AreaAleatoria[] = response.json()
    expect(areas.length).toBe(6)
    expect(new Set(areas.map(({ id }) => id)).size).toBe(6)
    expect(areas.every((area) => area.id === area.area_tematica.id && area.quantidade_ebooks > 0)).toBe(true)
    expect(response.headers['cache-control']).toBe('no-store')
  })
})

describe('lists of the dashboard', () => {
  const readMaisLidos = async (): Promise<contract.MaisLido[]> =>
    (await harness.visitor().call(contract.maisLidos)).json()
  let beforeReadings: contract.MaisLido[]

  beforeAll(async () => {
    beforeReadings = await readMaisLidos()
    const [helena, jonas] = [await harness.reader(), await harness.reader()]
    await helena.call(criarLeitura, { params: { ebookId: agape.id } })
    await jonas.call(criarLeitura, { params: { ebookId: agape.id } })
    await helena.call(criarLeitura, { params: { ebookId: artigo.id } })
    await jonas.call(criarLeituraQueroLer, { params: { ebookId: galatas.id } })
  })

  it('shows the ten newest', async () => {
    const ids = await idsOf(harness.visitor(), contract.ultimosLancamentos)
    expect(ids.slice(0, 3)).toEqual([romanos.id, galatas.id, agape.id])
    expect(ids).toHaveLength(10)
  })

  it('shows the nearest of the same areas first', async () => {
    const params = { id: romanos.id }
    const ids = await idsOf(harness.visitor(), contract.ebooksMesmasCategorias, { params })
    expect(ids).toEqual([galatas.id, agape.id, artigo.id])
  })

  it('counts the readings begun by all readers, not what only waits', async () => {
    expect(beforeReadings).toEqual([])
    const lista = await readMaisLidos()
    expect(lista.map(({ id, ebook, total_leituras }) => [id, ebook.titulo, total_leituras])).toEqual([
      [agape.id, '“Ágape”', 2],
      [artigo.id, 'Um artigo', 1],
    ])
  })

  it('recommends to a visitor the most read, not once more the newest; to a reader what is like the shelf', async () => {
    const visitor = await idsOf(harness.visitor(), contract.recomendados)
    expect(visitor.slice(0, 2)).toEqual([agape.id, artigo.id])
    expect(visitor).not.toContain(romanos.id)
    expect(visitor).not.toContain(galatas.id)
    expect(visitor).toHaveLength(10)
    const reader = await harness.reader()
    expect(await idsOf(reader, contract.recomendados)).toEqual(visitor)
    await reader.call(criarLeituraQueroLer, { params: { ebookId: romanos.id } })
    const own = await reader.call(contract.recomendados)
    const ids = own.json().map(({ id }: { id: number }) => id)
    expect(ids.slice(0, 3)).toEqual([galatas.id, agape.id, artigo.id])
    expect(ids).toHaveLength(10)
    expect(ids).not.toContain(romanos.id)
    expect(own.headers['cache-control']).toBe('no-store')
  })

  it('takes a session that has ended for none', async () => {
    const reader = await harness.reader()
    await harness.db.write.deleteFrom('sessao').execute()
    expect((await reader.call(contract.recomendados)).statusCode).toBe(200)
  })
})

describe('new content', () => {
  it('appears without a new start', async () => {
    const novo = await insertEbook(harness.db, { titulo: 'Livro novo', areas: ['Nova'] })
    await vi.waitFor(
      async () => {
        expect(await idsOf(harness.visitor(), contract.listarEbooks)).toContain(novo.id)
        const areas = await idsOf(harness.visitor(), contract.listarAreas)
        expect(areas).toContain(novo.areaIds[0])
      },
      { timeout: 20_000, interval: 250 },
    )
  })
})
