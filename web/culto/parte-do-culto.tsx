import { type ReactNode, useId } from 'react'

interface ParteDoCultoProps {
  /** Its place in the page's address. */
  readonly ancora: string
  /** 'Salmo'. */
  readonly rotulo: string
  readonly titulo: string
  /** The way to another one. */
  readonly troca: ReactNode
  readonly children: ReactNode
}

/** One of the four parts of the page: its name hung in the margin, its place or question as heading, its text. */
export function ParteDoCulto({ ancora, rotulo, titulo, troca, children }: ParteDoCultoProps) {
  const id = useId()
  return (
    <section className="sec" id={ancora} aria-labelledby={id} tabIndex={-1}>
      <p className="no">{rotulo}</p>
      <div className="culto-corpo">
        <h2 className="h2" id={id}>
          {titulo}
        </h2>
        {troca}
        {children}
      </div>
    </section>
  )
}
