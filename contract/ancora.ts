/** Places inside a page as its address names them, after '#': written and read here only (docs/enderecos.md). */

/** A section of a chapter or question, a paragraph of it, or the highlighted line that ends it. */
interface AncoraDaSecao {
  readonly secao: number
  readonly paragrafo?: number | 'destaque'
}

/** The part of the text that ends at a bracketed number of the page. */
interface AncoraDaParte {
  readonly marcador: number
}

export type Ancora = AncoraDaSecao | AncoraDaParte

/** Verses of a chapter of the Bible, from the first to the last. */
export interface AncoraDosVersiculos {
  readonly from: number
  readonly to: number
}

const SECAO = /^#?s(\d{1,3})(?:p(\d{1,3})|(d))?$/
const PARTE = /^#?n(\d{1,3})$/
const VERSICULOS = /^#?v(\d{1,3})(?:-(\d{1,3}))?$/

/** 's2', 's2p3', 's2d', 'n5'. */
export function formatAncora(ancora: Ancora): string {
  if ('marcador' in ancora) return `n${ancora.marcador}`
  const { secao, paragrafo } = ancora
  if (paragrafo === 'destaque') return `s${secao}d`
  return paragrafo === undefined ? `s${secao}` : `s${secao}p${paragrafo}`
}

/**
 * @param hash with or without its '#'
 * @returns null for what names no place of a standard
 */
export function parseAncora(hash: string): Ancora | null {
  const [, marcador] = PARTE.exec(hash) ?? []
  if (marcador !== undefined) return { marcador: Number(marcador) }
  const [, secao, paragrafo, destaque] = SECAO.exec(hash) ?? []
  if (secao === undefined) return null
  if (destaque) return { secao: Number(secao), paragrafo: 'destaque' }
  return { secao: Number(secao), ...(paragrafo && { paragrafo: Number(paragrafo) }) }
}

/** 'v16', 'v16-18'. */
export function formatAncoraDosVersiculos({ from, to }: AncoraDosVersiculos): string {
  return from === to ? `v${from}` : `v${from}-${to}`
}

/**
 * @param hash with or without its '#'
 * @returns null for what names no verses
 */
export function parseAncoraDosVersiculos(hash: string): AncoraDosVersiculos | null {
  const [, first, last] = VERSICULOS.exec(hash) ?? []
  if (first === undefined) return null
  const from = Number(first)
  const to = last === undefined ? from : Number(last)
  return from >= 1 && to >= from ? { from, to } : null
}
