import type { ReactNode } from 'react'

interface FormSideProps {
  readonly className: string
  readonly titulo: string
  readonly texto: string
  /** What the reader brings along, as a sentence. */
  readonly nota?: string | undefined
  /** Whether the panel leaves this side free; the other side is out of reach. */
  readonly isActive: boolean
  readonly children: ReactNode
}

/** One of the two sides of the login page: a title, a sentence and a form. */
export function FormSide({ className, titulo, texto, nota, isActive, children }: FormSideProps) {
  const Titulo = isActive ? 'h1' : 'h2'
  return (
    <section className={className} inert={!isActive} aria-hidden={!isActive}>
      <div>
        <Titulo className="h2" tabIndex={-1}>
          {titulo}
        </Titulo>
        <p className="muted">{texto}</p>
        {nota && <p className="nota-da-entrada">{nota}</p>}
        {children}
      </div>
    </section>
  )
}
