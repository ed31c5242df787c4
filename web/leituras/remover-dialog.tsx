import '../styles/dialogo.css'
import { useEffect, useId, useRef } from 'react'

interface RemoverDialogProps {
  /** Of the book. */
  readonly titulo: string
  readonly onConfirm: () => void
  /** Called once when the dialog has closed, whatever closed it. */
  readonly onClose: () => void
}

/**
 * Asks before a book that is being read leaves the shelf, with the place where the reader stopped. 'Não' has the
 * focus; a click beside it does not answer.
 */
export function RemoverDialog({ titulo, onConfirm, onClose }: RemoverDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const nao = useRef<HTMLButtonElement>(null)
  const id = useId()

  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal()
    nao.current?.focus()
  }, [])

  function handleConfirm() {
    dialog.current?.close()
    onConfirm()
  }

  return (
    <dialog
      ref={dialog}
      className="dialog remover"
      role="alertdialog"
      aria-labelledby={`${id}-pergunta`}
      aria-describedby={`${id}-texto`}
      onClose={onClose}
    >
      <div className="folha">
        <header>
          <h2 className="h3" id={`${id}-pergunta`}>
            Deseja remover este livro da estante?
          </h2>
        </header>
        <div className="in">
          <p className="muted" id={`${id}-texto`}>
            “{titulo}” sairá da estante, e o lugar em que você parou será esquecido.
          </p>
        </div>
        <footer>
          <button ref={nao} type="button" className="btn btn-2" onClick={() => dialog.current?.close()}>
            Não
          </button>
          <button type="button" className="btn btn-danger" onClick={handleConfirm}>
            Sim
          </button>
        </footer>
      </div>
    </dialog>
  )
}
