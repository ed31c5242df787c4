import '../styles/page-turn.css'
import { ArrowLeft, ArrowRight } from 'lucide-react'
import { Link } from 'react-router'
import { onIntent } from './intent.ts'
import { useArrowKeys } from './use-arrow-keys.ts'
import { FOLHEAR } from './volta-store.ts'

interface PaginaVizinha {
  readonly to: string
  /** 'Capítulo Anterior', 'Próximo Capítulo'. */
  readonly rotulo: string
  /** Title of the page, under the label. */
  readonly titulo: string
  /** Fetches the page's data when its link is about to be used. */
  readonly prefetch?: () => void
}

interface PageTurnProps {
  /** Name of the navigation, for those who do not see it: 'Capítulos'. */
  readonly label: string
  /** Null at the first page: the link is hidden and its place stays empty. */
  readonly anterior: PaginaVizinha | null
  readonly indice: { readonly to: string; readonly rotulo: string }
  /** Null at the last page. */
  readonly proximo: PaginaVizinha | null
}

/** The foot of a reading page: previous page, index, next page; the keys ← and → turn too. */
export function PageTurn({ label, anterior, indice, proximo }: PageTurnProps) {
  useArrowKeys(anterior?.to, proximo?.to)
  return (
    <nav className="turn" aria-label={label}>
      {anterior ? (
        <Link to={anterior.to} state={FOLHEAR} rel="prev" {...onIntent(anterior.prefetch)}>
          <small>
            <ArrowLeft className="i" /> {anterior.rotulo}
          </small>
          <span>{anterior.titulo}</span>
        </Link>
      ) : (
        <span />
      )}
      <Link className="mid" to={indice.to}>
        {indice.rotulo}
      </Link>
      {proximo ? (
        <Link className="next" to={proximo.to} state={FOLHEAR} rel="next" {...onIntent(proximo.prefetch)}>
          <small>
            {proximo.rotulo} <ArrowRight className="i" />
          </small>
          <span>{proximo.titulo}</span>
        </Link>
      ) : (
        <span />
      )}
    </nav>
  )
}
