import { useMutation, useQueryClient } from '@tanstack/react-query'
import { lerDeNovo } from '#contract/editora/envio-do-rascunho.ts'
import type { RascunhoCompleto } from '#contract/editora/rascunhos.ts'
import { failureSentence } from '../../platform/failure-sentence.ts'
import { request } from '../../platform/request.ts'
import { showErro } from '../../ui/banner-store.ts'
import { rascunhoQuery } from './queries.ts'

/** Has the server read once more what it has of a draft. */
export function LerDeNovo({ rascunho: { id } }: { rascunho: RascunhoCompleto }) {
  const queryClient = useQueryClient()
  const { mutate, isPending } = useMutation({
    mutationFn: () => request(lerDeNovo, { params: { id } }),
    onSuccess: (depois) => queryClient.setQueryData(rascunhoQuery(id).queryKey, depois),
    onError: (error) => showErro(failureSentence(error, 'A leitura não começou')),
  })
  return (
    <button
      type="button"
      className="btn btn-2"
      aria-disabled={isPending}
      onClick={() => !isPending && mutate()}
    >
      Ler de novo
    </button>
  )
}
