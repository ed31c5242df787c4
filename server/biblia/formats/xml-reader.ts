import sax from 'sax'
import { ContentError } from '#server/arquivos/content-error.ts'
import type { TextFile } from './decode-text.ts'

export interface XmlHandler {
  /** @param name local name in lower case; attribute names likewise. @param line from 1 */
  open(name: string, attributes: Readonly<Record<string, string>>, line: number): void
  close(name: string): void
  text(text: string): void
  /** True for an element that is left out with everything inside it (notes, headings). */
  skips(name: string, attributes: Readonly<Record<string, string>>): boolean
}

/** Reads XML strictly, never outside the file: no entity is defined, expanded or fetched. @throws ContentError with the line */
export function readXml({ file, text }: TextFile, handler: XmlHandler): void {
  const parser = sax.parser(true)
  let skipping = 0
  parser.onopentag = ({ name, attributes }) => {
    const local = localName(name)
    const attrs = Object.fromEntries(Object.entries(attributes).map(([k, v]) => [localName(k), v]))
    if (skipping > 0 || handler.skips(local, attrs)) skipping += 1
    else handler.open(local, attrs, parser.line + 1)
  }
  parser.onclosetag = (name) => {
    if (skipping > 0) skipping -= 1
    else handler.close(localName(name))
  }
  parser.ontext = (chunk) => {
    if (skipping === 0) handler.text(chunk)
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
