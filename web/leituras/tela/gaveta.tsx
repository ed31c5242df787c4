import { X } from 'lucide-react'
import { type PointerEvent, type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import type { Leitura } from '#contract/leituras.ts'
import { Abas } from '../../ui/abas.tsx'
import { Capa } from '../../ui/capa/capa.tsx'

export type AbaDaGaveta = 'capitulos' | 'destaques' | 'busca'

const ABAS = [
  { id: 'capitulos', rotulo: 'Capítulos' },
  { id: 'destaques', rotulo: 'Destaques' },
  { id: 'busca', rotulo: 'Busca' },
] as const satisfies readonly { id: AbaDaGaveta; rotulo: string }[]

export interface EstadoDaGaveta {
  /** Null until it is opened for the first time. */
  readonly aba: AbaDaGaveta | null
  readonly isOpen: boolean
}

interface GavetaProps {
  readonly ebook: Leitura['ebook']
  readonly autores: string
  readonly estado: EstadoDaGaveta
  readonly onAba: (aba: AbaDaGaveta) => void
  readonly onClose: () => void
  /** What the tab shows. */
  readonly children: ReactNode
}

/** The drawer at the right: a modal dialog of the browser, which comes and goes in 500 ms (tela-de-leitura.css). */
export function Gaveta({ ebook, autores, estado, onAba, onClose, children }: GavetaProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const pressedBeside = useRef(false)
  const id = useId()
  const { aba, isOpen } = estado

  useLayoutEffect(() => {
    const element = dialog.current
    if (!element || element.open === isOpen) return
    if (!isOpen) return element.close()
    element.showModal()
    const place = element.querySelector<HTMLElement>('[data-foco]')
    place?.scrollIntoView({ block: 'center', behavior: 'instant' })
    place?.focus({ preventScroll: true })
  }, [isOpen])

  const isBeside = (event: PointerEvent) => event.target === dialog.current
  return (
    <dialog
      ref={dialog}
      className="gaveta"
      aria-labelledby={id}
      // Told before it shuts, as the event of having shut comes when it may have been asked for again.
      onCancel={onClose}
      onClose={() => {
        if (!dialog.current?.open) onClose()
      }}
      onPointerDown={(event) => {
        pressedBeside.current = isBeside(event)
      }}
      onPointerUp={(event) => {
        if (pressedBeside.current && isBeside(event)) onClose()
      }}
    >
      <div className="conteudo">
        <header>
          <span className="mini">
            <Capa livro={ebook} />
          </span>
          <div>
            <h2 className="h3" id={id}>
              {ebook.titulo}
            </h2>
            <p className="small faint">{[autores, ebook.ano].filter(Boolean).join(', ')}</p>
          </div>
          <button type="button" className="icon-btn" aria-label="Fechar" onClick={onClose}>
            <X className="i" />
          </button>
        </header>
        <Abas label="Deste livro" abas={ABAS} atual={aba ?? 'capitulos'} onAba={onAba}>
          {children}
        </Abas>
      </div>
    </dialog>
  )
}
