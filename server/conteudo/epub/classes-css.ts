/** What the style sheets' classes mean for text: italic, bold, small capitals, raised. Only plain class selectors are read. */

import type { TipoDeMarca } from './inline-text.ts'
import { type MarcasDasClasses, marcasOfStyle } from './semantics.ts'

const COMMENT = /\/\*[^*]*\*+(?:[^/*][^*]*\*+)*\//g
/** Longer ones are no style sheets of books. */
const MAX_LENGTH = 2_000_000
/** Only inline elements: a paragraph in italics is the style of the paragraph. */
const SELECTOR = /^(?:span|i|b|em|strong|a|small|font|sup|sub)?\.([\w-]+)$/

export function readClasses(sheets: readonly string[]): MarcasDasClasses {
  const classes = new Map<string, readonly TipoDeMarca[]>()
  for (const sheet of sheets) {
    if (sheet.length > MAX_LENGTH) continue
    for (const rule of sheet.replace(COMMENT, '').split('}')) {
      // The last two pieces: a rule may stand inside @media { … }.
      const [selectors = '', style = ''] = rule.split('{').slice(-2)
      const marcas = marcasOfStyle(style)
      if (marcas.length === 0) continue
      for (const selector of selectors.split(',')) {
        const name = SELECTOR.exec(selector.trim())?.[1]
        if (name) classes.set(name, [...new Set([...(classes.get(name) ?? []), ...marcas])])
      }
    }
  }
  return classes
}
