import '../styles/ebooks.css'
import '../styles/ladrilhos.css'
import { Outlet } from 'react-router'
import { MenuLateral } from './menu-lateral.tsx'

/** What the pages of the ebooks and the shelf share: the side menu, a hairline, and the page beside it. */
export function EbooksLayout() {
  return (
    <div className="acervo">
      <MenuLateral />
      <div className="acervo-corpo">
        <Outlet />
      </div>
    </div>
  )
}
