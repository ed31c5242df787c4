/** The routes (specification, "Route list"). The code of a page and its data are fetched side by side. */
import type { QueryClient } from '@tanstack/react-query'
import { createBrowserRouter, type RouteObject } from 'react-router'
import { GuardedLayout } from './auth/guarded-layout.tsx'
import { userQuery } from './auth/queries.ts'
import { capitulosQuery, edicaoQuery, livroQuery, livrosQuery, versiculosQuery } from './biblia/queries.ts'
import { capituloCfwCompletoQuery, capitulosCfwQuery } from './padroes/queries.ts'
import { simbolosQuery } from './padroes/simbolos-queries.ts'
import { parseId } from './platform/parse-id.ts'
import { ErroPage } from './ui/erro-page.tsx'
import { BarePage } from './ui/layout/bare-page.tsx'
import { instalacaoQuery } from './ui/layout/instalacao-query.ts'
import { Root } from './ui/layout/root.tsx'
import { Verificando } from './ui/verificando.tsx'

/**
 * Makes the router of the app.
 * @param queryClient cache that the loaders start to fill
 */
export function createRouter(queryClient: QueryClient) {
  return createBrowserRouter([
    {
      Component: Root,
      hydrateFallbackElement: <Verificando />,
      errorElement: (
        <BarePage>
          <ErroPage />
        </BarePage>
      ),
      children: [
        {
          path: '/login',
          lazy: async () => ({ Component: (await import('./auth/login-page.tsx')).LoginPage }),
        },
        { Component: BarePage, children: [emBreve('/mbw', 'Minha Biblioteca Westminster')] },
        {
          Component: GuardedLayout,
          loader: () =>
            start(queryClient.prefetchQuery(userQuery()), queryClient.prefetchQuery(instalacaoQuery())),
          // The boundary of the pages lies inside the layout, so a broken page keeps the navigation.
          children: [
            {
              errorElement: <ErroPage />,
              children: [...padroes(queryClient), ...biblia(queryClient), ...LATER, NOT_FOUND],
            },
          ],
        },
      ],
    },
  ])
}

function padroes(queryClient: QueryClient): RouteObject[] {
  return [
    {
      path: '/',
      loader: () => start(queryClient.prefetchQuery(simbolosQuery())),
      lazy: async () => ({ Component: (await import('./padroes/home-page.tsx')).HomePage }),
    },
    {
      path: '/cfw',
      loader: () =>
        start(queryClient.prefetchQuery(simbolosQuery()), queryClient.prefetchQuery(capitulosCfwQuery())),
      lazy: async () => ({ Component: (await import('./padroes/cfw-index-page.tsx')).CfwIndexPage }),
    },
    {
      path: '/cfw/capitulo/:id',
      loader: ({ params }) => {
        const id = parseId(params.id)
        return start(
          queryClient.prefetchQuery(capitulosCfwQuery()),
          id && queryClient.prefetchQuery(capituloCfwCompletoQuery(id)),
        )
      },
      lazy: async () => ({ Component: (await import('./padroes/cfw-capitulo-page.tsx')).CfwCapituloPage }),
    },
  ]
}

function biblia(queryClient: QueryClient): RouteObject[] {
  return [
    {
      path: '/biblia',
      loader: () =>
        start(
          queryClient.prefetchQuery(livrosQuery('antigo')),
          queryClient.prefetchQuery(livrosQuery('novo')),
        ),
      lazy: async () => ({ Component: (await import('./biblia/livros-page.tsx')).LivrosPage }),
    },
    {
      path: '/biblia/capitulos/:livroId',
      loader: ({ params }) => {
        const livro = parseId(params.livroId)
        return start(
          livro && queryClient.prefetchQuery(livroQuery(livro)),
          livro && queryClient.prefetchQuery(capitulosQuery(livro)),
        )
      },
      lazy: async () => ({ Component: (await import('./biblia/capitulos-page.tsx')).CapitulosPage }),
    },
    {
      path: '/biblia/capitulos/:livroId/:capituloId',
      loader: ({ params }) => {
        const livro = parseId(params.livroId)
        const capitulo = parseId(params.capituloId)
        return start(
          queryClient.prefetchQuery(edicaoQuery()),
          livro && queryClient.prefetchQuery(livroQuery(livro)),
          livro && capitulo && queryClient.prefetchQuery(versiculosQuery(livro, capitulo)),
        )
      },
      lazy: async () => ({ Component: (await import('./biblia/versiculos-page.tsx')).VersiculosPage }),
    },
  ]
}

const LATER: readonly RouteObject[] = [
  emBreve('/cfw/texto', 'Confissão de Fé de Westminster'),
  emBreve('/cmw', 'Catecismo Maior de Westminster'),
  emBreve('/cmw/texto', 'Catecismo Maior de Westminster'),
  emBreve('/cmw/pergunta/:id', 'Catecismo Maior de Westminster'),
  emBreve('/bcw', 'Breve Catecismo de Westminster'),
  emBreve('/bcw/texto', 'Breve Catecismo de Westminster'),
  emBreve('/bcw/pergunta/:id', 'Breve Catecismo de Westminster'),
  emBreve('/fgop', 'Forma de Governo e Ordenação Presbiterianos'),
  emBreve('/fgop/texto', 'Forma de Governo e Ordenação Presbiterianos'),
  emBreve('/fgop/capitulo/:id', 'Forma de Governo e Ordenação Presbiterianos'),
  emBreve('/dcpu', 'Diretório de Culto Público'),
  emBreve('/dcpu/texto', 'Diretório de Culto Público'),
  emBreve('/dcpu/capitulo/:numero', 'Diretório de Culto Público'),
  emBreve('/dcpr', 'Diretório de Culto Privado'),
  emBreve('/dcpr/texto', 'Diretório de Culto Privado'),
  emBreve('/dcpr/capitulo/:id', 'Diretório de Culto Privado'),
  emBreve('/ebooks', 'Ebooks'),
  emBreve('/ebooks/ebook/:ebookId', 'Ebook'),
  emBreve('/ebooks/categorias', 'Categorias'),
  emBreve('/ebooks/:categoriaId/ebooks', 'Ebooks da categoria'),
  emBreve('/ebooks/artigos', 'Artigos'),
  emBreve('/ebooks/recursos', 'Recursos'),
  emBreve('/ebooks/estante', 'Minha Estante'),
  emBreve('/leitura/:leituraId', 'Leitura'),
  emBreve('/notas', 'Suas Notas'),
  emBreve('/perfil', 'Minha Conta'),
  emBreve('/sobre', 'Sobre Nós'),
  emBreve('/ajuda', 'Ajuda'),
]

const NOT_FOUND: RouteObject = {
  path: '*',
  lazy: async () => ({ Component: (await import('./ui/nao-encontrada-page.tsx')).NaoEncontradaPage }),
}

/** The route of a page that is not there yet. */
function emBreve(path: string, titulo: string): RouteObject {
  return {
    path,
    lazy: async () => {
      const { EmBrevePage } = await import('./ui/em-breve-page.tsx')
      return { element: <EmBrevePage titulo={titulo} /> }
    },
  }
}

/**
 * A loader's reply: the fetches run on their own, and the page shows how far they are. Waiting for them here
 * would keep the reader on the page that he is leaving.
 */
function start(..._fetches: readonly unknown[]): null {
  return null
}
