import '../styles/menu-lateral.css'
import { House } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { NavLink, useLocation } from 'react-router'
import { paths } from '../paths.ts'
import type { PaginaDaEditora } from './paginas.ts'

interface MenuDaEditoraProps {
  readonly paginas: readonly PaginaDaEditora[]
}

/** The side menu of the desk; a scrolling row under the bar on narrow screens. */
export function MenuDaEditora({ paginas }: MenuDaEditoraProps) {
  const { pathname } = useLocation()
  const menu = useRef<HTMLElement>(null)

  // In the row of narrow screens the current entry may be outside.
  useEffect(() => {
    const link = [...(menu.current?.querySelectorAll('a') ?? [])].findLast((each) =>
      `${pathname}/`.startsWith(`${each.pathname}/`),
    )
    if (!menu.current || !link) return
    const { left, width } = link.getBoundingClientRect()
    const row = menu.current.getBoundingClientRect()
    menu.current.scrollBy({ left: left - row.left - (row.width - width) / 2 })
  }, [pathname])

  return (
    <nav className="lateral" aria-label="Editora" data-aberto="true" ref={menu}>
      <ul>
        <li>
          <NavLink to={paths.editora()} end>
            <House className="i" aria-hidden="true" />
            <span>Início</span>
          </NavLink>
        </li>
        {paginas.map(({ path, rotulo, icone: Icone }) => (
          <li key={path}>
            <NavLink to={paths.editora(path)}>
              <Icone className="i" aria-hidden="true" />
              <span>{rotulo}</span>
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
