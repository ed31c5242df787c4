import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { buscarNoEbook, capituloDoEbook } from '#contract/ebooks.ts'
import { parseId } from '../../platform/parse-id.ts'
import { request } from '../../platform/request.ts'
import { leituraQuery } from '../queries.ts'
import { sumarioQuery } from '../sumario-query.ts'

/** One chapter of an ebook, with its text. */
export function capituloQuery(ebookId: number, capituloId: number) {
  return queryOptions({
    queryKey: ['ebooks', 'capitulo', ebookId, capituloId],
    queryFn: ({ signal }) => request(capituloDoEbook, { params: { ebookId, capituloId }, signal }),
  })
}

/** Where words appear in an ebook, without difference of accents and capitals. */
export function buscaQuery(ebookId: number, q: string) {
  return queryOptions({
    queryKey: ['ebooks', 'busca', ebookId, q],
    queryFn: ({ signal }) => request(buscarNoEbook, { params: { ebookId }, query: { q }, signal }),
    enabled: q !== '',
  })
}

/** Fetches the reading, then its contents and the open chapter. @param url address, which may lead to another chapter */
export async function prefetchLeitura(queryClient: QueryClient, id: string, url: string): Promise<void> {
  await queryClient.prefetchQuery(leituraQuery(id))
  const leitura = queryClient.getQueryData(leituraQuery(id).queryKey)
  if (!leitura) return
  const { ebook, capitulo_atual } = leitura
  void queryClient.prefetchQuery(sumarioQuery(ebook.id))
  const capitulo = parseId(new URL(url).searchParams.get('capitulo') ?? undefined) ?? capitulo_atual
  if (capitulo !== null) void queryClient.prefetchQuery(capituloQuery(ebook.id, capitulo))
}
