/** What the page of all notes shows. It stands in the address, so that Back and a reload keep it. */
import type { Sigla } from '#contract/padroes.ts'
import { formatQuantidade } from '../platform/quantidade.ts'
import { fichaOfSigla } from './place-label.ts'

export interface Filtro {
  /** Null for all standards. */
  readonly sigla: Sigla | null
  /** Words to find; '' finds all. */
  readonly busca: string
}

/** Longest search that the API takes. */
export const MAX_BUSCA_DE_NOTAS = 200

/** @param search query of the page's address */
export function readFiltro(search: URLSearchParams): Filtro {
  return {
    sigla: fichaOfSigla(search.get('padrao') ?? '')?.sigla ?? null,
    busca: (search.get('q') ?? '').trim().slice(0, MAX_BUSCA_DE_NOTAS),
  }
}

/** The query of the page's address for a filter; a filter that shows all leaves it empty. */
export function writeFiltro({ sigla, busca }: Filtro): URLSearchParams {
  const search = new URLSearchParams()
  if (sigla !== null) search.set('padrao', sigla.toLowerCase())
  if (busca.trim() !== '') search.set('q', busca.trim())
  return search
}

/** Says how many notes are shown: '1 nota', '12 notas', '50 notas ou mais'. */
export function formatTotal(total: number, hasMore: boolean): string {
  if (total === 0) return ''
  const notas = formatQuantidade(total, 'nota', 'notas')
  return hasMore ? `${notas} ou mais` : notas
}
