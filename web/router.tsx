/** The routes. The code of a page and what asks for its data are fetched side by side. */
import type { QueryClient } from '@tanstack/react-query'
import { createBrowserRouter, type LoaderFunctionArgs, type RouteObject } from 'react-router'
import { useAuthStore } from './auth/auth-store.ts'
import { userQuery } from './auth/queries.ts'
import { BareMain } from './layout/bare-main.tsx'
import { GuardedLayout } from './layout/guarded-layout.tsx'
import { MOLDURA_PROPRIA } from './layout/moldura.ts'
import { Root } from './layout/root.tsx'
import { PARAMETRO_DO_PLANO } from './mbw/cadastro-com-plano.ts'
import { simbolosQuery } from './padroes/simbolos-queries.ts'
import { instalacaoQuery } from './platform/instalacao-query.ts'
import { setRoutes } from './platform/prefetch-page.ts'
import { biblia } from './router-biblia.ts'
import { ebooks } from './router-ebooks.ts'
import { estudo } from './router-estudo.ts'
import { padroes } from './router-padroes.tsx'
import { ErroPage } from './ui/erro-page.tsx'
import { Verificando } from './ui/verificando.tsx'

/** Makes the router of the app. @param queryClient cache that the loaders start to fill */
export function createRouter(queryClient: QueryClient) {
  const routes = createRoutes(queryClient)
  setRoutes(routes)
  return createBrowserRouter(routes)
}

/** Every route of the app. */
export function createRoutes(queryClient: QueryClient): RouteObject[] {
  return [
    {
      Component: Root,
      hydrateFallbackElement: <Verificando />,
      errorElement: (
        <BareMain>
          <ErroPage />
        </BareMain>
      ),
      children: [
        {
          path: '/login',
          loader: rememberPlano,
          lazy: async () => ({ Component: (await import('./login/login-page.tsx')).LoginPage }),
        },
        RECUPERAR_SENHA,
        CONFIRMAR,
        CANCELAR_AVISOS,
        mbw(queryClient),
        privacidade(queryClient),
        {
          Component: GuardedLayout,
          loader: () =>
            start(queryClient.prefetchQuery(userQuery()), queryClient.prefetchQuery(instalacaoQuery())),
          // The boundary of the pages lies inside the layout, so a broken page keeps the navigation.
          children: [
            {
              errorElement: <ErroPage />,
              children: [
                ...padroes(queryClient, isSignedIn),
                ...biblia(queryClient),
                busca(queryClient),
                sobre(queryClient),
                AJUDA,
                ...estudo(queryClient, isSignedIn),
                perfil(queryClient),
                RECIBO,
                ebooks(queryClient, isSignedIn),
                leituras(queryClient),
                EDITORA,
                ...LER,
                NOT_FOUND,
              ],
            },
          ],
        },
      ],
    },
  ]
}

/** Whoever cannot sign in, or comes from a mail. */
const RECUPERAR_SENHA: RouteObject = {
  path: '/recuperar-senha',
  lazy: async () => ({
    Component: (await import('./recuperar-senha/recuperar-senha-page.tsx')).RecuperarSenhaPage,
  }),
}

const CONFIRMAR: RouteObject = {
  path: '/confirmar',
  lazy: async () => ({ Component: (await import('./confirmar/confirmar-page.tsx')).ConfirmarPage }),
}

const CANCELAR_AVISOS: RouteObject = {
  path: '/cancelar-avisos',
  lazy: async () => ({
    Component: (await import('./cancelar-avisos/cancelar-avisos-page.tsx')).CancelarAvisosPage,
  }),
}

/** Before the login page reads it. Few come with a plan, and only they wait. */
async function rememberPlano({ request }: LoaderFunctionArgs): Promise<null> {
  if (new URL(request.url).searchParams.has(PARAMETRO_DO_PLANO)) {
    const { rememberPlanoDoEndereco } = await import('./mbw/plano-do-endereco.ts')
    rememberPlanoDoEndereco(request.url)
  }
  return null
}

/** The marketing page for who comes from inside the app; its own address is answered by the server (ADR 012). */
function mbw(queryClient: QueryClient): RouteObject {
  return {
    path: '/mbw',
    loader: () => {
      // Its query comes with the code of the page: most readers never see it.
      const asked = import('./mbw/queries.ts').then(({ mbwQuery }) => queryClient.prefetchQuery(mbwQuery()))
      return start(
        asked.catch(() => undefined),
        queryClient.prefetchQuery(instalacaoQuery()),
      )
    },
    lazy: async () => ({ Component: (await import('./mbw/mbw-no-app-page.tsx')).MbwNoAppPage }),
  }
}

/** Outside the guard: whoever is about to register reads it first. */
function privacidade(queryClient: QueryClient): RouteObject {
  return {
    path: '/privacidade',
    loader: () => start(queryClient.prefetchQuery(instalacaoQuery())),
    lazy: async () => ({ Component: (await import('./privacidade/privacidade-page.tsx')).PrivacidadePage }),
  }
}

function busca(queryClient: QueryClient): RouteObject {
  return {
    path: '/busca',
    loader: ({ request }) => {
      // Its query comes with the code of the page: most visits begin elsewhere.
      const asked = import('./busca/queries.ts').then(({ prefetchBusca }) =>
        prefetchBusca(queryClient, request.url),
      )
      return start(asked.catch(() => undefined))
    },
    lazy: async () => ({ Component: (await import('./busca/busca-page.tsx')).BuscaPage }),
  }
}

function sobre(queryClient: QueryClient): RouteObject {
  return {
    path: '/sobre',
    loader: () =>
      start(
        queryClient.prefetchQuery(simbolosQuery()),
        import('./biblia/queries.ts')
          .then(({ edicoesQuery }) => queryClient.prefetchQuery(edicoesQuery()))
          .catch(() => undefined),
      ),
    lazy: async () => ({ Component: (await import('./sobre/sobre-page.tsx')).SobrePage }),
  }
}

const AJUDA: RouteObject = {
  path: '/ajuda',
  lazy: async () => ({ Component: (await import('./ajuda/ajuda-page.tsx')).AjudaPage }),
}

const LER: RouteObject[] = ['/ler/:padrao/:numero', '/ler/biblia/:livro/:capitulo'].map((path) => ({
  path,
  lazy: async () => ({ Component: (await import('./ler/ler-page.tsx')).LerPage }),
}))

const RECIBO: RouteObject = {
  path: '/perfil/recibos/:numero',
  lazy: async () => ({ Component: (await import('./perfil/recibo-page.tsx')).ReciboPage }),
}

function perfil(queryClient: QueryClient): RouteObject {
  return {
    path: '/perfil',
    loader: () =>
      start(
        // Their queries come beside the code of the page: few visits begin with the account.
        isSignedIn() &&
          import('./perfil/queries.ts')
            .then(({ prefetchPerfil }) => prefetchPerfil(queryClient))
            .catch(() => undefined),
      ),
    lazy: async () => ({ Component: (await import('./perfil/perfil-page.tsx')).PerfilPage }),
  }
}

/** The ebook reader, which has a frame of its own. */
function leituras(queryClient: QueryClient): RouteObject {
  return {
    path: '/leitura/:leituraId',
    handle: MOLDURA_PROPRIA,
    errorElement: (
      <BareMain>
        <ErroPage />
      </BareMain>
    ),
    // What the address leads to in the book is the reader's own matter.
    shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.pathname !== nextUrl.pathname,
    loader: ({ params, request }) =>
      start(
        isSignedIn() &&
          import('./leituras/tela/queries.ts')
            .then(({ prefetchLeitura }) => prefetchLeitura(queryClient, params.leituraId ?? '', request.url))
            .catch(() => undefined),
      ),
    lazy: async () => ({ Component: (await import('./leituras/leitura-page.tsx')).LeituraPage }),
  }
}

/** The desk, which few have: its pages have routes of their own (web/editora/paginas.ts). */
const EDITORA: RouteObject = {
  path: '/editora/*',
  lazy: async () => ({ Component: (await import('./editora/editora-page.tsx')).EditoraPage }),
}

const NOT_FOUND: RouteObject = {
  path: '*',
  lazy: async () => ({ Component: (await import('./ui/nao-encontrada-page.tsx')).NaoEncontradaPage }),
}

/** Whether this device knows a reader: what is private is not asked for on behalf of a visitor. */
function isSignedIn(): boolean {
  return useAuthStore.getState().isAuthenticated
}

/** A loader's reply: the fetches run on their own; waiting for them would keep the reader on the page that he leaves. */
function start(..._fetches: readonly unknown[]): null {
  return null
}
