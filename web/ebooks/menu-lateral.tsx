import '../styles/menu-lateral.css'
import { useEffect, useRef } from 'react'
import { Link, useLocation } from 'react-router'
import { ENTRADAS, entradaAtual } from './entradas.ts'
import { useRecolher } from './use-recolher.ts'

/** The side menu of the ebooks; a scrolling row under the bar on narrow screens. */
export function MenuLateral() {
  const { pathname } = useLocation()
  const { isAberto, intent } = useRecolher()
  const menu = useRef<HTMLElement>(null)
  const atual = entradaAtual(pathname)

  // In the row of narrow screens the current entry may be outside.
  useEffect(() => {
    const link = menu.current?.querySelector<HTMLElement>(`[href="${atual}"]`)
    const row = menu.current?.getBoundingClientRect()
    const place = link?.getBoundingClientRect()
    if (!row || !place || (place.left >= row.left && place.right <= row.right)) return
    menu.current?.scrollBy({ left: place.left - row.left - (row.width - place.width) / 2 })
  }, [atual])

  return (
    <nav className="lateral" aria-label="Ebooks" data-aberto={isAberto} ref={menu} {...intent}>
      <ul>
        {ENTRADAS.map(({ rotulo, path, icone: Icone }) => (
          <li key={path}>
            <Link to={path} aria-current={path === atual ? 'page' : undefined}>
              <Icone className="i" aria-hidden="true" />
              <span>{rotulo}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
