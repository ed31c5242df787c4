import { type ReactNode, type Ref, useId } from 'react'

interface SecaoProps {
  readonly titulo: string
  /** A sentence or two beside the form. */
  readonly texto?: ReactNode
  /** The title, for a section that takes the focus when what had it is gone. */
  readonly tituloRef?: Ref<HTMLHeadingElement>
  readonly children: ReactNode
}

/** One part of a panel: its title at the left (above, on narrow screens), its form at the right, a hairline below. */
export function SecaoDoPerfil({ titulo, texto, tituloRef, children }: SecaoProps) {
  const id = useId()
  return (
    <section className="conta-secao" aria-labelledby={id}>
      <div>
        <h2 className="h3" id={id} ref={tituloRef} tabIndex={tituloRef ? -1 : undefined}>
          {titulo}
        </h2>
        {texto && <p className="small muted">{texto}</p>}
      </div>
      <div className="conta-corpo">{children}</div>
    </section>
  )
}
