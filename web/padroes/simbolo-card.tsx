import { ArrowRight } from 'lucide-react'
import type { CSSProperties } from 'react'
import { Link } from 'react-router'
import type { Simbolo } from '#contract/padrao-texto.ts'
import { indexPathOf } from './fichas.ts'

interface SimboloCardProps {
  readonly simbolo: Simbolo
}

/** Cloth of each standard's binding, by symbol id (design, "Colour and contrast"). */
const CLOTHS: Readonly<Record<number, number>> = { 1: 1, 2: 3, 3: 2, 4: 4, 5: 5, 6: 6 }

/** A standard on the home page: its cover, what it is, 'Acessar'. The whole card is the link. */
export function SimboloCard({ simbolo }: SimboloCardProps) {
  const cloth: CSSProperties & Record<'--c', string> = { '--c': `var(--cloth-${CLOTHS[simbolo.id] ?? 8})` }
  return (
    <li>
      <Link to={indexPathOf(simbolo.id)}>
        <span className="cover std" style={cloth} aria-hidden="true">
          <span>
            <strong>{simbolo.simbolo}</strong>
            <em>{simbolo.ano}</em>
          </span>
        </span>
        <div>
          <p className="caps caps-sm faint">
            {simbolo.total} {simbolo.unidade}s
          </p>
          <h2 className="h3">{simbolo.titulo}</h2>
          <p className="d">{simbolo.resumo}</p>
          <span className="link">
            Acessar <ArrowRight className="i" />
          </span>
        </div>
      </Link>
    </li>
  )
}
