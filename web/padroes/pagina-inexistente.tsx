import { Link } from 'react-router'
import { EstadoErro } from '../ui/estado.tsx'
import { useTituloPagina } from '../ui/titulo-pagina.ts'
import type { FichaDoPadrao } from './fichas.ts'

/** An address with a number that no chapter or question has. */
export function PaginaInexistente({ ficha }: { ficha: FichaDoPadrao }) {
  useTituloPagina(ficha.nome)
  return (
    <article className="leaf">
      <header className="chap-head">
        <h1 className="h1">{ficha.nome}</h1>
      </header>
      <EstadoErro message={ficha.unidade.erroDaPagina}>
        <IndexLink ficha={ficha} />
      </EstadoErro>
    </article>
  )
}

/** The way on from a page that does not open. */
export function IndexLink({ ficha }: { ficha: FichaDoPadrao }) {
  return (
    <div className="adiante">
      <Link className="link" to={ficha.indexPath}>
        {ficha.unidade.verTodas}
      </Link>
    </div>
  )
}
