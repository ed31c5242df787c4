import type { QueryClient } from '@tanstack/react-query'
import type { Parte } from '#contract/padrao-texto.ts'
import type { PadraoComReferencias } from '#contract/padroes.ts'
import type { TextosDasProvas } from './provas-no-papel.tsx'
import { referenciasQuery } from './queries.ts'

/** @param edicao short name; the library's own when absent @throws what `request` throws, when one could not be fetched */
export async function fetchTextosDasProvas(
  queryClient: QueryClient,
  padrao: PadraoComReferencias,
  partes: readonly Parte[],
  edicao: string | undefined,
): Promise<TextosDasProvas> {
  const textos = await Promise.all(
    partes.map(
      async ({ id }) => [id, await queryClient.fetchQuery(referenciasQuery(id, padrao, edicao))] as const,
    ),
  )
  return new Map(textos)
}
