import type { QueryClient } from '@tanstack/react-query'
import type { PadraoComReferencias } from '#contract/padroes.ts'
import { versiculosQuery } from '../biblia/public.ts'
import { groupByCapitulo } from './capitulos-citados.ts'
import { hasCapituloLido } from './prova-no-capitulo.tsx'
import { referenciasQuery } from './queries.ts'

/** Fetches the references of a part, and the chapter of the first: two requests at most, and none for what is there. */
export async function prefetchProva(
  queryClient: QueryClient,
  parteId: number,
  padrao: PadraoComReferencias,
  sigla: string | undefined,
): Promise<void> {
  const query = referenciasQuery(parteId, padrao, sigla)
  await queryClient.prefetchQuery(query)
  const lidas = queryClient.getQueryData(query.queryKey)
  const [primeira] = lidas?.referencias ?? []
  const [citado] = primeira ? groupByCapitulo(primeira) : []
  if (!citado || !hasCapituloLido(citado)) return
  await queryClient.prefetchQuery(versiculosQuery(citado.livro, citado.capitulo, lidas?.edicao))
}
