/** Letters with what joins them ('d’água', 'fazê-lo'), or digits: the marker of a note stands close to its word. */
const PALAVRA = /[\p{L}\p{M}]+(?:['’\u00ad\u2010\u2011\u2060-][\p{L}\p{M}]+)*|\p{N}+(?:[.,:]\p{N}+)*/gu

/**
 * The range with its first and last word whole; ends that stand between words stay where they are.
 * @param inicio first character, `fim` the one after the last, both in `texto`
 */
export function snapToWords(
  texto: string,
  { inicio, fim }: { readonly inicio: number; readonly fim: number },
): { inicio: number; fim: number } {
  if (inicio >= fim) return { inicio, fim }
  const snapped = { inicio, fim }
  for (const { index, 0: palavra } of texto.matchAll(PALAVRA)) {
    const end = index + palavra.length
    if (index >= fim) break
    if (index < inicio && inicio < end) snapped.inicio = index
    if (fim < end) snapped.fim = end
  }
  return snapped
}
