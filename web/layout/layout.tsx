import { useQuery } from '@tanstack/react-query'
import { Outlet } from 'react-router'
import type { Usuario } from '#contract/auth.ts'
import { useEspelhoDaAparencia } from '../aparencia/public.ts'
import { userQuery } from '../auth/public.ts'
import { LembreteDoEndereco } from '../chaves/public.ts'
import { useHandles } from '../platform/router/use-handles.ts'
import { useIsNavigating } from '../platform/router/use-is-navigating.ts'
import { AppFooter } from './app-footer.tsx'
import { hasOwnFrame } from './moldura.ts'
import { TopBar } from './top-bar.tsx'
import { VoltaFaixa } from './volta.tsx'

interface LayoutProps {
  readonly user: Usuario
  /** 'Sair' was chosen. */
  readonly onLeave: () => void
}

/** The shared layout: top bar, the page and footer. */
export function Layout({ user, onLeave }: LayoutProps) {
  const isLoading = useIsNavigating()
  const ownFrame = useHandles().some(hasOwnFrame)
  // Only a session that the server knows has preferences to ask for.
  const { isSuccess: isKnown } = useQuery({ ...userQuery(), enabled: false })
  useEspelhoDaAparencia(isKnown ? user.email : null)

  const pular = (
    <a className="pular btn btn-1" href="#texto">
      Pular para o texto
    </a>
  )
  if (ownFrame) {
    return (
      <>
        {pular}
        <Outlet />
      </>
    )
  }
  return (
    <>
      {pular}
      <TopBar user={user} onLeave={onLeave} />
      <LembreteDoEndereco user={user} />
      <VoltaFaixa />
      {isLoading && <div className="navegando" aria-hidden="true" />}
      <main id="texto" className="page" tabIndex={-1} aria-busy={isLoading}>
        <Outlet />
      </main>
      <AppFooter />
    </>
  )
}
