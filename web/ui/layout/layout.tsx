import { Outlet, useNavigation } from 'react-router'
import type { Usuario } from '#contract/auth.ts'
import { Footer } from './footer.tsx'
import { TopBar } from './top-bar.tsx'

interface LayoutProps {
  readonly user: Usuario
  /** 'Sair' was chosen. */
  readonly onLeave: () => void
}

/** The shared layout: top bar, the page and footer (specification, "Shared layout"). */
export function Layout({ user, onLeave }: LayoutProps) {
  const isLoading = useNavigation().state === 'loading'

  return (
    <>
      <a className="pular btn btn-1" href="#texto">
        Pular para o texto
      </a>
      <TopBar user={user} onLeave={onLeave} />
      {isLoading && <div className="navegando" aria-hidden="true" />}
      <main id="texto" className="page" tabIndex={-1} aria-busy={isLoading}>
        <Outlet />
      </main>
      <Footer />
    </>
  )
}
