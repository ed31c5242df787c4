/** Where a book opens when the address leads to a place in it: a hit of the search over the whole library. */
import { parseId } from '../../platform/parse-id.ts'
import type { Faixa } from '../../ui/texto-marcado/corridas.ts'

/** Words to mark where the reader is led. */
export interface AchadoDaChegada extends Faixa {
  readonly paragrafo: number
}

export interface Chegada {
  readonly capituloId: number
  /** Null when the chapter's title was found. */
  readonly achado: AchadoDaChegada | null
}

const PARAMETROS = ['capitulo', 'paragrafo', 'inicio', 'fim'] as const

/** @param capitulos of the book, which an older edition may not have had @returns null when it leads to no place of it */
export function readChegada(
  search: URLSearchParams,
  capitulos: readonly { readonly id: number }[],
): Chegada | null {
  const [capituloId, paragrafo, inicio, fim] = PARAMETROS.map((name) =>
    parseId(search.get(name) ?? undefined),
  )
  if (capituloId == null || !capitulos.some(({ id }) => id === capituloId)) return null
  const achado = paragrafo == null ? null : { paragrafo, inicio: inicio ?? 0, fim: fim ?? 0 }
  return { capituloId, achado }
}

/** The address without the place that it led to. */
export function withoutChegada(search: URLSearchParams): URLSearchParams {
  const rest = new URLSearchParams(search)
  for (const name of PARAMETROS) rest.delete(name)
  return rest
}
