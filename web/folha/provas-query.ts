import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { Parte } from '#contract/padrao-texto.ts'
import { isPadraoComReferencias } from '#contract/padroes.ts'
import { fetchTextosDasProvas, type TextosDasProvas } from '../referencias/public.ts'
import type { TextoDePadrao } from './list-textos.ts'

/**
 * The verses that prove a text; none where nothing is proved.
 * @param partes of the text that have references @param edicao short name; the library's own when absent
 */
export function provasQuery(
  queryClient: QueryClient,
  { chave, padrao }: TextoDePadrao,
  partes: readonly Parte[],
  edicao: string | undefined,
) {
  return queryOptions({
    queryKey: ['folha', 'provas', chave, edicao ?? null],
    queryFn: async (): Promise<TextosDasProvas> =>
      isPadraoComReferencias(padrao) ? fetchTextosDasProvas(queryClient, padrao, partes, edicao) : new Map(),
    // Each call is tried again by itself.
    retry: false,
  })
}
