import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import {
  criarPerfil,
  excluirPerfil,
  type MudancaDoPerfil,
  type PerfilDaMemoria,
  salvarPerfil,
} from '#contract/memoria.ts'
import { failureSentence } from '../platform/failure-sentence.ts'
import { request } from '../platform/request.ts'
import { showErro } from '../ui/banner-store.ts'
import { perfisQuery, revisoesQuery, versiculosKey } from './queries.ts'

const SALVAR_KEY = ['memoria-perfil', 'salvar']

/** Changes what a profile learns, and how: seen at once, taken back with a sentence when it fails. */
export function useSalvarPerfil(perfil: PerfilDaMemoria) {
  const queryClient = useQueryClient()
  const { queryKey } = perfisQuery()
  const { id } = perfil
  /** Whether no later change waits: an earlier answer knows nothing of it. */
  const isLast = () => queryClient.isMutating({ mutationKey: SALVAR_KEY }) === 1
  return useMutation({
    mutationKey: SALVAR_KEY,
    mutationFn: (body: MudancaDoPerfil) => request(salvarPerfil, { params: { id }, body }),
    scope: { id: SALVAR_KEY.join(' ') },
    onMutate: async (mudanca) => {
      await queryClient.cancelQueries({ queryKey })
      queryClient.setQueryData(queryKey, (perfis) =>
        perfis?.map((each) => (each.id === id ? { ...each, ...withoutUndefined(mudanca) } : each)),
      )
    },
    onSuccess: (perfis) => {
      if (isLast()) putPerfis(queryClient, perfis)
    },
    onError: (error) => {
      showErro(failureSentence(error, 'Não foi possível guardar a mudança'))
      if (isLast()) void queryClient.invalidateQueries({ queryKey })
    },
  })
}

export function useCriarPerfil(onSuccess: (id: string) => void) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body: { id: string; nome: string }) => request(criarPerfil, { body }),
    onSuccess: (perfis, { id }) => {
      putPerfis(queryClient, perfis)
      onSuccess(id)
    },
  })
}

/** Takes a profile away with all that is its own; the reader's stays, and begins anew. */
export function useExcluirPerfil(id: string, onSuccess: () => void) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => request(excluirPerfil, { params: { id } }),
    onSuccess: (perfis) => {
      putPerfis(queryClient, perfis)
      void queryClient.invalidateQueries({ queryKey: revisoesQuery(id).queryKey })
      void queryClient.invalidateQueries({ queryKey: versiculosKey(id) })
      onSuccess()
    },
  })
}

function putPerfis(queryClient: QueryClient, perfis: PerfilDaMemoria[]): void {
  queryClient.setQueryData(perfisQuery().queryKey, perfis)
}

function withoutUndefined({ nome, novos_por_dia, baralhos }: MudancaDoPerfil): Partial<PerfilDaMemoria> {
  return {
    ...(nome !== undefined && { nome }),
    ...(novos_por_dia !== undefined && { novos_por_dia }),
    ...(baralhos !== undefined && { baralhos }),
  }
}
