/** Scrolling that the program does: who follows the reader asks whether it was this. */
let colocadaEm = Number.NaN

/** Scrolls the page to `y`, at once. */
export function colocar(y: number): void {
  window.scrollTo({ top: y, behavior: 'instant' })
  colocadaEm = window.scrollY
}

/** Whether the page is still where the program put it. */
export function isColocada(): boolean {
  return Math.abs(window.scrollY - colocadaEm) < 2
}

/** The reader has moved the page: where it was put is a place like any other. */
export function soltar(): void {
  colocadaEm = Number.NaN
}
