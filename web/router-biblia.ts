/** The pages of the Bible. */
import type { QueryClient } from '@tanstack/react-query'
import type { RouteObject } from 'react-router'
import { capitulosQuery, edicoesQuery, livroQuery, livrosQuery, versiculosQuery } from './biblia/queries.ts'
import { readEdicao } from './biblia/use-edicao.ts'
import { parseId } from './platform/parse-id.ts'
import { citacoesQuery } from './referencias/citacoes-query.ts'

/** Routes of books, chapters, verses and comparison. @param queryClient that loaders start to fill */
export function biblia(queryClient: QueryClient): RouteObject[] {
  return [
    {
      path: '/biblia',
      loader: () => {
        void queryClient.prefetchQuery(livrosQuery('antigo'))
        void queryClient.prefetchQuery(livrosQuery('novo'))
        void queryClient.prefetchQuery(edicoesQuery())
        return null
      },
      lazy: async () => ({ Component: (await import('./biblia/livros-page.tsx')).LivrosPage }),
    },
    {
      path: '/biblia/capitulos/:livroId',
      loader: ({ params, request }) => {
        prefetchLivro(queryClient, parseId(params.livroId), request)
        return null
      },
      lazy: async () => ({ Component: (await import('./biblia/capitulos-page.tsx')).CapitulosPage }),
    },
    {
      path: '/biblia/capitulos/:livroId/:capituloId',
      loader: ({ params, request }) => {
        const [livro, capitulo] = [parseId(params.livroId), parseId(params.capituloId)]
        prefetchCapitulo(queryClient, livro, capitulo, request)
        return null
      },
      lazy: async () => ({ Component: (await import('./biblia/versiculos-page.tsx')).VersiculosPage }),
    },
    {
      path: '/biblia/comparar/:livroId/:capituloId',
      // The page asks for the texts when it knows which editions are installed.
      loader: ({ params }) => {
        const livro = parseId(params.livroId)
        void queryClient.prefetchQuery(edicoesQuery())
        if (livro !== null) void queryClient.prefetchQuery(livroQuery(livro))
        return null
      },
      lazy: async () => ({ Component: (await import('./biblia/comparar-page.tsx')).CompararPage }),
    },
  ]
}

function prefetchLivro(queryClient: QueryClient, livro: number | null, request: Request): void {
  const edicao = readEdicao(queryClient, new URL(request.url).search)
  void queryClient.prefetchQuery(edicoesQuery())
  if (livro === null) return
  void queryClient.prefetchQuery(livroQuery(livro, edicao))
  void queryClient.prefetchQuery(capitulosQuery(livro, edicao))
}

function prefetchCapitulo(
  queryClient: QueryClient,
  livro: number | null,
  capitulo: number | null,
  request: Request,
): void {
  const edicao = readEdicao(queryClient, new URL(request.url).search)
  void queryClient.prefetchQuery(edicoesQuery())
  if (livro === null) return
  void queryClient.prefetchQuery(livroQuery(livro, edicao))
  if (capitulo === null) return
  void queryClient.prefetchQuery(versiculosQuery(livro, capitulo, edicao))
  void queryClient.prefetchQuery(citacoesQuery(livro, capitulo, edicao))
}
