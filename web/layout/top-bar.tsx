import { Link, useLocation } from 'react-router'
import type { Usuario } from '#contract/auth.ts'
import { paths } from '../paths.ts'
import { useMediaQuery } from '../platform/media-query.ts'
import { Salto, SaltoButton } from '../salto/public.ts'
import { Logo } from '../ui/logo.tsx'
import { ENTRIES, isCurrent } from './entries.ts'
import { MobileMenu } from './mobile-menu.tsx'
import { ProfileButton } from './profile-button.tsx'

interface TopBarProps {
  readonly user: Usuario
  /** 'Sair' was chosen. */
  readonly onLeave: () => void
}

/** The top bar: logo, five entries, the search and the reader's profile; on narrow screens a hamburger beside the search. */
export function TopBar({ user, onLeave }: TopBarProps) {
  const { pathname } = useLocation()
  const isWide = useMediaQuery('(min-width: 64rem)')

  return (
    <>
      <header className="topbar">
        <div className="page">
          <Link className="logo" to={paths.home()}>
            <Logo />
          </Link>
          <nav className="nav" aria-label="Principal">
            {ENTRIES.map((entry) => (
              <Link
                key={entry.path}
                to={entry.path}
                aria-current={isCurrent(entry, pathname) ? 'page' : undefined}
              >
                {entry.rotulo}
              </Link>
            ))}
          </nav>
          <SaltoButton />
          {isWide ? (
            <ProfileButton user={user} onLeave={onLeave} />
          ) : (
            <MobileMenu user={user} onLeave={onLeave} pathname={pathname} />
          )}
        </div>
      </header>
      <Salto />
    </>
  )
}
