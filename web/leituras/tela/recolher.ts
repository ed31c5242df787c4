/** The bar goes away as the reader scrolls down and comes back as he scrolls up. */
export interface Recolhimento {
  /** Scroll position from which the next move is measured. */
  readonly y: number
  /** Height of the page then. */
  readonly pagina: number
  readonly isRecolhida: boolean
}

/** Shorter moves than this are a trembling hand. */
const FOLGA = 8

/** One move of the page, whoever made it. */
export interface Rolada {
  /** Scroll position. */
  readonly y: number
  /** Of the whole page: what is laid out anew moves without the reader. */
  readonly pagina: number
  /** Put there by the program. */
  readonly isColocada: boolean
}

/** @param altura of the bar, always shown at the top @param janela longer moves are jumps */
export function nextRecolhimento(
  before: Recolhimento,
  { y, pagina, isColocada }: Rolada,
  altura: number,
  janela: number,
): Recolhimento {
  if (y <= altura || Math.abs(y - before.y) > janela) return { y, pagina, isRecolhida: false }
  if (isColocada || pagina !== before.pagina) return { ...before, y, pagina }
  if (Math.abs(y - before.y) < FOLGA) return before
  return { y, pagina, isRecolhida: y > before.y }
}
