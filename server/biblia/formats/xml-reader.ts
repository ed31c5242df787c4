import sax from 'sax'
import { ContentError } from '#server/arquivos/content-error.ts'
import type { TextFile } from './decode-text.ts'
import { gatherAside } from './verse-marks.ts'

interface XmlHandler {
  /** @param name local name in lower case; attribute names likewise. @param line from 1 */
  open(name: string, attributes: Readonly<Record<string, string>>, line: number): void
  close(name: string): void
  text(text: string): void
  /** True for an element that is left out with everything inside it. @param isAside inside a note or heading */
  skips(name: string, attributes: Readonly<Record<string, string>>, isAside: boolean): boolean
  /** For an element whose text stands beside the verse (notes, headings): what takes it at its end. @param isAside as above */
  aside?(name: string, attributes: Readonly<Record<string, string>>, isAside: boolean): TakeAside | null
}

/** @param text of an element without those left out, as far as it is gathered */
export type TakeAside = (text: string) => void

interface OpenAside {
  take: TakeAside
  text: string
  /** Elements open inside it, itself counted. */
  depth: number
}

/** Reads XML strictly, never outside the file: no entity is defined, expanded or fetched. @throws ContentError with the line */
export function readXml({ file, text }: TextFile, handler: XmlHandler): void {
  const parser = sax.parser(true)
  let skipping = 0
  const asides: OpenAside[] = []
  parser.onopentag = ({ name, attributes }) => {
    const local = localName(name)
    const attrs = Object.fromEntries(Object.entries(attributes).map(([k, v]) => [localName(k), v]))
    const inside = asides.at(-1)
    if (skipping > 0 || handler.skips(local, attrs, inside !== undefined)) {
      skipping += 1
      return
    }
    const take = handler.aside?.(local, attrs, inside !== undefined)
    if (take) asides.push({ take, text: '', depth: 1 })
    else if (inside) inside.depth += 1
    else handler.open(local, attrs, parser.line + 1)
  }
  parser.onclosetag = (name) => {
    const inside = asides.at(-1)
    if (skipping > 0) skipping -= 1
    else if (inside === undefined) handler.close(localName(name))
    else {
      inside.depth -= 1
      if (inside.depth > 0) return
      asides.pop()
      inside.take(inside.text)
    }
  }
  parser.ontext = (chunk) => {
    const inside = asides.at(-1)
    if (skipping > 0) return
    if (inside) inside.text = gatherAside(inside.text, chunk)
    else handler.text(chunk)
  }
  parser.oncdata = parser.ontext
  parser.onerror = (error) => {
    throw new ContentError([{ file, line: parser.line + 1, reason: describe(error) }])
  }
  try {
    parser.write(text).close()
  } catch (error) {
    if (error instanceof ContentError) throw error
    throw new ContentError([{ file, line: parser.line + 1, reason: 'O XML está malformado neste ponto.' }])
  }
}

function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1).toLowerCase()
}

const REASONS: readonly (readonly [RegExp, string])[] = [
  [/^Unclosed root tag/, 'o arquivo termina antes do fim (há etiquetas abertas)'],
  [/^Unexpected close tag|^Unmatched closing tag/, 'uma etiqueta é fechada sem ter sido aberta'],
  [/^Invalid character entity|in entity name/, 'há uma entidade (&…;) desconhecida'],
  [/^Unencoded </, 'há um "<" solto no texto'],
  [/attribute/i, 'há um atributo mal escrito'],
]

function describe(error: Error): string {
  const reason = REASONS.find(([pattern]) => pattern.test(error.message))?.[1]
  return reason === undefined ? 'O XML está malformado neste ponto.' : `O XML está malformado: ${reason}.`
}
