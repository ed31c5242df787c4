/** How a book without a cover of its own is bound: pages draw it with style sheets, the server as a file. */

export const LAYOUTS = ['k1', 'k2', 'k3', 'k4', 'k5'] as const
/** k1 frame, k2 paper label, k3 title page, k4 giant initial, k5 flowers. */
export type LayoutDaCapa = (typeof LAYOUTS)[number]

const CLOTHS = 8

/** Spreads neighbouring ids; always the same for the same number. */
function hash(value: number): number {
  const mixed = Math.imul(value ^ (value >>> 16), 0x45d9f3b)
  return (mixed ^ (mixed >>> 16)) >>> 0
}

/** The layout of an ebook's generated cover. */
export function layoutOf(ebookId: number): LayoutDaCapa {
  return LAYOUTS[hash(ebookId) % LAYOUTS.length] ?? 'k1'
}

/** The cloth of a generated binding, by what the hash leaves after the layout. @returns 1 to 8, as in `--cloth-1` to `--cloth-8` */
export function clothOf(ebookId: number): number {
  return 1 + (Math.floor(hash(ebookId) / LAYOUTS.length) % CLOTHS)
}

const ARTIGO = /^(?:o|a|os|as|um|uma|uns|umas)\s+(?=\S)/i

/** The letter of layout k4: the title's first one, its article left out ('O Peregrino' gives 'P'). */
export function initialOf(titulo: string): string {
  const [letter = ''] = titulo
    .trim()
    .replace(ARTIGO, '')
    .replace(/^\P{L}+/u, '')
  return letter.toLocaleUpperCase('pt-BR')
}
