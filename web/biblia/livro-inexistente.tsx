import { Link } from 'react-router'
import { paths } from '../paths.ts'
import { EstadoErro } from '../ui/estado.tsx'
import { useTituloPagina } from '../ui/titulo-pagina.ts'
import { TOTAL_LIVROS } from './vizinhos.ts'

/** The page of a book that is none of the 66. */
export function LivroInexistente() {
  useTituloPagina('Bíblia')
  return (
    <article className="leaf">
      <header className="chap-head">
        <h1 className="h1">Bíblia</h1>
      </header>
      <EstadoErro message={`Livro não encontrado. A Bíblia tem ${TOTAL_LIVROS} livros.`}>
        <div className="adiante">
          <Link className="link" to={paths.biblia()}>
            Ver os livros da Bíblia
          </Link>
        </div>
      </EstadoErro>
    </article>
  )
}
