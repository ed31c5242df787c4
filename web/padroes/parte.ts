import type { SecaoDaPagina } from '#contract/padrao-texto.ts'

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
