import { useSearchParams } from 'react-router'
import type { SecaoDaPagina } from '#contract/padrao-texto.ts'
import { parseId } from '../platform/parse-id.ts'
import { findParte, type LugarDaParte } from './parte.ts'

/** The place of the address: `?parte=31`, or a section's highlighted line, `?destaque=3`. @returns null for none */
export function useParte(secoes: readonly SecaoDaPagina[]): LugarDaParte | null {
  const [search] = useSearchParams()
  const id = parseId(search.get('parte') ?? undefined)
  const secao = parseId(search.get('destaque') ?? undefined)
  if (secao !== null) return { secao, paragrafo: 'destaque' }
  return id === null ? null : findParte(secoes, id)
}
