/** Characters of a preface that are shown at once, about. */
const LIMITE = 1_200

/**
 * Splits a preface into paragraphs, and says how many of them are shown before the reader asks for more. A short
 * remainder is shown too: a button that brings three lines is none.
 *
 * @param prefacio paragraphs separated by blank lines
 */
export function cutPrefacio(prefacio: string): { paragrafos: string[]; visiveis: number } {
  const paragrafos = prefacio
    .split(/\n\s*\n/)
    .map((paragrafo) => paragrafo.trim())
    .filter(Boolean)
  let length = 0
  let visiveis = 0
  while (visiveis < paragrafos.length && (visiveis === 0 || length < LIMITE)) {
    length += paragrafos[visiveis]?.length ?? 0
    visiveis += 1
  }
  const rest = paragrafos.slice(visiveis).reduce((sum, paragrafo) => sum + paragrafo.length, 0)
  return { paragrafos, visiveis: rest < LIMITE / 3 ? paragrafos.length : visiveis }
}
