import '../styles/dialogo.css'
import { CircleAlert } from 'lucide-react'
import { type FormEvent, type ReactNode, useEffect, useId, useRef } from 'react'
import { useModal } from '../ui/use-modal.ts'

interface AlertaProps {
  /** The question. */
  readonly titulo: string
  /** What will happen. */
  readonly texto: string
  /** What the dangerous button does, as a verb: 'Encerrar'. */
  readonly acao: string
  /** The act is on its way. */
  readonly isPending: boolean
  /** Why it failed, if it did. */
  readonly erro?: string | undefined
  readonly onConfirm: (event: FormEvent<HTMLFormElement>) => void
  /** Called once when the dialog has closed without the act. */
  readonly onClose: () => void
  /** What else must be filled in. */
  readonly children?: ReactNode
}

/** Asks before what cannot be undone: a modal dialog with the harmless button focused. A click beside it does nothing. */
export function Alerta(props: AlertaProps) {
  const { titulo, texto, acao, isPending, erro, onConfirm, onClose, children } = props
  const { ref, events, close } = useModal(onClose)
  const cancel = useRef<HTMLButtonElement>(null)
  const id = useId()

  useEffect(() => {
    cancel.current?.focus()
  }, [])

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (!isPending) onConfirm(event)
  }

  return (
    <dialog
      ref={ref}
      className="dialog alerta"
      role="alertdialog"
      aria-labelledby={`${id}-titulo`}
      aria-describedby={`${id}-texto`}
      {...events}
    >
      <form className="folha" noValidate onSubmit={handleSubmit}>
        <div className="in">
          <h2 className="h3" id={`${id}-titulo`}>
            {titulo}
          </h2>
          <p className="muted" id={`${id}-texto`}>
            {texto}
          </p>
          {children}
          <div role="alert">
            {erro && (
              <p className="er">
                <CircleAlert className="i" aria-hidden="true" /> {erro}
              </p>
            )}
          </div>
        </div>
        <footer>
          <button ref={cancel} type="button" className="btn btn-2" onClick={close}>
            Cancelar
          </button>
          <button type="submit" className="btn btn-danger" aria-disabled={isPending}>
            {acao}
          </button>
        </footer>
      </form>
    </dialog>
  )
}
