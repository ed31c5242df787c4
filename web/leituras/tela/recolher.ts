/** The bar goes away as the reader scrolls down and comes back as he scrolls up. */
export interface Recolhimento {
  /** Scroll position from which the next move is measured. */
  readonly y: number
  readonly isRecolhida: boolean
}

/** Shorter moves than this are a trembling hand. */
const FOLGA = 8

/** @param y scroll position @param altura of the bar, always shown at the top @param janela longer moves are jumps */
export function nextRecolhimento(
  before: Recolhimento,
  y: number,
  altura: number,
  janela: number,
): Recolhimento {
  if (y <= altura || Math.abs(y - before.y) > janela) return { y, isRecolhida: false }
  if (Math.abs(y - before.y) < FOLGA) return before
  return { y, isRecolhida: y > before.y }
}
