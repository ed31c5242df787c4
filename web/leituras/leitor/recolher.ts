/** The bar goes away as the reader scrolls down and comes back as he scrolls up. */
export interface Recolhimento {
  /** Scroll position from which the next move is measured. */
  readonly y: number
  readonly isRecolhida: boolean
}

/** Shorter moves than this are a trembling hand. */
const FOLGA = 8

/**
 * @param y scroll position now
 * @param altura of the bar: it never hides at the top of the page
 */
export function nextRecolhimento(before: Recolhimento, y: number, altura: number): Recolhimento {
  if (y <= altura) return { y, isRecolhida: false }
  if (Math.abs(y - before.y) < FOLGA) return before
  return { y, isRecolhida: y > before.y }
}
