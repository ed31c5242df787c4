/** The mark after a verse, whose last words may stand in another paragraph than its number. */
export function findChamada(versiculo: number): HTMLElement | null {
  return document.querySelector(`[data-lugar="${versiculo}"] .chamada`)
}
