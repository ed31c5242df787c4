/** A note without a title still needs a name for headings, buttons and questions. */
export function tituloOf({ titulo }: { titulo: string }): string {
  return titulo.trim() || 'Sem título'
}

const MAX_CARACTERES = 480
const MAX_LINHAS = 8
/** Cutting off less than this would hide a text to save no room. */
const FOLGA = 120

/** The beginning of a long text, cut between words and not by the style sheet, so that long notes weigh little; else null. */
export function cutTexto(texto: string): string | null {
  const linhas = texto.split('\n')
  const hasManyLines = linhas.length > MAX_LINHAS + 1
  const isLong = texto.length > MAX_CARACTERES + FOLGA
  if (!hasManyLines && !isLong) return null
  const inicio = linhas.slice(0, MAX_LINHAS).join('\n')
  const cut = inicio.length > MAX_CARACTERES ? cutAtWord(inicio) : inicio
  return `${cut.trimEnd()} …`
}

function cutAtWord(texto: string): string {
  const inicio = texto.slice(0, MAX_CARACTERES + 1)
  const words = inicio.replace(/\s+\S*$/, '')
  if (words.length > MAX_CARACTERES / 2) return words
  // One endless word: cut it, but never through a character of two units.
  return texto.slice(0, MAX_CARACTERES).replace(/[\uD800-\uDBFF]$/, '')
}
