import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import type { CapituloDoEbook, CapituloResumo } from '#contract/ebook-texto.ts'
import * as contract from '#contract/ebooks.ts'
import { type Client, errorOf } from '#tests/support/api-client.ts'
import { type InsertedEbook, insertEbook, makeCapitulos } from '#tests/support/ebook-fixtures.ts'
import { setupTestApp } from '#tests/support/test-app.ts'

const harness = setupTestApp()
const WEBP = Buffer.from('RIFF0000WEBPprova')

let helena: Client
let livro: InsertedEbook
let longo: InsertedEbook

beforeAll(async () => {
  helena = await harness.reader()
  livro = await insertEbook(harness.db, {
    capa: { nome: 'capa-1', webp: WEBP },
    imagens: { 'figura-1': WEBP },
    capitulos: [
      {
        titulo: 'Da graça',
        subtitulo: 'Um começo',
        paragrafos: [
          { texto: 'A Graça de Deus, a GRAÇA comum.', titulo: 'Um título' },
          { texto: '100% de graca_ e \\ barra', marcas: [{ tipo: 'enfase', inicio: 0, fim: 4 }] },
          { texto: '', tipo: 'separador' },
        ],
      },
      { titulo: 'Vazio', paragrafos: [] },
      {
        titulo: 'Da fé',
        paragrafos: [
          { texto: `${'muito antes '.repeat(20)}\tachado\n🕊️ ${'muito depois '.repeat(20)}`, tipo: 'verso' },
          { texto: '1.', tipo: 'item', detalhes: { nivel: 2, marcador: '1.' } },
        ],
      },
    ],
  })
  longo = await insertEbook(harness.db, { capitulos: makeCapitulos(3, 1_001) })
})

describe('GET /ebook/:ebookId/capitulos', () => {
  it('gives the contents to everybody', async () => {
    const params = { ebookId: livro.id }
    const response = await harness.visitor().call(contract.capitulosSemTexto, { params })
    const capitulos: CapituloResumo[] = response.json()
    expect(capitulos.map(({ id, titulo, subtitulo }) => [id, titulo, subtitulo])).toEqual([
      [livro.capitulos[0]?.id, 'Da graça', 'Um começo'],
      [livro.capitulos[1]?.id, 'Vazio', null],
      [livro.capitulos[2]?.id, 'Da fé', null],
    ])
    expect(capitulos[0]?.palavras).toBeGreaterThan(0)
    expect(response.headers.etag).toBeDefined()
  })
})

describe('the text of chapters', () => {
  it('comes with what is set differently in it, for readers with a session', async () => {
    const [primeiro, , ultimo] = livro.capitulos
    const params = { ebookId: livro.id, capituloId: primeiro?.id ?? 0 }
    const response = await helena.call(contract.capituloDoEbook, { params })
    expect(response.json()).toEqual({
      id: primeiro?.id,
      titulo: 'Da graça',
      subtitulo: 'Um começo',
      ordem_dentro_do_ebook: 1,
      paragrafos: [
        {
          id: primeiro?.paragrafoIds[0],
          titulo: 'Um título',
          texto: 'A Graça de Deus, a GRAÇA comum.',
          tipo: 'paragrafo',
          detalhes: {},
          marcas: [],
        },
        expect.objectContaining({ marcas: [{ tipo: 'enfase', inicio: 0, fim: 4 }] }),
        expect.objectContaining({ tipo: 'separador' }),
      ],
    })
    expect(response.headers['cache-control']).toBe('private, no-cache')
    const last = await helena.call(contract.capituloDoEbook, {
      params: { ebookId: livro.id, capituloId: ultimo?.id ?? 0 },
    })
    expect(last.json().paragrafos[1]).toMatchObject({ detalhes: { nivel: 2, marcador: '1.' } })
  })

  it('comes in the encoding that the caller takes, and not again while it is the same', async () => {
    const endpoint = { ...contract.capituloDoEbook, replies: {} }
    const params = { ebookId: livro.id, capituloId: livro.capitulos[0]?.id ?? 0 }
    const ask = (headers: Record<string, string>) => helena.call(endpoint, { params, headers })
    const plain = await ask({})
    for (const [encoding, decode] of [
      ['br', brotliDecompressSync],
      ['gzip', gunzipSync],
    ] as const) {
      const response = await ask({ 'accept-encoding': encoding })
      expect(response.headers['content-encoding']).toBe(encoding)
      expect(decode(response.rawPayload)).toEqual(plain.rawPayload)
    }
    const etag = String(plain.headers.etag)
    const same = await ask({ 'if-none-match': etag })
    expect([same.statusCode, same.body]).toEqual([304, ''])
    const asVisitor = { params, headers: { 'if-none-match': etag } }
    expect((await harness.visitor().call(contract.capituloDoEbook, asVisitor)).statusCode).toBe(401)
  })

  it('is the new one after an import', async () => {
    const velho = await insertEbook(harness.db, { capitulos: [{ titulo: 'Um', paragrafos: ['Antes.'] }] })
    const [capitulo] = velho.capitulos
    const params = { ebookId: velho.id, capituloId: capitulo?.id ?? 0 }
    const read = async () =>
      (await helena.call(contract.capituloDoEbook, { params })).json().paragrafos[0].texto
    expect(await read()).toBe('Antes.')
    const [id = 0] = capitulo?.paragrafoIds ?? []
    await harness.db.write.updateTable('paragrafo').set({ texto: 'Depois.' }).where('id', '=', id).execute()
    await insertEbook(harness.db)
    await vi.waitFor(async () => expect(await read()).toBe('Depois.'), { timeout: 20_000, interval: 250 })
  })

  it('comes whole for a long book, in order, every paragraph once', async () => {
    const params = { ebookId: longo.id }
    const capitulos: CapituloDoEbook[] = (await helena.call(contract.capitulosPorEbook, { params })).json()
    expect(
      capitulos.map(({ id, paragrafos }) => ({ id, paragrafoIds: paragrafos.map((p) => p.id) })),
    ).toEqual(longo.capitulos)
  })

  it('comes whole for a book with an empty chapter, and for one without chapters', async () => {
    const whole = await helena.call(contract.capitulosPorEbook, { params: { ebookId: livro.id } })
    expect(whole.json().map(({ paragrafos }: CapituloDoEbook) => paragrafos.length)).toEqual([3, 0, 2])
    const vazio = await insertEbook(harness.db, { capitulos: [] })
    const none = await helena.call(contract.capitulosPorEbook, { params: { ebookId: vazio.id } })
    expect(none.json()).toEqual([])
  })

  it('answers 404 for a chapter of another book', async () => {
    const params = { ebookId: livro.id, capituloId: longo.capitulos[0]?.id ?? 0 }
    expect(errorOf(await helena.call(contract.capituloDoEbook, { params }))).toMatchObject({
      status: 404,
      message: 'Capítulo não encontrado.',
    })
  })
})

describe('GET /ebook/:ebookId/busca', () => {
  async function search(q: string): Promise<contract.Achado[]> {
    return (await helena.call(contract.buscarNoEbook, { params: { ebookId: livro.id }, query: { q } })).json()
  }

  it('finds without regard to accents and case, in reading order, with ranges of the text', async () => {
    const achados = await search(' gráca ')
    const [primeiro] = livro.capitulos
    const [a, b] = primeiro?.paragrafoIds ?? []
    expect(achados.map(({ paragrafo_id, inicio, fim }) => [paragrafo_id, inicio, fim])).toEqual([
      [a, 2, 7],
      [a, 19, 24],
      [b, 8, 13],
    ])
    for (const { trecho, trecho_inicio, trecho_fim } of achados) {
      expect(trecho.slice(trecho_inicio, trecho_fim)).toMatch(/^gra[çc]a$/i)
    }
  })

  it.each([
    ['100%', 1],
    ['graca_', 1],
    ['\\ barra', 1],
    ['de%graca', 0],
    ['gra_a', 0],
    ["'; DROP TABLE paragrafo; --", 0],
    ['grac\u0327a', 3],
    ['deus,  a', 1],
    ['', 0],
    ['   ', 0],
    ['a', 0],
    ['%%', 0],
  ])('finds %j %i times', async (q, count) => {
    expect(await search(q)).toHaveLength(count)
  })

  it('cuts the words around a hit between words, on one line', async () => {
    const [achado] = await search('achado')
    expect(achado?.trecho).toMatch(/^… antes( muito antes)+ {2}achado 🕊️ (muito depois )+…$/u)
    expect(achado?.trecho.length).toBeLessThan(140)
  })

  it('stops at 200', async () => {
    const params = { ebookId: longo.id }
    const response = await helena.call(contract.buscarNoEbook, { params, query: { q: 'senhor' } })
    const achados: contract.Achado[] = response.json()
    expect(achados.map(({ paragrafo_id }) => paragrafo_id)).toEqual(
      longo.capitulos[0]?.paragrafoIds.slice(0, 200),
    )
  })

  it.each([undefined, 'x'.repeat(201), 'a\u0000b'])('refuses %j', async (q) => {
    const params = { ebookId: livro.id }
    expect(errorOf(await helena.call(contract.buscarNoEbook, { params, query: { q } })).status).toBe(422)
  })
})

describe('images', () => {
  it('gives the cover to everybody, to be kept for ever', async () => {
    const response = await harness
      .visitor()
      .call(contract.capaDoEbook, { params: { ebookId: livro.id, nome: 'capa-1' } })
    expect(response.rawPayload).toEqual(WEBP)
    expect(response.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
    })
  })

  it('gives images of the text only with a session, also under the address of the cover', async () => {
    const params = { ebookId: livro.id, nome: 'figura-1' }
    const response = await helena.call(contract.imagemDoEbook, { params })
    expect(response.rawPayload).toEqual(WEBP)
    expect(response.headers['cache-control']).toBe('private, max-age=31536000, immutable')
    expect(errorOf(await harness.visitor().call(contract.imagemDoEbook, { params })).status).toBe(401)
    expect(errorOf(await harness.visitor().call(contract.capaDoEbook, { params })).status).toBe(404)
  })

  it.each([
    ['figura-2', 404],
    ['../segredo', 422],
  ])('answers %s with %i', async (nome, status) => {
    const params = { ebookId: livro.id, nome }
    expect(errorOf(await helena.call(contract.imagemDoEbook, { params })).status).toBe(status)
    expect(errorOf(await helena.call(contract.capaDoEbook, { params })).status).toBe(status)
  })
})

describe('unknown books and visitors', () => {
  const calls = [
    [contract.capitulosPorEbook, {}],
    [contract.capituloDoEbook, {}],
    [contract.buscarNoEbook, { query: { q: 'graça' } }],
    [contract.imagemDoEbook, {}],
  ] as const

  it('unknown books are 404, malformed ids 422', async () => {
    for (const [endpoint, input] of [...calls, [contract.capitulosSemTexto, {}] as const]) {
      for (const [ebookId, status] of [
        [0, 404],
        ['x', 422],
      ] as const) {
        const params = { ebookId, capituloId: 1, nome: 'x' }
        expect(errorOf(await helena.call(endpoint, { ...input, params })).status).toBe(status)
      }
    }
  })

  it('texts ask for a session', async () => {
    for (const [endpoint, input] of calls) {
      const params = { ebookId: livro.id, capituloId: livro.capitulos[0]?.id ?? 0, nome: 'figura-1' }
      expect(errorOf(await harness.visitor().call(endpoint, { ...input, params })).code).toBe('sem_sessao')
    }
  })
})
