/** What the routes of the Bible start to fetch while the code of the page is still on its way. */
import type { QueryClient } from '@tanstack/react-query'
import { parseId } from '../platform/parse-id.ts'
import { capitulosQuery, edicoesQuery, livroQuery, livrosQuery, versiculosQuery } from './queries.ts'
import { readEdicao } from './use-edicao.ts'

/** What the address of a page names. */
interface Endereco {
  readonly params: { readonly livroId?: string | undefined; readonly capituloId?: string | undefined }
  readonly url: URL
}

/** The books. */
export function prefetchLivros(queryClient: QueryClient): void {
  void queryClient.prefetchQuery(livrosQuery('antigo'))
  void queryClient.prefetchQuery(livrosQuery('novo'))
  void queryClient.prefetchQuery(edicoesQuery())
}

/** A book and its chapters. */
export function prefetchLivro(queryClient: QueryClient, { params, url }: Endereco): void {
  const livro = parseId(params.livroId)
  const edicao = readEdicao(queryClient, url.search)
  void queryClient.prefetchQuery(edicoesQuery())
  if (livro === null) return
  void queryClient.prefetchQuery(livroQuery(livro, edicao))
  void queryClient.prefetchQuery(capitulosQuery(livro, edicao))
}

/** A chapter. @param askCitacoes asks where it is cited, which is another feature's matter */
export function prefetchCapitulo(
  queryClient: QueryClient,
  { params, url }: Endereco,
  askCitacoes: (livro: number, capitulo: number, edicao?: string) => unknown,
): void {
  const [livro, capitulo] = [parseId(params.livroId), parseId(params.capituloId)]
  const edicao = readEdicao(queryClient, url.search)
  void queryClient.prefetchQuery(edicoesQuery())
  if (livro === null) return
  void queryClient.prefetchQuery(livroQuery(livro, edicao))
  if (capitulo === null) return
  void queryClient.prefetchQuery(versiculosQuery(livro, capitulo, edicao))
  askCitacoes(livro, capitulo, edicao)
}

/** A chapter in several editions: the page asks for the texts when it knows which are installed. */
export function prefetchComparacao(queryClient: QueryClient, { params }: Endereco): void {
  const livro = parseId(params.livroId)
  void queryClient.prefetchQuery(edicoesQuery())
  if (livro !== null) void queryClient.prefetchQuery(livroQuery(livro))
}
