/** The search through the API, on the texts of the golden database and a generated Bible ('João 3.16: texto de prova.'). */
import { setImmediate as nextTurn } from 'node:timers/promises'
import { beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { buscar, RespostaDaBusca, type ResultadoDaBusca } from '#contract/busca.ts'
import { MAX_CONTAGEM } from '#contract/fontes-da-busca.ts'
import { criarLeitura } from '#contract/leituras.ts'
import { type Client, errorOf } from '#tests/support/api-client.ts'
import { setupEpubLibrary } from '#tests/support/epub-library.ts'
import { setupTestApp } from '#tests/support/test-app.ts'

const t = setupTestApp()
const library = setupEpubLibrary(t)
let reader: Client
let visitor: Client
beforeAll(async () => {
  reader = await t.reader()
  visitor = t.visitor()
})

interface Options {
  em?: string
  limit?: number
  cursor?: string
}

async function search(q: string, options: Options = {}, client = visitor): Promise<RespostaDaBusca> {
  const answer = await client.call(buscar, { query: { q, ...options } })
  expect(answer.statusCode, `${q}: ${answer.body}`).toBe(200)
  const resposta = z.parse(RespostaDaBusca, answer.json())
  // Nothing leaves that the schema does not name: the server does not ask it (ADR 068).
  expect(answer.json()).toEqual(resposta)
  return resposta
}

async function hits(q: string, em: string, client = visitor, limit = 50): Promise<ResultadoDaBusca[]> {
  return (await search(q, { em, limit }, client)).grupos.flatMap(({ resultados }) => resultados)
}

function pageOf(hit: ResultadoDaBusca | undefined): string {
  return hit?.fonte === 'padroes' ? `${hit.simbolo} ${hit.numero}` : String(hit?.fonte)
}

const marked = ({ texto, marcas }: ResultadoDaBusca['trecho']) =>
  marcas.map(({ inicio, fim }) => texto.slice(inicio, fim))

describe('the standards', () => {
  it('are found by titles first, then by the paragraphs under them, with the words marked', async () => {
    const [first, ...others] = await hits('justificação', 'padroes')
    expect(first).toMatchObject({
      simbolo: 'CFW',
      numero: 11,
      parte_id: null,
      contexto: 'Confissão de Fé de Westminster',
    })
    expect(first?.titulo.texto).toBe('Capítulo 11: Da Justificação')
    expect(first && marked(first.titulo)).toEqual(['Justificação'])
    const perguntas = others.slice(0, 2).map(({ titulo }) => titulo.texto)
    expect(perguntas.sort()).toEqual([
      'Pergunta 33: O que é a justificação?',
      'Pergunta 70: O que é a justificação?',
    ])
    const paragrafo = others.find((hit) => 'parte_id' in hit && hit.simbolo === 'CFW')
    expect(paragrafo).toMatchObject({ numero: 11, parte_id: expect.any(Number) })
    expect(paragrafo && marked(paragrafo.trecho).length).toBeGreaterThan(0)
  })

  it('name the part in which the hit stands', async () => {
    const [hit] = await hits('"em conformidade com a vontade revelada"', 'padroes')
    const parte = await t.db.read
      .selectFrom('parte')
      .select(['parte', 'secao_id'])
      .where('id', '=', hit?.fonte === 'padroes' ? (hit.parte_id ?? 0) : 0)
      .executeTakeFirst()
    if (hit) expect(parte?.parte ?? '').toContain(marked(hit.trecho)[0])
  })

  it('answer a question with its answer, found by words of both', async () => {
    const [hit] = await hits('qual é o fim principal do homem glorificar gozá-lo', 'padroes')
    expect(['CMW 1', 'BCW 1']).toContain(pageOf(hit))
  })

  it.each([
    ['justificacao', 'justificação'],
    ['JUSTIFICAÇÃO', 'justificação'],
    ['salvacoes', 'salvação'],
    ['oracoes', 'oração'],
    ['fe', 'fé'],
  ])('finds the same pages for %s and %s', async (typed, printed) => {
    const pages = async (q: string) => {
      const { grupos } = await search(q, { em: 'padroes' })
      return grupos.map(({ total }) => total)
    }
    expect(await pages(typed)).toEqual(await pages(printed))
  })
})

describe('the language of queries', () => {
  const total = async (q: string, em = 'padroes') => (await search(q, { em })).grupos[0]?.total ?? 0

  it('finds an exact phrase only where it stands', async () => {
    expect(await total('"fim principal do homem"')).toBeGreaterThan(0)
    expect(await total('"homem do principal fim"')).toBe(0)
  })

  it('leaves out what must not be there', async () => {
    const all = await total('batismo')
    const without = await total('batismo -água')
    expect(without).toBeGreaterThan(0)
    expect(without).toBeLessThan(all)
    for (const hit of await hits('batismo -água', 'padroes'))
      expect(hit.trecho.texto).not.toMatch(/\bágua\b/i)
  })

  it('takes either side of OR and OU', async () => {
    const [a, b] = [await total('adoção'), await total('divórcio')]
    expect(await total('adoção OU divórcio')).toBe(await total('adoção OR divórcio'))
    expect(await total('adoção OU divórcio')).toBeGreaterThanOrEqual(Math.max(a, b))
  })

  it('completes a word', async () => {
    const found = (await hits('santific*', 'padroes')).flatMap(({ titulo, trecho }) => [
      ...marked(titulo),
      ...marked(trecho),
    ])
    expect(found.length).toBeGreaterThan(10)
    for (const word of found) expect(word).toMatch(/^santific/i)
  })
})

describe('the Bible', () => {
  it('finds a verse by its words', async () => {
    const [hit] = await hits('"João 3.16: texto de prova"', 'biblia')
    expect(hit).toMatchObject({ livro_id: 43, capitulo: 3, versiculo: 16, contexto: null })
    expect(hit?.titulo.texto).toBe('João 3.16')
    expect(hit && marked(hit.trecho)).toEqual(['João 3', '16', 'texto de prova'])
  })

  it('counts up to a thousand, and says that there are more', async () => {
    const { grupos } = await search('texto de prova', { em: 'biblia' })
    expect(grupos[0]).toMatchObject({ total: MAX_CONTAGEM, ha_mais: true })
  })

  it('gives every hit once, page by page, through all blocks', async () => {
    const seen: string[] = []
    let cursor: string | undefined
    const { grupos } = await search('Ester prova', { em: 'biblia' })
    do {
      const answer = await visitor.call(buscar, {
        query: { q: 'Ester prova', em: 'biblia', limit: 50, cursor },
      })
      const page = z.parse(RespostaDaBusca, answer.json())
      seen.push(...(page.grupos[0]?.resultados ?? []).map(({ titulo }) => titulo.texto))
      cursor = page.grupos[0]?.cursor ?? undefined
      expect(answer.headers['x-next-cursor']).toBe(cursor)
    } while (cursor)
    const { total } = await t.db.read
      .selectFrom('versiculo')
      .select((query) => query.fn.countAll<number>().as('total'))
      .where('edicao_id', '=', 1)
      .where('livro_id', '=', 17)
      .executeTakeFirstOrThrow()
    expect(seen).toHaveLength(total)
    expect(new Set(seen).size).toBe(total)
    expect(grupos[0]).toMatchObject({ total, ha_mais: false })
    // One block: equal hits stand in the order of the canon.
    expect(seen.slice(0, 2)).toEqual(['Ester 1.1', 'Ester 1.2'])
  })

  it('goes on after two hundred hits with the next block', async () => {
    const seen = new Set<string>()
    let cursor: string | undefined
    for (let page = 0; page < 7; page += 1) {
      const { grupos } = await search('Salmos', { em: 'biblia', limit: 50, ...(cursor && { cursor }) })
      expect(grupos[0]?.resultados).toHaveLength(50)
      for (const { titulo } of grupos[0]?.resultados ?? []) seen.add(titulo.texto)
      cursor = grupos[0]?.cursor ?? undefined
    }
    expect(seen.size).toBe(350)
  })
})

describe('ebooks', () => {
  it('are for readers', async () => {
    expect((await search('Heidelberg')).grupos.map(({ fonte }) => fonte)).not.toContain('ebooks')
    expect(errorOf(await visitor.call(buscar, { query: { q: 'Heidelberg', em: 'ebooks' } }))).toMatchObject({
      status: 401,
      code: 'sem_sessao',
    })
    expect(errorOf(await visitor.call(buscar, { query: { q: 'x y', em: 'ebooks,notas' } })).status).toBe(401)
  })

  it('are found by title first, by author, by chapter and by paragraph, with the reading that the reader has', async () => {
    const texto = 'O jardineiro rega as tulipas amarelas ao entardecer.'
    await library.importBook('tulipas', { 'As tulipas do jardim': [texto, 'Nada mais.'] })
    const { ebook, capitulos, paragrafos } = await library.stored('tulipas')
    const found = await hits('tulipas', 'ebooks', reader)
    expect(found).toMatchObject([
      { ebook_id: ebook, capitulo_id: capitulos.get('As tulipas do jardim'), paragrafo_id: null },
      { ebook_id: ebook, paragrafo_id: paragrafos.get(texto), leitura_id: null, inicio: 21, fim: 28 },
    ])
    expect(found[1]?.contexto).toBe('As tulipas do jardim')
    const leitura = await reader.call(criarLeitura, { params: { ebookId: ebook } })
    const id: string = leitura.json().id
    expect(await hits('tulipas', 'ebooks', reader)).toMatchObject([{ leitura_id: id }, { leitura_id: id }])
    const [livro] = await hits('Livro de prova', 'ebooks', reader)
    expect(livro).toMatchObject({ ebook_id: ebook, capitulo_id: null, paragrafo_id: null })
    const byAuthor = await hits('"Autor de Prova"', 'ebooks', reader)
    expect(byAuthor.map((hit) => hit.fonte === 'ebooks' && hit.ebook_id)).toContain(ebook)
  })
})

describe('the groups', () => {
  it('stand with the best first: a title of the standards, or a verse word for word', async () => {
    expect((await search('justificação', {}, reader)).grupos[0]?.fonte).toBe('padroes')
    expect((await search('João 3.16 texto de prova', {}, reader)).grupos[0]?.fonte).toBe('biblia')
  })
})

describe('what is no search', () => {
  it.each([
    ['', 'Escreva o que procurar.'],
    ['   ', 'Escreva o que procurar.'],
    ['a', 'Escreva ao menos 2 letras.'],
    ['a'.repeat(10_000), 'A busca deve ter no máximo 200 caracteres.'],
    ['🙂🙂', 'Escreva ao menos uma palavra.'],
    ['!?…', 'Escreva ao menos uma palavra.'],
    ['""', 'Escreva ao menos uma palavra.'],
    ['-graça', 'Escreva também o que procurar, e não só o que deixar de fora.'],
  ])('%j: %s', async (q, message) => {
    expect(errorOf(await visitor.call(buscar, { query: { q } }))).toEqual({
      status: 422,
      code: 'dados_invalidos',
      message,
    })
  })

  it.each([
    'o que é',
    "'; DROP TABLE anotacao; --",
    'NEAR(graça AND) OR NOT *',
    'forma : graça raiz:"fé',
    "graça & !fé | (<-> ':*' \\",
    '"sem fim',
    '* ** *a',
    'NOT AND OR',
    '\u0000graça\u0000',
    '\ud800graça \udc00',
    '\u202eשלום\u202c ברית',
    'Ἐν ἀρχῇ ἦν ὁ λόγος',
    '因信称义',
    'graça '.repeat(33).trim(),
    'a b c d e f g h i j k l m n o p q r s t u v w x y z',
    'aa* bb* cc* dd* ee* ff* gg* hh* ii* jj* kk* ll* mm* nn* oo* pp* qq*',
    '100% _ %',
    'lo­go',
  ])('is answered all the same: %j', async (q) => {
    const answer = await reader.call(buscar, { query: { q } })
    expect([200, 422], answer.body).toContain(answer.statusCode)
  })

  it.each([
    { em: 'tudo' },
    { em: '' },
    { literal: '0' },
    { limit: '0' },
    { limit: '51' },
    { limit: 'x' },
    { em: 'biblia', cursor: 'x' },
    { cursor: Buffer.from('biblia -1 0').toString('base64url') },
    { em: 'padroes', cursor: Buffer.from('biblia -1 0').toString('base64url') },
  ])('refuses %j', async (query) => {
    expect(errorOf(await visitor.call(buscar, { query: { q: 'graça', ...query } })).status).toBe(422)
  })

  it('leaves the server free while searches run', async () => {
    // Twice as many as there are threads, none of which is answered from memory: each is a turn of the server at least, and
    // none would be if it searched by itself.
    const searches = [1, 2, 3, 4].map((numero) =>
      search(`texto de prova ${numero}`, { em: 'biblia', limit: 50 }),
    )
    let turns = 0
    const all = Promise.all(searches).then(() => 'done')
    while ((await Promise.race([all, nextTurn()])) !== 'done') turns += 1
    expect(turns).toBeGreaterThan(1)
  })
})
