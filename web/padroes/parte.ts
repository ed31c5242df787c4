import { type Ancora, parseAncora } from '#contract/ancora.ts'
import type { Parte, SecaoDaPagina } from '#contract/padrao-texto.ts'

/** What a section is entered for: all of it, a paragraph, the highlighted line that ends it, or a part by its marker. */
export type AlvoNaSecao =
  | 'inteira'
  | 'destaque'
  | { readonly paragrafo: number }
  | { readonly marcador: number }

/** A place in the text of a standard. */
export interface LugarDaParte {
  /** Number of the section in its page. */
  readonly secao: number
  readonly alvo: AlvoNaSecao
}

/** @returns null when the page has no such part */
export function findParte(
  secoes: readonly Pick<SecaoDaPagina, 'secao' | 'partes'>[],
  id: number,
): LugarDaParte | null {
  for (const { secao, partes } of secoes) {
    const parte = partes.find((each) => each.id === id)
    if (parte) return { secao, alvo: { paragrafo: parte.paragrafo } }
  }
  return null
}

/**
 * The place that the address names after its '#'.
 * @returns null when it names none, or the page has no such section or part
 */
export function findAncora(
  secoes: readonly Pick<SecaoDaPagina, 'secao' | 'partes'>[],
  hash: string,
): LugarDaParte | null {
  const ancora = parseAncora(hash)
  const secao = ancora && secoes.find((each) => holds(each, ancora))
  return secao ? { secao: secao.secao, alvo: toAlvo(ancora) } : null
}

function holds({ secao, partes }: Pick<SecaoDaPagina, 'secao' | 'partes'>, ancora: Ancora): boolean {
  if ('marcador' in ancora) return partes.some(({ marcador }) => marcador === ancora.marcador)
  return secao === ancora.secao
}

function toAlvo(ancora: Ancora): AlvoNaSecao {
  if ('marcador' in ancora) return ancora
  const { paragrafo } = ancora
  if (paragrafo === undefined) return 'inteira'
  return paragrafo === 'destaque' ? paragrafo : { paragrafo }
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

/** @param secoes of a page, in reading order */
export function partesComReferencias(secoes: readonly Pick<SecaoDaPagina, 'partes'>[]): Parte[] {
  return secoes.flatMap(({ partes }) => partes).filter(hasReferencias)
}
