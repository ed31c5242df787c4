import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { ResultadoDaBusca } from '#contract/busca.ts'
import { comecarOrKeep, putLeitura, refreshEstante } from '../leituras/public.ts'
import { paths } from '../paths.ts'
import { useNavigate } from '../platform/router/use-navigate.ts'
import { showErro } from '../ui/banner-store.ts'
import { lugarNoLivro } from './lugar.ts'

/** Begins the reading of a hit's book, as 'Começar a Ler' does, and opens it there. @param onBegun before the page is left */
export function useComecarNoAchado(onBegun?: () => void) {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const { mutate, isPending } = useMutation({
    mutationFn: comecarOrKeep,
    onSettled: () => refreshEstante(queryClient),
  })

  function abrir(resultado: ResultadoDaBusca) {
    if (isPending || !('ebook_id' in resultado)) return
    mutate(resultado.ebook_id, {
      onSuccess: (leitura) => {
        onBegun?.()
        void navigate(paths.leitura(leitura.id, lugarNoLivro(resultado)))
        void putLeitura(queryClient, leitura)
        // The hits of this book lead into its reading now.
        void queryClient.invalidateQueries({ queryKey: ['busca'], refetchType: 'none' })
      },
      onError: (reason) => {
        console.error('Erro ao começar leitura:', reason)
        showErro('Não foi possível começar a leitura. Tente de novo.')
      },
    })
  }
  return { abrir, isPending }
}
