import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { ResultadoDaBusca } from '#contract/busca.ts'
import { checkBusca, previaQuery, toPrefixo } from '../busca/public.ts'
import { useAdiado } from '../ui/use-adiado.ts'

/** The hits follow this many ms after the last letter. */
const DEBOUNCE_MS = 200

interface Achados {
  readonly achados: readonly ResultadoDaBusca[]
  /** Nobody answered: they are from what is kept on this device. */
  readonly isDoAparelho: boolean
}

const NENHUM: Achados = { achados: [], isDoAparelho: false }

/**
 * The best hits for a text while it is typed. Those of the text before stay until the new ones are there.
 * @param texto null when nothing is to be looked for
 */
export function useAchados(texto: string | null): Achados {
  const q = texto !== null && checkBusca(texto.trim()) === null ? toPrefixo(texto) : ''
  const rested = useAdiado(q, DEBOUNCE_MS)
  const { data } = useQuery({ ...previaQuery(rested), placeholderData: keepPreviousData })
  if (q === '' || rested === '' || !data) return NENHUM
  return {
    achados: data.grupos.flatMap(({ resultados }) => resultados),
    isDoAparelho: data.doAparelho !== undefined,
  }
}
