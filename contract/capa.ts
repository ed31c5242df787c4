/**
 * How a book without a cover of its own is bound (design, "Generated cover"). The page draws it with style sheets,
 * the server as a file; both take layout, cloth and size of the title from here.
 */

/** k1 frame, k2 paper label, k3 title page, k4 giant initial, k5 flowers. */
export const CAPAS = ['k1', 'k2', 'k3', 'k4', 'k5'] as const
export type LayoutDaCapa = (typeof CAPAS)[number]

export interface CapaGerada {
  layout: LayoutDaCapa
  /** 1 to 8, as in the tokens `--cloth-1` to `--cloth-8`. */
  cloth: number
  /** Size of the title, in hundredths of the cover's width. */
  tituloCqw: number
}

const CLOTHS = 8
const MAX_TITULO_CQW = 15.5
/** Width that the title may take, in hundredths of the cover's. */
const LARGURA_DO_TITULO: Readonly<Record<LayoutDaCapa, number>> = { k1: 77, k2: 62, k3: 75, k4: 78, k5: 78 }
/** Mean width of a letter of Alegreya, in ems. */
const LETRA_EM = 0.475
const MAX_LETRAS_DA_UNIDADE = 15
const ARTIGO_OU_PREPOSICAO =
  /^(?:[oae]|os|as|um|uma|d[oae]s?|d[eo]|n[oa]s?|em|ao?s?|às?|por|com|para|sob|e)$/i

/** @param ebookId spreads neighbouring books over layouts and cloths; always the same for the same book */
export function toCapaGerada(ebookId: number, titulo: string): CapaGerada {
  const hashed = hash(ebookId)
  const layout = CAPAS[hashed % CAPAS.length] ?? 'k1'
  const cloth = 1 + (Math.floor(hashed / CAPAS.length) % CLOTHS)
  return { layout, cloth, tituloCqw: toTituloCqw(layout, titulo) }
}

/** The size at which the longest unit of the title still fits. */
export function toTituloCqw(layout: LayoutDaCapa, titulo: string): number {
  const longest = Math.max(1, ...splitUnidades(titulo).map(({ length }) => length))
  const size = Math.min(MAX_TITULO_CQW, LARGURA_DO_TITULO[layout] / (LETRA_EM * longest))
  return Math.round(size * 100) / 100
}

/** Words, each with its article or preposition when both together are short: 'do Pecado' is not broken. */
export function splitUnidades(titulo: string): string[] {
  const unidades: string[] = []
  let leading = ''
  for (const word of titulo.split(/\s+/).filter((piece) => piece !== '')) {
    const joined = leading === '' ? word : `${leading} ${word}`
    if (ARTIGO_OU_PREPOSICAO.test(word)) {
      if (leading !== '') unidades.push(leading)
      leading = word
    } else {
      if (leading !== '' && joined.length >= MAX_LETRAS_DA_UNIDADE) unidades.push(leading, word)
      else unidades.push(joined)
      leading = ''
    }
  }
  if (leading !== '') unidades.push(leading)
  return unidades
}

function hash(value: number): number {
  const mixed = Math.imul(value ^ (value >>> 16), 0x45d9f3b)
  return (mixed ^ (mixed >>> 16)) >>> 0
}
