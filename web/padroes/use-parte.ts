import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import type { FichaDoPadrao } from '../platform/padroes/padroes.ts'
import type { SecaoDaPagina } from '../platform/padroes/paginas.ts'
import { parseId } from '../platform/parse-id.ts'
import { findParte, type LugarDaParte } from './parte.ts'
import { textoQuery } from './queries.ts'

/**
 * The place that the address leads to: `?parte=31`, or the highlighted line of a section, `?destaque=3`.
 * @returns null when it leads to none, or as long as it is not known where the part stands
 */
export function useParte(
  { padrao }: FichaDoPadrao,
  numero: number,
  secoes: readonly SecaoDaPagina[],
): LugarDaParte | null {
  const [search] = useSearchParams()
  const id = parseId(search.get('parte') ?? undefined)
  // The pages of these two come as plain text; only the whole text knows their parts by their ids.
  const isPlain = padrao === 'dcpu' || padrao === 'dcpr'
  const texto = useQuery({ ...textoQuery(padrao), enabled: isPlain && id !== null })
  const secao = parseId(search.get('destaque') ?? undefined)
  if (secao !== null) return { secao, paragrafo: 'destaque' }
  if (id === null) return null
  if (!isPlain) return findParte(secoes, id)
  return findParte(texto.data?.paginas.find((pagina) => pagina.numero === numero)?.secoes ?? [], id)
}
