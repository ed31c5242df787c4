import { useLocation, useSearchParams } from 'react-router'
import type { SecaoDaPagina } from '#contract/padrao-texto.ts'
import { parseId } from '../platform/parse-id.ts'
import { findAncora, findParte, type LugarDaParte } from './parte.ts'

/** The place of the address: `#s2`, `#s2p3`, `#n5`, `?parte=31`, `?destaque=3` (docs/enderecos.md). @returns null for none */
export function useParte(secoes: readonly SecaoDaPagina[]): LugarDaParte | null {
  const { hash } = useLocation()
  const [search] = useSearchParams()
  const id = parseId(search.get('parte') ?? undefined)
  const secao = parseId(search.get('destaque') ?? undefined)
  const ancora = findAncora(secoes, hash)
  if (ancora !== null) return ancora
  if (secao !== null) return { secao, alvo: 'destaque' }
  return id === null ? null : findParte(secoes, id)
}
