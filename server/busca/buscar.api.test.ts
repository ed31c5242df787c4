/** What a search does when no text has its words: other words, a part of them, the glossary. On the texts of the golden database. */
import { beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { buscar, RespostaDaBusca, type ResultadoDaBusca } from '#contract/busca.ts'
import type { Client } from '#tests/support/api-client.ts'
import { setupTestApp } from '#tests/support/test-app.ts'

const t = setupTestApp()
let visitor: Client
beforeAll(() => {
  visitor = t.visitor()
})

interface Options {
  em?: string
  limit?: number
  cursor?: string
  literal?: '1'
}

async function search(q: string, options: Options = {}): Promise<RespostaDaBusca> {
  const answer = await visitor.call(buscar, { query: { q, ...options } })
  expect(answer.statusCode, `${q}: ${answer.body}`).toBe(200)
  return z.parse(RespostaDaBusca, answer.json())
}

async function hits(q: string, em: string): Promise<ResultadoDaBusca[]> {
  return (await search(q, { em, limit: 50 })).grupos.flatMap(({ resultados }) => resultados)
}

function pageOf(hit: ResultadoDaBusca | undefined): string {
  return hit?.fonte === 'padroes' ? `${hit.simbolo} ${hit.numero}` : String(hit?.fonte)
}

describe('words that no text has together', () => {
  it('are answered at once with those of the suggestion, unless they are wanted as they are', async () => {
    const found = await search('justificasão')
    expect(found).toMatchObject({ sugestao: 'justificação', da_sugestao: true })
    expect(pageOf(found.grupos[0]?.resultados[0])).toBe('CFW 11')
    expect(await search('"justificasão"')).toMatchObject({ sugestao: '"justificação"', da_sugestao: true })
    expect(await search('justificasão', { literal: '1' })).toEqual({
      sugestao: 'justificação',
      da_sugestao: false,
      grupos: [],
    })
    expect(await search('justificação')).toMatchObject({ sugestao: null, da_sugestao: false })
    expect(await search('xqzwv')).toEqual({ sugestao: null, da_sugestao: false, grupos: [] })
  })

  it('go on with the words of the suggestion, page by page', async () => {
    const wanted = await hits('justificação', 'padroes')
    const first = await search('justificasão', { em: 'padroes', limit: 5 })
    const cursor = first.grupos[0]?.cursor ?? ''
    const next = await search('justificasão', { em: 'padroes', limit: 5, cursor })
    expect([...first.grupos, ...next.grupos].flatMap(({ resultados }) => resultados)).toEqual(
      wanted.slice(0, 10),
    )
  })

  it('find what has most of them, or any of them, and it is said', async () => {
    const palavras = async (q: string) => (await search(q, { em: 'padroes' })).grupos[0]?.palavras
    expect(await palavras('batismo crianças')).toBe('todas')
    expect(await palavras('blasfêmia nome vão praguejar')).toBe('maioria')
    expect(await palavras('papa divórcio')).toBe('algumas')
    const pages = (await hits('papa divórcio', 'padroes')).map(pageOf)
    expect(pages).toEqual(expect.arrayContaining(['CFW 25', 'CFW 24']))
    expect(await hits('papa divórcio -adultério', 'padroes')).not.toEqual([])
  })

  it('go on with any of them, page by page', async () => {
    const all = await hits('papa divórcio', 'padroes')
    const first = await search('papa divórcio', { em: 'padroes', limit: 2 })
    const cursor = first.grupos[0]?.cursor ?? ''
    const next = await search('papa divórcio', { em: 'padroes', limit: 50, cursor })
    expect([...first.grupos, ...next.grupos].flatMap(({ resultados }) => resultados)).toEqual(all)
  })
})

describe('the glossary', () => {
  it('answers names that no text has with its places, in its order', async () => {
    const [padroes, biblia] = (await search('o que é pedobatismo?')).grupos
    const lugares = padroes?.resultados.map((hit) => hit.fonte === 'padroes' && [pageOf(hit), hit.secao])
    expect(lugares?.slice(0, 3)).toEqual([
      ['CFW 28', 4],
      ['CMW 166', null],
      ['BCW 95', null],
    ])
    expect(padroes?.palavras).toBe('todas')
    expect(biblia?.resultados[0]?.titulo.texto).toBe('Atos 2.39')
  })

  it('knows verses by other wordings, the Bible first', async () => {
    const { grupos } = await search('combati o bom combate')
    expect(grupos[0]?.resultados[0]?.titulo.texto).toBe('2 Timóteo 4.7')
  })

  it('knows how its names are misspelt', async () => {
    expect(await search('pedobatizmo')).toMatchObject({ sugestao: 'pedobatismo', da_sugestao: true })
  })

  it('stays out of a search that is meant as it is written', async () => {
    expect((await search('"pedobatismo"')).grupos).toEqual([])
  })

  it('stands behind a title that is the search itself', async () => {
    expect(pageOf((await hits('Igreja invisível', 'padroes'))[0])).toBe('CMW 64')
  })
})
