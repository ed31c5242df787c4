import '../styles/menu-lateral.css'
import { House } from 'lucide-react'
import { NavLink } from 'react-router'
import { paths } from '../paths.ts'
import type { PaginaDaEditora } from './paginas.ts'

interface MenuDaEditoraProps {
  readonly paginas: readonly PaginaDaEditora[]
}

/** The side menu of the desk; a scrolling row under the bar on narrow screens. */
export function MenuDaEditora({ paginas }: MenuDaEditoraProps) {
  return (
    <nav className="lateral" aria-label="Editora" data-aberto="true">
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
