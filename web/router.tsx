/** The routes. The code of a page and what asks for its data are fetched side by side. */
import type { QueryClient } from '@tanstack/react-query'
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
import type { AppRoute, OpenedAddress } from './platform/router/app-route.ts'
import { type AppRouter, createAppRouter } from './platform/router/app-router.ts'
import { biblia } from './router-biblia.ts'
import { ebooks } from './router-ebooks.ts'
import { estudo } from './router-estudo.ts'
import { padroes } from './router-padroes.tsx'
import { ErroPage } from './ui/erro-page.tsx'

/** Makes the router of the app. @param queryClient cache that the loaders start to fill */
export function createRouter(queryClient: QueryClient): AppRouter {
  const routes = createRoutes(queryClient)
  setRoutes(routes)
  return createAppRouter(routes)
}

/** Every route of the app. */
export function createRoutes(queryClient: QueryClient): AppRoute[] {
  return [
    {
      element: <Root />,
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
          element: <GuardedLayout />,
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
const RECUPERAR_SENHA: AppRoute = {
  path: '/recuperar-senha',
  lazy: async () => ({
    Component: (await import('./recuperar-senha/recuperar-senha-page.tsx')).RecuperarSenhaPage,
  }),
}

const CONFIRMAR: AppRoute = {
  path: '/confirmar',
  lazy: async () => ({ Component: (await import('./confirmar/confirmar-page.tsx')).ConfirmarPage }),
}

const CANCELAR_AVISOS: AppRoute = {
  path: '/cancelar-avisos',
  lazy: async () => ({
    Component: (await import('./cancelar-avisos/cancelar-avisos-page.tsx')).CancelarAvisosPage,
  }),
}

/** Before the login page reads it. Few come with a plan, and only they wait. */
async function rememberPlano({ url }: OpenedAddress): Promise<null> {
  if (url.searchParams.has(PARAMETRO_DO_PLANO)) {
    const { rememberPlanoDoEndereco } = await import('./mbw/plano-do-endereco.ts')
    rememberPlanoDoEndereco(url.href)
  }
  return null
}

/** The marketing page for who comes from inside the app; its own address is answered by the server (ADR 012). */
function mbw(queryClient: QueryClient): AppRoute {
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
function privacidade(queryClient: QueryClient): AppRoute {
  return {
    path: '/privacidade',
    loader: () => start(queryClient.prefetchQuery(instalacaoQuery())),
    lazy: async () => ({ Component: (await import('./privacidade/privacidade-page.tsx')).PrivacidadePage }),
  }
}

function busca(queryClient: QueryClient): AppRoute {
  return {
    path: '/busca',
    loader: ({ url }) => {
      // Its query comes with the code of the page: most visits begin elsewhere.
      const asked = import('./busca/queries.ts').then(({ prefetchBusca }) =>
        prefetchBusca(queryClient, url.href),
      )
      return start(asked.catch(() => undefined))
    },
    lazy: async () => ({ Component: (await import('./busca/busca-page.tsx')).BuscaPage }),
  }
}

function sobre(queryClient: QueryClient): AppRoute {
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

const AJUDA: AppRoute = {
  path: '/ajuda',
  lazy: async () => ({ Component: (await import('./ajuda/ajuda-page.tsx')).AjudaPage }),
}

const LER: AppRoute[] = ['/ler/:padrao/:numero', '/ler/biblia/:livro/:capitulo'].map((path) => ({
  path,
  lazy: async () => ({ Component: (await import('./ler/ler-page.tsx')).LerPage }),
}))

const RECIBO: AppRoute = {
  path: '/perfil/recibos/:numero',
  lazy: async () => ({ Component: (await import('./perfil/recibo-page.tsx')).ReciboPage }),
}

function perfil(queryClient: QueryClient): AppRoute {
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
function leituras(queryClient: QueryClient): AppRoute {
  return {
    path: '/leitura/:leituraId',
    handle: MOLDURA_PROPRIA,
    errorElement: (
      <BareMain>
        <ErroPage />
      </BareMain>
    ),
    ownSearch: true,
    loader: ({ params, url }) =>
      start(
        isSignedIn() &&
          import('./leituras/tela/queries.ts')
            .then(({ prefetchLeitura }) => prefetchLeitura(queryClient, params.leituraId ?? '', url.href))
            .catch(() => undefined),
      ),
    lazy: async () => ({ Component: (await import('./leituras/leitura-page.tsx')).LeituraPage }),
  }
}

/** The desk, which few have: its pages have routes of their own (web/editora/paginas.ts). */
const EDITORA: AppRoute = {
  path: '/editora/*',
  lazy: async () => ({ Component: (await import('./editora/editora-page.tsx')).EditoraPage }),
}

const NOT_FOUND: AppRoute = {
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
