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
