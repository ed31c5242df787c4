import { useMutation, useQueryClient } from '@tanstack/react-query'
import { trocarArquivo } from '#contract/editora/envio-do-rascunho.ts'
import type { RascunhoCompleto } from '#contract/editora/rascunhos.ts'
import { request } from '../../platform/request.ts'
import { startEnvio } from '../envio/envios.ts'
import { rascunhoQuery, refetchRascunho } from './queries.ts'

/** Begins a draft again with another file, which is on its way at once; ficha and cover of the desk stay. */
export function useTrocarArquivo({ id, versao }: RascunhoCompleto) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (file: File) =>
      request(trocarArquivo, { params: { id }, body: { nome: file.name, bytes: file.size, versao } }),
    onSuccess: (rascunho, file) => {
      queryClient.setQueryData(rascunhoQuery(id).queryKey, rascunho)
      startEnvio(rascunho, file, () => refetchRascunho(queryClient, id))
    },
  })
}
