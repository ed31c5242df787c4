import '../styles/carrossel.css'
import { type ReactNode, useId } from 'react'

interface BandaProps {
  readonly titulo: string
  /** At the right of the title. */
  readonly atos?: ReactNode
  /** What the band shows is on its way. */
  readonly isBusy?: boolean
  readonly children: ReactNode
}

/** A part of a page under a rule, with its title. */
export function Banda({ titulo, atos, isBusy = false, children }: BandaProps) {
  const id = useId()
  return (
    <section className="band" aria-labelledby={id} aria-busy={isBusy}>
      <div className="bh">
        <h2 className="h2" id={id}>
          {titulo}
        </h2>
        {atos}
      </div>
      {children}
    </section>
  )
}
