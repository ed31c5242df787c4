/** The standards, and the page with which the app begins. Their queries come with the pages, but for the list of the standards. */
import type { QueryClient } from '@tanstack/react-query'
import { FICHAS, type FichaDoPadrao } from './padroes/fichas.ts'
import { simbolosQuery } from './padroes/simbolos-queries.ts'
import { parseId } from './platform/parse-id.ts'
import type { AppRoute } from './platform/router/app-route.ts'

/** Routes of standards and harmonies. @param queryClient that loaders start to fill @param isSignedIn a visitor has no notes */
export function padroes(queryClient: QueryClient, isSignedIn: () => boolean): AppRoute[] {
  return [
    {
      path: '/',
      loader: () => {
        void queryClient.prefetchQuery(simbolosQuery())
        // What the device knows is shown meanwhile.
        if (isSignedIn()) {
          import('./paradas/queries.ts')
            .then(({ paradasQuery }) => queryClient.prefetchQuery(paradasQuery()))
            .catch(() => undefined)
        }
        return null
      },
      lazy: async () => ({ Component: (await import('./home/home-page.tsx')).HomePage }),
    },
    {
      path: '/harmonias',
      loader: () => {
        import('./harmonias/queries.ts')
          .then(({ temasQuery }) => queryClient.prefetchQuery(temasQuery()))
          .catch(() => undefined)
        return null
      },
      lazy: async () => ({ Component: (await import('./harmonias/harmonias-page.tsx')).HarmoniasPage }),
    },
    ...Object.values(FICHAS).flatMap((ficha) => rotasDoPadrao(queryClient, isSignedIn, ficha)),
  ]
}

/** The three kinds of page that every standard has. The keys keep one standard's filter out of the next one's. */
function rotasDoPadrao(
  queryClient: QueryClient,
  isSignedIn: () => boolean,
  ficha: FichaDoPadrao,
): AppRoute[] {
  const { padrao, simboloId, indexPath, textoPath, unidade } = ficha
  return [
    {
      path: indexPath,
      loader: () => {
        void queryClient.prefetchQuery(simbolosQuery())
        import('./padroes/queries.ts')
          .then(({ titulosQuery }) => queryClient.prefetchQuery(titulosQuery(padrao)))
          .catch(() => undefined)
        return null
      },
      lazy: async () => {
        const { IndexPage } = await import('./padroes/index-page.tsx')
        return { element: <IndexPage key={padrao} ficha={ficha} /> }
      },
    },
    {
      path: textoPath,
      loader: () => {
        import('./padroes/queries.ts')
          .then(({ textoQuery }) => queryClient.prefetchQuery(textoQuery(padrao)))
          .catch(() => undefined)
        return null
      },
      lazy: async () => {
        const { TextoPage } = await import('./padroes/texto-page.tsx')
        return { element: <TextoPage key={padrao} ficha={ficha} /> }
      },
    },
    {
      path: `${indexPath}/${unidade.slug}/:id`,
      loader: ({ params }) => {
        const id = parseId(params.id)
        import('./padroes/queries.ts')
          .then(({ paginaQuery, titulosQuery }) => {
            if (id) void queryClient.prefetchQuery(paginaQuery(padrao, id))
            void queryClient.prefetchQuery(titulosQuery(padrao))
          })
          .catch(() => undefined)
        // A page that does not exist has no harmonies and notes to ask for.
        if (!id || id > ficha.ultima) return null
        import('./harmonias/queries.ts')
          .then(({ harmoniasQuery }) => queryClient.prefetchQuery(harmoniasQuery(padrao, id)))
          .catch(() => undefined)
        if (isSignedIn()) {
          import('./notas/queries.ts')
            .then(({ notasDaPaginaQuery }) => queryClient.prefetchQuery(notasDaPaginaQuery(simboloId, id)))
            .catch(() => undefined)
        }
        return null
      },
      lazy: async () => {
        const { PaginaPage } = await import('./padroes/pagina-page.tsx')
        return { element: <PaginaPage key={padrao} ficha={ficha} /> }
      },
    },
  ]
}
