import { Search } from 'lucide-react'
import { Link } from 'react-router'
import { paths } from '../paths.ts'
import { temaDe } from './tema.ts'

/** From a chapter or question: what the library says about the same. @param titulo of the page */
export function BuscarTema({ titulo }: { titulo: string }) {
  return (
    <Link className="link buscar-tema" to={paths.busca(temaDe(titulo))}>
      <Search className="i" aria-hidden="true" /> Buscar este tema
    </Link>
  )
}
