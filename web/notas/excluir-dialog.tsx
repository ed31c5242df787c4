import '../styles/dialogo.css'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useId, useRef } from 'react'
import type { Nota } from '#contract/notas.ts'
import { readLeitor } from '../platform/leitor.ts'
import { showErro, showSucesso } from '../ui/banner-store.ts'
import { dropNota } from './cache.ts'
import { Falha } from './falha.tsx'
import { deleteNota } from './notas-calls.ts'
import { notaKey, removeRascunho } from './rascunhos.ts'

interface ExcluirDialogProps {
  readonly nota: Nota
  /** @param isDeleted whether the note is gone */
  readonly onClose: (isDeleted: boolean) => void
}

/**
 * Asks before a note is deleted. It is a dialog of its own and not the sheet of the others: a question has no
 * close button, 'Não' has the focus, and a click beside it does not answer.
 */
export function ExcluirDialog({ nota, onClose }: ExcluirDialogProps) {
  const queryClient = useQueryClient()
  const dialog = useRef<HTMLDialogElement>(null)
  const nao = useRef<HTMLButtonElement>(null)
  const wasLeft = useRef(false)
  const id = useId()

  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal()
    nao.current?.focus()
  }, [])

  const { mutate, isPending, error } = useMutation({
    mutationFn: () => deleteNota(nota.id),
    onSuccess: () => {
      removeRascunho(notaKey(readLeitor()?.email ?? '', nota.id))
      dropNota(queryClient, nota.id)
      showSucesso('Nota excluída com sucesso!')
      if (!wasLeft.current) onClose(true)
    },
    onError: (reason) => {
      console.error('Erro ao excluir nota:', reason)
      if (wasLeft.current) showErro('A nota não foi excluída. Tente de novo.')
    },
  })

  return (
    <dialog
      ref={dialog}
      className="dialog excluir"
      role="alertdialog"
      aria-labelledby={`${id}-pergunta`}
      aria-describedby={`${id}-nota`}
      onClose={() => {
        wasLeft.current = true
        onClose(false)
      }}
    >
      <div className="folha">
        <header>
          <h2 className="h3" id={`${id}-pergunta`}>
            Deseja realmente excluir esta nota?
          </h2>
        </header>
        <div className="in">
          <p className="muted" id={`${id}-nota`}>
            {nota.titulo.trim() ? `“${nota.titulo.trim()}” será apagada.` : 'Ela será apagada.'} Não há como
            recuperá-la.
          </p>
          {error && !isPending && (
            <Falha sentence={`A nota não foi excluída. ${error.message}`} onRetry={() => mutate()} />
          )}
        </div>
        <footer>
          <button ref={nao} type="button" className="btn btn-2" onClick={() => dialog.current?.close()}>
            Não
          </button>
          <button
            type="button"
            className="btn btn-danger"
            aria-disabled={isPending}
            onClick={() => !isPending && mutate()}
          >
            Sim
          </button>
        </footer>
      </div>
    </dialog>
  )
}
