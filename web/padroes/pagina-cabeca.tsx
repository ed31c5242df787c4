import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { AparenciaPopover } from '../aparencia/public.ts'
import { type FichaDoPadrao, formatPagina } from './fichas.ts'
import { isPerguntaCurta } from './pergunta-curta.ts'
import { formatUnidade } from './unidades.ts'

interface PaginaCabecaProps {
  readonly ficha: FichaDoPadrao
  readonly numero: number
  /** The chapter's title or the question; undefined while it is on its way. */
  readonly titulo: string | undefined
  /** What can be done with the page. */
  readonly children: ReactNode
}

/** The head of a chapter or question: its number hung at the left, the way to the index, its title. */
export function PaginaCabeca({ ficha, numero, titulo, children }: PaginaCabecaProps) {
  const { unidade } = ficha
  return (
    <header className="chap-head">
      <span className="chap-no" aria-hidden="true">
        {numero}
      </span>
      <div className="crumb">
        <Link className="caps faint" to={ficha.indexPath}>
          {formatPagina(ficha, numero)}
        </Link>
        {children}
        <AparenciaPopover pagina="texto" className="icon-btn aa-do-texto" />
      </div>
      <h1 className={isPerguntaCurta(unidade, titulo) ? 'h1' : 'h1 longo'} data-lugar={numero}>
        {titulo ?? formatUnidade(unidade, numero)}
      </h1>
    </header>
  )
}
