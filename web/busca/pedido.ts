/** What the page of the search shows. It stands in the address, so that Back, a reload and a link keep it. */
import * as z from 'zod/mini'
import { MAX_BUSCA, MIN_BUSCA, TextoDaBusca } from '#contract/busca.ts'
import { FONTES_DA_BUSCA, type FonteDaBusca } from '#contract/fontes-da-busca.ts'

export interface PedidoDaPagina {
  /** What is looked for; '' before the first search. */
  readonly q: string
  /** The one source that is looked through; null for all. */
  readonly em: FonteDaBusca | null
  /** The words as they are typed, also when others would find more. */
  readonly isLiteral: boolean
}

/** @param search query of the page's address */
export function readPedido(search: URLSearchParams): PedidoDaPagina {
  const em = search.get('em')
  return {
    q: (search.get('q') ?? '').trim(),
    em: FONTES_DA_BUSCA.find((fonte) => fonte === em) ?? null,
    isLiteral: search.get('literal') === '1',
  }
}

/** @returns the sentence for a text that cannot be looked for, the server's own; null when it can */
export function checkBusca(q: string): string | null {
  const parsed = z.safeParse(TextoDaBusca, q)
  return parsed.success ? null : (parsed.error.issues[0]?.message ?? null)
}

const PALAVRA_NO_FIM = new RegExp(`[\\p{L}\\p{N}]{${MIN_BUSCA},}$`, 'u')

/** A search being typed: the last word may have just begun, except in a quotation and after a minus or a star. */
export function toPrefixo(texto: string): string {
  const q = texto.trim()
  const isInQuotes = (q.match(/["“”]/g)?.length ?? 0) % 2 === 1
  const [palavra] = PALAVRA_NO_FIM.exec(q) ?? []
  if (palavra === undefined || isInQuotes || q.length >= MAX_BUSCA) return q
  if (palavra === 'OU' || palavra === 'OR' || q.at(-palavra.length - 1) === '-') return q
  return `${q}*`
}
