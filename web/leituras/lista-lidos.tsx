import { Link } from 'react-router'
import { formatNomes } from '#contract/autores.ts'
import { paths } from '../paths.ts'
import { Capa } from '../ui/capa/capa.tsx'
import { EstanteVazia } from './estante-vazia.tsx'
import type { ListaProps } from './lista.ts'

/** The tab 'Lidos': covers only. */
export function ListaLidos({ leituras }: ListaProps) {
  if (leituras.length === 0) return <EstanteVazia texto="Os livros que você terminar aparecerão aqui." />
  return (
    <ul className="grade">
      {leituras.map(({ id, ebook }) => (
        <li key={id}>
          <Link className="lido" to={paths.ebook(ebook.id)} title={ebook.titulo}>
            <Capa livro={ebook} />
            <span className="sr">
              {ebook.titulo}, {formatNomes(ebook.autores)}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
