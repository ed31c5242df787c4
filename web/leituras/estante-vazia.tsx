import { Link } from 'react-router'
import { paths } from '../paths.ts'
import { EstadoVazio } from '../ui/estado.tsx'

/** A tab without books: what will be here, and the way to it. */
export function EstanteVazia({ texto }: { texto: string }) {
  return (
    <>
      <EstadoVazio>{texto}</EstadoVazio>
      <p className="vazio-caminho">
        <Link className="link" to={paths.ebooks()}>
          Ver os ebooks
        </Link>
      </p>
    </>
  )
}
