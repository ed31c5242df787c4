import { type InfiniteData, type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import type { Marcacao } from '#contract/marcacoes.ts'
import { DESTAQUES } from '../destaques/public.ts'
import { MARCAS } from '../marcas/public.ts'
import { changeListas } from './change-listas.ts'
import { nameOfMarcacao } from './exclusao-adiada.ts'
import { MARCACOES, MARCACOES_KEY, type ParteDasMarcacoes } from './queries.ts'
import { type MudancaDaMarcacao, salvarMarcacao } from './salvar-marcacao.ts'

interface Mudanca {
  readonly marcacao: Marcacao
  readonly mudanca: MudancaDaMarcacao
}

/** Changes colour or note of a highlight or mark; rejects with what saving failed with. */
export function useMudarMarcacao(edicao: string | undefined) {
  const queryClient = useQueryClient()
  return useMutation({
    // One after the other: each names the version that the one before it made.
    scope: { id: MARCACOES },
    mutationFn: ({ marcacao, mudanca }: Mudanca) =>
      salvarMarcacao(find(queryClient, marcacao) ?? marcacao, mudanca, edicao),
    onSuccess: (salva) => {
      const put = (each: Marcacao) =>
        nameOfMarcacao(each) === nameOfMarcacao(salva) ? { ...salva, etiquetas: each.etiquetas } : each
      changeListas(queryClient, (lista) => lista.map(put))
      // The lists of the texts themselves do not know it yet.
      const queryKey = [salva.tipo === 'destaque' ? DESTAQUES : MARCAS]
      void queryClient.invalidateQueries({ queryKey })
    },
    onError: (error) => {
      console.error('Erro ao alterar marcação:', error)
      // Another device may have been earlier: the next try begins from what it left.
      return queryClient.invalidateQueries({ queryKey: MARCACOES_KEY })
    },
  })
}

type Lista = InfiniteData<ParteDasMarcacoes>

function find(queryClient: QueryClient, wanted: Marcacao): Marcacao | undefined {
  const listas = queryClient.getQueriesData<Lista>({ queryKey: MARCACOES_KEY })
  return listas
    .flatMap(([, lista]) => lista?.pages ?? [])
    .flatMap(({ marcacoes }) => marcacoes)
    .filter((each) => nameOfMarcacao(each) === nameOfMarcacao(wanted))
    .sort((a, b) => b.versao - a.versao)[0]
}
