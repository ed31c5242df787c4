import { paths } from '../paths.ts'
import { Logo } from '../ui/logo.tsx'

/** Where the plans are on the page. */
export const PLANOS_HASH = '#planos'

/** The header: mark and name, 'Assinar' to the plans, 'Login'. */
export function CabecalhoDoMbw() {
  return (
    <header className="topbar mbw-topo">
      <div className="page">
        <a className="logo" href={paths.mbw()}>
          <Logo />
        </a>
        <div className="mbw-atos">
          <a className="btn btn-1 btn-sm" href={PLANOS_HASH}>
            Assinar
          </a>
          <a className="btn btn-2 btn-sm" href={paths.login()}>
            Login
          </a>
        </div>
      </div>
    </header>
  )
}
