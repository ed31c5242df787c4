/** Whether a cut at this place would divide a character outside the Basic Multilingual Plane. */
export function isInsidePair(texto: string, index: number): boolean {
  return index > 0 && /^[\uD800-\uDBFF][\uDC00-\uDFFF]$/.test(texto.slice(index - 1, index + 1))
}
