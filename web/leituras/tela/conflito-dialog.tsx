import '../../styles/dialogo.css'
import { useEffect, useId, useRef } from 'react'
import type { CapituloResumo } from '#contract/ebook-texto.ts'
import type { Leitura } from '#contract/leituras.ts'
import { lazily } from '../../platform/lazily.ts'

interface ConflitoDialogProps {
  /** As the other device left it. */
  readonly leitura: Leitura
  readonly sumario: readonly CapituloResumo[]
  /** How far that is, in percent of the book. */
  readonly percent: number
  readonly onIr: () => void
  readonly onContinuar: () => void
}

const quandoFormat = lazily(
  () => new Intl.DateTimeFormat('pt-BR', { dateStyle: 'medium', timeStyle: 'short' }),
)

/** Asks which of two places to keep. It has no close button: Esc stays here, which changes nothing on the page. */
export function ConflitoDialog({ leitura, sumario, percent, onIr, onContinuar }: ConflitoDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal()
  }, [])

  const index = sumario.findIndex(({ id: capituloId }) => capituloId === leitura.capitulo_atual)
  const { aparelho, salva_em } = leitura.posicao
  const origem = [aparelho, salva_em && quandoFormat().format(new Date(salva_em))].filter(Boolean).join(', ')
  return (
    <dialog
      ref={dialog}
      className="dialog conflito-de-leitura"
      role="alertdialog"
      aria-labelledby={`${id}-pergunta`}
      aria-describedby={`${id}-lugar`}
      onCancel={(event) => {
        event.preventDefault()
        onContinuar()
      }}
    >
      <div className="folha">
        <header>
          <h2 className="h3" id={`${id}-pergunta`}>
            Outro aparelho leu até “Capítulo {index + 1}, {percent}%”
          </h2>
        </header>
        <div className="in">
          <p className="muted" id={`${id}-lugar`}>
            {sumario[index]?.titulo}
            {origem !== '' && <span className="small faint origem">{origem}</span>}
          </p>
        </div>
        <footer>
          <button type="button" className="btn btn-2" onClick={onContinuar}>
            Continuar daqui
          </button>
          <button type="button" className="btn btn-1" onClick={onIr}>
            Ir para lá
          </button>
        </footer>
      </div>
    </dialog>
  )
}
