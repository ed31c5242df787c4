import { QueryClient } from '@tanstack/react-query'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { diretoriosQuery, fetchAllNotas, notasQuery, prefetchNotas } from './queries.ts'

const toNota = (titulo: string) => ({
  id: titulo,
  titulo,
  anotacao: '',
  data_criacao: '',
  versao: 1,
  simbolo: 5,
  numero: 1,
  simboloLabel: 'DCPU',
  capOrNumberLabel: 'Cap 1',
  user: { foto: null },
})

let urls: URL[]
let queryClient: QueryClient

beforeEach(() => {
  urls = []
  queryClient = new QueryClient()
  vi.stubGlobal('document', { cookie: '' })
  vi.stubGlobal('fetch', async (address: string) => {
    const url = new URL(address, 'http://127.0.0.1')
    urls.push(url)
    const cursor = Number(url.searchParams.get('cursor') ?? 0)
    const simbolo = url.searchParams.get('simbolo')
    const headers = cursor < 2 ? { 'X-Next-Cursor': String(cursor + 1) } : undefined
    const notas = simbolo === 'FGOP' ? [] : [toNota(`nota ${cursor}`)]
    return new Response(JSON.stringify(notas), { headers })
  })
})

const searches = () => urls.map(({ search }) => search)

describe('the list of all notes', () => {
  it('comes in parts of 50, each from the cursor of the one before, until none is named', async () => {
    const { pages } = await queryClient.fetchInfiniteQuery({
      ...notasQuery({ sigla: null, busca: 'fé' }),
      pages: 9,
    })
    expect(pages.map(({ notas }) => notas[0]?.titulo)).toEqual(['nota 0', 'nota 1', 'nota 2'])
    expect(searches()).toEqual([
      '?q=f%C3%A9&limit=50',
      '?q=f%C3%A9&limit=50&cursor=1',
      '?q=f%C3%A9&limit=50&cursor=2',
    ])
  })

  it('begins anew with one part when it is stale', async () => {
    const query = notasQuery({ sigla: 'CFW', busca: '' })
    await queryClient.fetchInfiniteQuery({ ...query, pages: 3 })
    urls = []
    await prefetchNotas(queryClient, 'http://127.0.0.1/notas?padrao=cfw')
    expect(queryClient.getQueryData(query.queryKey)?.pages).toHaveLength(1)
    expect(searches()).toContain('?simbolo=CFW&limit=50')
  })

  it('comes whole for an export', async () => {
    await fetchAllNotas({ sigla: 'CFW', busca: '' })
    expect(searches()).toEqual(['?simbolo=CFW'])
  })
})

describe('the directories', () => {
  it('are those with notes', async () => {
    expect(await queryClient.fetchQuery(diretoriosQuery())).toEqual(['DCPU', 'DCPR'])
  })
})
