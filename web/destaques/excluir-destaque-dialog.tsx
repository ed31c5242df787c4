import '../styles/dialogo.css'
import { useEffect, useId, useRef } from 'react'
import type { Destaque } from '#contract/destaques.ts'

interface ExcluirDestaqueDialogProps {
  readonly destaque: Destaque
  readonly onNao: () => void
  readonly onSim: () => void
}

/** Asks before a highlight is deleted; 'Não' has the focus. */
export function ExcluirDestaqueDialog({ destaque, onNao, onSim }: ExcluirDestaqueDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const nao = useRef<HTMLButtonElement>(null)
  const id = useId()
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal()
    nao.current?.focus()
  }, [])
  return (
    <dialog
      ref={dialog}
      className="dialog excluir-destaque"
      role="alertdialog"
      aria-labelledby={`${id}-pergunta`}
      aria-describedby={`${id}-que`}
      onClose={(event) => {
        // The card around it closes by an event of the same name.
        event.stopPropagation()
        onNao()
      }}
    >
      <div className="folha">
        <header>
          <h2 className="h3" id={`${id}-pergunta`}>
            Deseja realmente excluir este destaque?
          </h2>
        </header>
        <div className="in">
          <p className="muted" id={`${id}-que`}>
            {destaque.nota === '' ? 'O trecho deixa de estar marcado.' : 'A nota sobre o trecho vai com ele.'}{' '}
            Não há como recuperá-lo.
          </p>
        </div>
        <footer>
          <button ref={nao} type="button" className="btn btn-2" onClick={() => dialog.current?.close()}>
            Não
          </button>
          <button type="button" className="btn btn-danger" onClick={onSim}>
            Sim
          </button>
        </footer>
      </div>
    </dialog>
  )
}
