import { useMutation, useQueryClient } from '@tanstack/react-query'
import { v7 as uuidv7 } from 'uuid'
import type { RevisaoDoCartao } from '#contract/memoria.ts'
import { failureSentence } from '../platform/failure-sentence.ts'
import { retryDelay, shouldRetry } from '../platform/query-client.ts'
import { showErro } from '../ui/banner-store.ts'
import type { NotaDoCartao } from './estado-do-cartao.ts'
import { gravarRevisao } from './gravar-revisao.ts'
import { mergeRevisoes } from './merge-revisoes.ts'
import { revisoesQuery } from './queries.ts'

/** Grades a card: the review is seen at once, and kept or sent meanwhile. @returns what makes a review and shows it */
export function useAvaliar(perfil: string) {
  const queryClient = useQueryClient()
  const { queryKey } = revisoesQuery(perfil)
  const { mutate } = useMutation({
    mutationFn: ({ id, cartao, nota, feita_em }: RevisaoDoCartao) =>
      gravarRevisao(id, { perfil, cartao, nota, feita_em }),
    retry: shouldRetry,
    retryDelay,
    onError: (error) => {
      console.error('Erro ao guardar a revisão:', error)
      showErro(failureSentence(error, 'A revisão não foi guardada, e o cartão volta'))
      void queryClient.invalidateQueries({ queryKey })
    },
  })
  return (cartao: string, nota: NotaDoCartao, agora: number): RevisaoDoCartao => {
    const revisao = { id: uuidv7(), cartao, nota, feita_em: new Date(agora).toISOString() }
    queryClient.setQueryData(
      queryKey,
      (now) => now && { ...now, revisoes: mergeRevisoes(now.revisoes, [revisao]) },
    )
    mutate(revisao)
    return revisao
  }
}
