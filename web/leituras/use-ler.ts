import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Leitura } from '#contract/leituras.ts'
import { paths } from '../paths.ts'
import { ApiError } from '../platform/api-error.ts'
import { useNavigate } from '../platform/router/use-navigate.ts'
import { showErro, showSucesso } from '../ui/banner-store.ts'
import { comecarDaListaOrKeep, comecarOrKeep, marcarOrKeep } from './comecar-or-keep.ts'
import { LivroAusente } from './livro-ausente.ts'
import { putLeitura, refreshEstante } from './put-leitura.ts'

/** Starts to read an ebook and opens it; one that is being read opens where the reader stopped. */
export function useComecarLeitura() {
  return useAbrir(comecarOrKeep)
}

/** Starts to read a book of Quero Ler, by the id of its reading, and opens it. */
export function useLerDaLista() {
  const navigate = useNavigate()
  const { abrir, isPending } = useAbrir(comecarDaListaOrKeep)
  return {
    isPending,
    abrir: (id: string) =>
      abrir(id, (reason) => {
        // It was begun on another device since: it only has to be opened.
        const isBegun = reason instanceof ApiError && reason.code === 'estado_nao_permite'
        if (isBegun) void navigate(paths.leitura(id))
        return isBegun
      }),
  }
}

/** Marks a reading, by its id, as read. @param onMarcado called before it moves to the other list */
export function useMarcarComoLido(onMarcado?: () => void) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: marcarOrKeep,
    onSuccess: async (leitura) => {
      onMarcado?.()
      await putLeitura(queryClient, leitura)
      showSucesso('Leitura marcada como lido!')
    },
    onError: (reason) => {
      console.error('Erro ao marcar como lido:', reason)
      showErro('A leitura não foi marcada como lida. Tente de novo.')
    },
    onSettled: () => refreshEstante(queryClient),
  })
}

/** The page is left only from where the act began: a reader who has gone on is not called back. */
function useAbrir<Id>(begin: (id: Id) => Promise<Leitura>) {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const { mutate, isPending } = useMutation({
    mutationFn: begin,
    onSettled: () => refreshEstante(queryClient),
  })

  function abrir(id: Id, recover: (reason: Error) => boolean = () => false) {
    if (isPending) return
    mutate(id, {
      // The lists change after the page was left: a card that left its list first would not lead anywhere.
      onSuccess: (leitura) => {
        void navigate(paths.leitura(leitura.id))
        void putLeitura(queryClient, leitura)
      },
      onError: (reason) => {
        if (recover(reason)) return
        console.error('Erro ao começar leitura:', reason)
        showErro(
          reason instanceof LivroAusente
            ? reason.message
            : 'Não foi possível começar a leitura. Tente de novo.',
        )
      },
    })
  }
  return { abrir, isPending }
}
