import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type Preferencias, salvarPreferencias } from '#contract/perfil.ts'
import { failureSentence } from '../platform/failure-sentence.ts'
import { forgetPlano } from '../platform/plano-lembrado.ts'
import { request } from '../platform/request.ts'
import { clearBanner, showErro } from '../ui/banner-store.ts'
import { preferenciasQuery } from './queries.ts'

const MUTATION_KEY = ['perfil', 'preferencias']

/** Changes preferences at once, on the server behind it, one by one; what it refuses is put back. */
export function useSalvarPreferencias() {
  const queryClient = useQueryClient()
  const { queryKey } = preferenciasQuery()

  return useMutation({
    mutationKey: MUTATION_KEY,
    scope: { id: 'preferencias' },
    mutationFn: (mudanca: Partial<Preferencias>) => request(salvarPreferencias, { body: mudanca }),
    onMutate: async (mudanca) => {
      clearBanner()
      await queryClient.cancelQueries({ queryKey })
      const antes = queryClient.getQueryData(queryKey)
      queryClient.setQueryData(queryKey, (atuais) => atuais && { ...atuais, ...mudanca })
      return antes
    },
    onSuccess: (guardadas, mudanca) => {
      if (mudanca.plano !== undefined) forgetPlano()
      if (isLast()) queryClient.setQueryData(queryKey, guardadas)
    },
    onError: (error, mudanca, antes) => {
      queryClient.setQueryData(queryKey, (atuais) => atuais && antes && revert(atuais, mudanca, antes))
      showErro(failureSentence(error, 'Não foi possível guardar a sua escolha'))
    },
  })

  /** Whether no later change waits: an earlier answer would hide it for a moment. */
  function isLast(): boolean {
    return queryClient.isMutating({ mutationKey: MUTATION_KEY }) === 1
  }
}

/** Only what this change touched goes back: another one may have been made since. */
function revert(atuais: Preferencias, mudanca: Partial<Preferencias>, antes: Preferencias): Preferencias {
  return {
    novos_livros: mudanca.novos_livros === undefined ? atuais.novos_livros : antes.novos_livros,
    estudo_semanal: mudanca.estudo_semanal === undefined ? atuais.estudo_semanal : antes.estudo_semanal,
    plano: mudanca.plano === undefined ? atuais.plano : antes.plano,
  }
}
