import '../styles/dialogo.css'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { useModal } from './use-modal.ts'

interface QuestaoDialogProps {
  /** The question. */
  readonly titulo: string
  /** What 'Sim' does. */
  readonly texto: ReactNode
  /** Where 'Sim' and 'Não' would leave doubt. */
  readonly rotulos?: { readonly sim: string; readonly nao: string }
  /** The act is on its way. */
  readonly isPending?: boolean
  /** @param close closes the dialog, which is still open */
  readonly onSim: (close: () => void) => void
  /** Called once when the dialog has closed, whatever closed it. */
  readonly onClose: () => void
  /** What comes below the text: a failure. */
  readonly children?: ReactNode
}

const SIM_OU_NAO = { sim: 'Sim', nao: 'Não' }

/** Asks before what cannot be undone, Sim or Não: no close button, 'Não' focused, and a click beside does not answer. */
export function QuestaoDialog(props: QuestaoDialogProps) {
  const { titulo, texto, rotulos = SIM_OU_NAO, isPending = false, onSim, onClose, children } = props
  const { ref, events, close } = useModal(onClose)
  const nao = useRef<HTMLButtonElement>(null)
  const id = useId()

  useEffect(() => {
    nao.current?.focus()
  }, [])

  return (
    <dialog
      ref={ref}
      className="dialog questao"
      role="alertdialog"
      aria-labelledby={`${id}-titulo`}
      aria-describedby={`${id}-texto`}
      {...events}
    >
      <div className="folha">
        <header>
          <h2 className="h3" id={`${id}-titulo`}>
            {titulo}
          </h2>
        </header>
        <div className="in">
          <p className="muted" id={`${id}-texto`}>
            {texto}
          </p>
          {children}
        </div>
        <footer>
          <button ref={nao} type="button" className="btn btn-2" onClick={close}>
            {rotulos.nao}
          </button>
          <button
            type="button"
            className="btn btn-danger"
            aria-disabled={isPending}
            onClick={() => !isPending && onSim(close)}
          >
            {rotulos.sim}
          </button>
        </footer>
      </div>
    </dialog>
  )
}
