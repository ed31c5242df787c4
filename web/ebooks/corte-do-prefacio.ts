/** Characters of a preface that are shown at once, about. */
const LIMITE = 1_200

/** A preface's paragraphs, and how many are shown at first; three more lines make no button. @param prefacio blank lines between */
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
