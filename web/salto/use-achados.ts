import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { ResultadoDaBusca } from '#contract/busca.ts'
import { checkBusca, previaQuery, toPrefixo } from '../busca/public.ts'
import { useAdiado } from '../ui/use-adiado.ts'

/** The hits follow this many ms after the last letter. */
const DEBOUNCE_MS = 200

/** The best hits while one types; the last stay until the new ones are there. @param texto null for nothing */
export function useAchados(texto: string | null): readonly ResultadoDaBusca[] {
  const q = texto !== null && checkBusca(texto.trim()) === null ? toPrefixo(texto) : ''
  const rested = useAdiado(q, DEBOUNCE_MS)
  const { data } = useQuery({ ...previaQuery(rested), placeholderData: keepPreviousData })
  if (q === '' || rested === '') return []
  return data?.grupos.flatMap(({ resultados }) => resultados) ?? []
}
