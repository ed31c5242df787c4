import '../styles/dialogo.css'
import { useEffect, useId, useRef } from 'react'

/** Asks whether to leave although notes wait on this device: the browser's own dialog, 'Ficar' focused first. */
export function SairDialog({ onAnswer }: { onAnswer: (sai: boolean) => void }) {
  const dialog = useRef<HTMLDialogElement>(null)
  const ficar = useRef<HTMLButtonElement>(null)
  const id = useId()

  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal()
    ficar.current?.focus()
  }, [])

  return (
    <dialog
      ref={dialog}
      className="dialog questao"
      role="alertdialog"
      aria-labelledby={`${id}-titulo`}
      aria-describedby={`${id}-texto`}
      onClose={() => onAnswer(false)}
    >
      <div className="folha">
        <header>
          <h2 className="h3" id={`${id}-titulo`}>
            Há notas que ainda não foram enviadas.
          </h2>
        </header>
        <div className="in">
          <p className="muted" id={`${id}-texto`}>
            Elas estão só neste aparelho. Se você sair agora, elas serão apagadas; se ficar, serão enviadas
            quando a conexão voltar.
          </p>
        </div>
        <footer>
          <button ref={ficar} type="button" className="btn btn-2" onClick={() => dialog.current?.close()}>
            Ficar
          </button>
          <button type="button" className="btn btn-danger" onClick={() => onAnswer(true)}>
            Sair e descartar
          </button>
        </footer>
      </div>
    </dialog>
  )
}
