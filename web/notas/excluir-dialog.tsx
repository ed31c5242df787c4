import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import type { Nota } from '#contract/notas.ts'
import { showErro, showSucesso } from '../ui/banner-store.ts'
import { QuestaoDialog } from '../ui/questao-dialog.tsx'
import { Falha } from './falha.tsx'
import { NOTAS } from './notas.ts'
import { dropNota } from './put-nota.ts'
import { deleteOrKeep } from './save-or-keep.ts'

const GUARDADA = 'A nota será excluída também no servidor quando a conexão voltar.'

interface ExcluirDialogProps {
  readonly nota: Nota
  /** @param isDeleted whether the note is gone */
  readonly onClose: (isDeleted: boolean) => void
}

/** Asks before a note is deleted. */
export function ExcluirNotaDialog({ nota, onClose }: ExcluirDialogProps) {
  const queryClient = useQueryClient()
  const wasLeft = useRef(false)

  const { mutate, isPending, error } = useMutation({
    mutationKey: [NOTAS],
    mutationFn: () => deleteOrKeep(nota.id),
    onSuccess: (isWaiting) => {
      dropNota(queryClient, nota.id)
      showSucesso(isWaiting ? GUARDADA : 'Nota excluída com sucesso!')
      if (!wasLeft.current) onClose(true)
    },
    onError: (reason) => {
      console.error('Erro ao excluir nota:', reason)
      if (wasLeft.current) showErro('A nota não foi excluída. Tente de novo.')
    },
  })

  const titulo = nota.titulo.trim()
  return (
    <QuestaoDialog
      titulo="Deseja realmente excluir esta nota?"
      texto={`${titulo ? `“${titulo}” será apagada.` : 'Ela será apagada.'} Não há como recuperá-la.`}
      isPending={isPending}
      onSim={() => mutate()}
      onClose={() => {
        wasLeft.current = true
        onClose(false)
      }}
    >
      {error && !isPending && (
        <Falha sentence={`A nota não foi excluída. ${error.message}`} onRetry={() => mutate()} />
      )}
    </QuestaoDialog>
  )
}
