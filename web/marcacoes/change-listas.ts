import type { InfiniteData, QueryClient } from '@tanstack/react-query'
import type { Marcacao } from '#contract/marcacoes.ts'
import { MARCACOES_KEY, type ParteDasMarcacoes } from './queries.ts'

/** Changes each list that is shown or was, without asking the server. */
export function changeListas(
  queryClient: QueryClient,
  change: (marcacoes: readonly Marcacao[]) => readonly Marcacao[],
): void {
  queryClient.setQueriesData<InfiniteData<ParteDasMarcacoes>>({ queryKey: MARCACOES_KEY }, (lista) => {
    if (!lista) return lista
    return {
      ...lista,
      pages: lista.pages.map((parte) => ({ ...parte, marcacoes: change(parte.marcacoes) })),
    }
  })
}
