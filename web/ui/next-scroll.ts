interface Trilho {
  readonly scrollLeft: number
  readonly scrollWidth: number
  readonly clientWidth: number
}

/** Scroll positions are fractions of a pixel on some screens. */
const FOLGA = 2

/** Whether a row is scrolled to its beginning, to its end, or, when everything fits, to both. */
export function endsOf({ scrollLeft, scrollWidth, clientWidth }: Trilho) {
  return { isInicio: scrollLeft <= FOLGA, isFim: scrollLeft + clientWidth >= scrollWidth - FOLGA }
}

interface Ladrilho {
  /** Distance of its edges from the beginning of the row. */
  readonly inicio: number
  readonly fim: number
}

/** Where an arrow scrolls to: one visible width, but never past a tile that was not wholly seen, nor into one. */
export function nextScroll(
  { scrollLeft, clientWidth }: Trilho,
  ladrilhos: readonly Ladrilho[],
  direction: 1 | -1,
): number {
  const target =
    direction === 1
      ? ladrilhos.find(({ fim }) => fim > scrollLeft + clientWidth + FOLGA)
      : ladrilhos.find(({ inicio }) => inicio >= scrollLeft - clientWidth - FOLGA)
  // A tile wider than the window would be its own next one.
  if (!target || Math.abs(target.inicio - scrollLeft) <= FOLGA) return scrollLeft + direction * clientWidth
  return target.inicio
}
