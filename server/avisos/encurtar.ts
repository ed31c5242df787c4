/** A text of so many characters at most, whole words of it. */
export function encurtar(texto: string, max: number): string {
  if (texto.length <= max) return texto
  const cut = texto.slice(0, max)
  const end = cut.lastIndexOf(' ')
  return `${(end > 0 ? cut.slice(0, end) : cut.replace(/[\uD800-\uDBFF]$/, '')).replace(/[\s.,;:]+$/, '')}…`
}
