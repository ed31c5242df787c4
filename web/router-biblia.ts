/** The pages of the Bible. Their queries come with the pages: others do not download them. */
import type { QueryClient } from '@tanstack/react-query'
import type { AppRoute } from './platform/router/app-route.ts'

/** Routes of books, chapters, verses and comparison. @param queryClient that loaders start to fill */
export function biblia(queryClient: QueryClient): AppRoute[] {
  return [
    {
      path: '/biblia',
      loader: () => {
        import('./biblia/prefetch.ts')
          .then(({ prefetchLivros }) => prefetchLivros(queryClient))
          .catch(() => undefined)
        return null
      },
      lazy: async () => ({ Component: (await import('./biblia/livros-page.tsx')).LivrosPage }),
    },
    {
      path: '/biblia/capitulos/:livroId',
      loader: (address) => {
        import('./biblia/prefetch.ts')
          .then(({ prefetchLivro }) => prefetchLivro(queryClient, address))
          .catch(() => undefined)
        return null
      },
      lazy: async () => ({ Component: (await import('./biblia/capitulos-page.tsx')).CapitulosPage }),
    },
    {
      path: '/biblia/capitulos/:livroId/:capituloId',
      loader: (address) => {
        Promise.all([import('./biblia/prefetch.ts'), import('./referencias/citacoes-query.ts')])
          .then(([{ prefetchCapitulo }, { citacoesQuery }]) =>
            prefetchCapitulo(queryClient, address, (...onde) =>
              queryClient.prefetchQuery(citacoesQuery(...onde)),
            ),
          )
          .catch(() => undefined)
        return null
      },
      lazy: async () => ({ Component: (await import('./biblia/versiculos-page.tsx')).VersiculosPage }),
    },
    {
      path: '/biblia/comparar/:livroId/:capituloId',
      loader: (address) => {
        import('./biblia/prefetch.ts')
          .then(({ prefetchComparacao }) => prefetchComparacao(queryClient, address))
          .catch(() => undefined)
        return null
      },
      lazy: async () => ({ Component: (await import('./biblia/comparar-page.tsx')).CompararPage }),
    },
  ]
}
