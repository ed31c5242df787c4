import type { Parte, SecaoDaPagina } from '#contract/padrao-texto.ts'

/** A paragraph of a standard, or the highlighted line that ends a section. */
export interface LugarDaParte {
  /** Number of the section in its page. */
  readonly secao: number
  /** Number of the paragraph in its section. */
  readonly paragrafo: number | 'destaque'
}

/** @returns null when the page has no such part */
export function findParte(
  secoes: readonly Pick<SecaoDaPagina, 'secao' | 'partes'>[],
  id: number,
): LugarDaParte | null {
  for (const { secao, partes } of secoes) {
    const parte = partes.find((each) => each.id === id)
    if (parte) return { secao, paragrafo: parte.paragrafo }
  }
  return null
}

/** Cuts a part before its last word, which stays on one line with its marker. @returns the text before, with its space; the word */
export function splitLastWord(texto: string): [inicio: string, ultima: string] {
  const cut = texto.trimEnd().lastIndexOf(' ') + 1
  return [texto.slice(0, cut), texto.slice(cut)]
}

/** Only a part with references shows its marker. */
export function hasReferencias(parte: Parte): boolean {
  return parte.marcador !== null && parte.referencias.length > 0
}
