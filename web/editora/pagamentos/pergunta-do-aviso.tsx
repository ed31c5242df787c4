import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type AvisoDaMesa, resolverAviso } from '#contract/editora/pagamentos.ts'
import { failureSentence } from '../../platform/failure-sentence.ts'
import { request } from '../../platform/request.ts'
import { showErro, showSucesso } from '../../ui/banner-store.ts'
import { QuestaoDialog } from '../../ui/questao-dialog.tsx'
import { fraseDoAviso } from './frase-do-aviso.ts'
import { avisosQuery } from './queries.ts'

interface PerguntaDoAvisoProps {
  readonly aviso: AvisoDaMesa
  /** Called after the dialog has closed. */
  readonly onDone: () => void
  readonly onClose: () => void
}

/** Asks before a notice leaves the list. */
export function PerguntaDoAviso({ aviso, onDone, onClose }: PerguntaDoAvisoProps) {
  const queryClient = useQueryClient()
  const { meio, id } = aviso
  const { mutate, isPending } = useMutation({
    mutationFn: () => request(resolverAviso, { body: { meio, id } }),
    onSuccess: ({ success }) => showSucesso(success),
    onError: (error) => showErro(failureSentence(error, 'Não foi possível registrar isto')),
    onSettled: () => queryClient.invalidateQueries({ queryKey: avisosQuery().queryKey }),
  })
  return (
    <QuestaoDialog
      titulo="Este aviso está resolvido?"
      texto={`${fraseDoAviso(aviso).oQueHouve} (${id}). Ele sai desta lista e fica no registro da editora. Nada muda nas assinaturas.`}
      rotulos={{ sim: 'Está resolvido', nao: 'Cancelar' }}
      isPending={isPending}
      onSim={(close) =>
        mutate(undefined, {
          onSuccess: () => {
            close()
            onDone()
          },
          onError: close,
        })
      }
      onClose={onClose}
    />
  )
}
