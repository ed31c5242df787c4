import { Desdobra } from './desdobra.tsx'
import type { PaginaDestino } from './destino.ts'
import { TextoAberto } from './texto-aberto.tsx'

interface PaginaDoTemaProps {
  readonly pagina: PaginaDestino
  /** Whether its text is shown under the title. */
  readonly aberta: boolean
}

/** A page in a theme: number and title, and under them the whole text when the theme is open. */
export function PaginaDoTema({ pagina, aberta }: PaginaDoTemaProps) {
  // Only what has a text under it is a heading: 140 closed themes would bury the list of headings.
  const Titulo = aberta ? 'h3' : 'p'
  return (
    <li>
      <Titulo className="tema-pagina">
        <span>
          <span className="sr">{pagina.unidade.nome} </span>
          {pagina.numero}
        </span>
        <span>{pagina.titulo}</span>
      </Titulo>
      <Desdobra aberta={aberta}>
        <TextoAberto pagina={pagina} />
      </Desdobra>
    </li>
  )
}
