/** Ebooks and shelf beside their menu, which stays. Their queries come with the pages: others do not download them. */
import type { QueryClient } from '@tanstack/react-query'
import type { AppRoute } from './platform/router/app-route.ts'

/** Routes of ebooks and shelf. @param queryClient that loaders fill @param isSignedIn a visitor has no shelf */
export function ebooks(queryClient: QueryClient, isSignedIn: () => boolean): AppRoute {
  const start = (prefetch: (queries: typeof import('./ebooks/prefetch.ts')) => void) => {
    const isReader = isSignedIn()
    import('./ebooks/prefetch.ts')
      .then((queries) => {
        prefetch(queries)
        if (isReader) queries.prefetchEstante(queryClient)
      })
      .catch(() => undefined)
    return null
  }
  return {
    path: '/ebooks',
    lazy: async () => ({ Component: (await import('./ebooks/ebooks-layout.tsx')).EbooksLayout }),
    children: [
      {
        index: true,
        ownSearch: true,
        loader: ({ url }) => start((queries) => queries.prefetchPainel(queryClient, url.href)),
        lazy: async () => ({ Component: (await import('./ebooks/ebooks-page.tsx')).EbooksPage }),
      },
      {
        path: 'ebook/:ebookId',
        loader: ({ params }) => start((queries) => queries.prefetchEbookOf(queryClient, params.ebookId)),
        lazy: async () => ({ Component: (await import('./ebooks/ebook-page.tsx')).EbookPage }),
      },
      {
        path: 'categorias',
        loader: () => start((queries) => queries.prefetchCategorias(queryClient)),
        lazy: async () => ({ Component: (await import('./ebooks/categorias-page.tsx')).CategoriasPage }),
      },
      {
        path: ':categoriaId/ebooks',
        loader: ({ params }) =>
          start((queries) => queries.prefetchCategoriaOf(queryClient, params.categoriaId)),
        lazy: async () => ({ Component: (await import('./ebooks/categoria-page.tsx')).CategoriaPage }),
      },
      {
        path: 'artigos',
        loader: () => start((queries) => queries.prefetchArtigos(queryClient)),
        lazy: async () => ({ Component: (await import('./ebooks/artigos-page.tsx')).ArtigosPage }),
      },
      {
        path: 'recursos',
        lazy: async () => ({ Component: (await import('./ebooks/recursos-page.tsx')).RecursosPage }),
      },
      {
        path: 'estante',
        ownSearch: true,
        loader: () => start(() => undefined),
        lazy: async () => ({ Component: (await import('./ebooks/estante-page.tsx')).EstantePage }),
      },
    ],
  }
}
