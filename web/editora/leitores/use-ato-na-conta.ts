import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { ContaCompleta } from '#contract/editora/leitores.ts'
import { failureSentence } from '../../platform/failure-sentence.ts'
import { showErro, showSucesso } from '../../ui/banner-store.ts'
import { CONTAS_KEY, contaQuery } from './queries.ts'

/** An act on an account: its answer is the account as it is then. @param done what is said of it */
export function useAtoNaConta<Values>(
  act: (values: Values) => Promise<ContaCompleta>,
  done: (conta: ContaCompleta) => string,
) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: act,
    onSuccess: (conta) => {
      queryClient.setQueryData(contaQuery(conta.id).queryKey, conta)
      void queryClient.invalidateQueries({ queryKey: CONTAS_KEY })
      showSucesso(done(conta))
    },
    onError: (error) => showErro(failureSentence(error, 'Não foi possível fazer isto')),
  })
}
