import type { CSSProperties } from 'react'
import { clothOf } from './cloth.ts'

interface CapaMiniProps {
  readonly ebookId: number
  /** Path on this origin, or null: the binding is drawn, without words (design, "Generated cover"). */
  readonly capa: string | null
}

/** The cover of an ebook at 36 px. The row beside it names the book. */
export function CapaMini({ ebookId, capa }: CapaMiniProps) {
  if (capa !== null) return <img className="mini" src={capa} alt="" width={36} height={54} loading="lazy" />
  const cloth: CSSProperties & Record<'--c', string> = { '--c': `var(--cloth-${clothOf(ebookId)})` }
  return (
    <span className="mini" aria-hidden="true">
      <span className="cover" style={cloth} />
    </span>
  )
}
