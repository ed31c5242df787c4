import { useMutation, useQueryClient } from '@tanstack/react-query'
import { criarLeituraQueroLer, deletarLeitura } from '#contract/leituras.ts'
import { ApiError } from '../platform/api-error.ts'
import { request } from '../platform/request.ts'
import { showErro } from '../ui/banner-store.ts'
import { dropLeitura, putLeitura, refreshEstante } from './put-leitura.ts'

/** Under these the changes on their way are found: the pages show them as done already (`useEstante`). */
export const SALVAR_KEY = ['leituras', 'salvar'] as const
export const REMOVER_KEY = ['leituras', 'remover'] as const

/** Puts an ebook, by its id, into Quero Ler. */
export function useSalvar() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationKey: SALVAR_KEY,
    mutationFn: (ebookId: number) => request(criarLeituraQueroLer, { params: { ebookId } }),
    onSuccess: (leitura) => putLeitura(queryClient, leitura),
    onError: (reason) => {
      console.error('Erro ao salvar ebook:', reason)
      showErro('O ebook não foi salvo. Tente de novo.')
    },
    onSettled: () => refreshEstante(queryClient),
  })
}

/** Takes a reading, by its id, off the shelf. */
export function useRemover() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationKey: REMOVER_KEY,
    mutationFn: removeLeitura,
    onSuccess: (_, id) => dropLeitura(queryClient, id),
    onError: (reason) => {
      console.error('Erro ao excluir leitura:', reason)
      showErro('O ebook não foi removido da estante. Tente de novo.')
    },
    onSettled: () => refreshEstante(queryClient),
  })
}

/** One that another device, or a click before, has removed is off the shelf. */
async function removeLeitura(id: string): Promise<void> {
  try {
    await request(deletarLeitura, { params: { id } })
  } catch (error) {
    if (!(error instanceof ApiError && error.status === 404)) throw error
  }
}
