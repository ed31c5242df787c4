/** The pages of what a reader writes, learns, reads day by day and prints. */
import type { QueryClient } from '@tanstack/react-query'
import type { AppRoute } from './platform/router/app-route.ts'

/** @param queryClient that loaders start to fill @param isSignedIn what is private is not asked for on behalf of a visitor */
export function estudo(queryClient: QueryClient, isSignedIn: () => boolean): AppRoute[] {
  /** Runs on its own: waiting for it would keep the reader on the page that he leaves. */
  const prefetch = (ask: () => Promise<unknown>): null => {
    if (isSignedIn()) void ask().catch(() => undefined)
    return null
  }
  return [
    {
      path: '/notas',
      loader: ({ url }) =>
        prefetch(async () => (await import('./notas/queries.ts')).prefetchNotas(queryClient, url.href)),
      lazy: async () => ({ Component: (await import('./notas/notas-page.tsx')).NotasPage }),
    },
    {
      path: '/marcacoes',
      loader: ({ url }) =>
        prefetch(async () =>
          (await import('./marcacoes/queries.ts')).prefetchMarcacoes(queryClient, url.href),
        ),
      lazy: async () => ({ Component: (await import('./marcacoes/marcacoes-page.tsx')).MarcacoesPage }),
    },
    {
      path: '/memoria',
      loader: () => prefetch(async () => (await import('./memoria/queries.ts')).prefetchMemoria(queryClient)),
      lazy: async () => ({ Component: (await import('./memoria/memoria-page.tsx')).MemoriaPage }),
    },
    {
      path: '/culto',
      lazy: async () => ({ Component: (await import('./culto/culto-page.tsx')).CultoPage }),
    },
    {
      path: '/folha',
      lazy: async () => ({ Component: (await import('./folha/folha-page.tsx')).FolhaPage }),
    },
    {
      path: '/hoje',
      lazy: async () => ({ Component: (await import('./hoje/hoje-page.tsx')).HojePage }),
    },
  ]
}
