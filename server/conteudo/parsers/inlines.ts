import type { Paragraph, PhrasingContent } from 'mdast'
import type { Report } from '#server/arquivos/report.ts'

/** A stretch of plain text without line ends, or a footnote marker ('[^3]' has rotulo '3'). */
export type Inline = { texto: string; line: number } | { rotulo: string; line: number }

// A marker without definition is left in the text by the Markdown parser.
const LOOSE_MARKER = /\[\^([^\]\n]{0,200})\]/
const NUMBERED_LINE = /^\d+\. /

/** '1. ' inside a paragraph (two answers of the CMW) begins a paragraph of its own; other line breaks are reported. */
export function splitParagraph(node: Paragraph, report: Report): Inline[][] {
  const paragraphs: Inline[][] = [[]]
  for (const inline of node.children.flatMap(toInlines)) {
    if ('rotulo' in inline) {
      paragraphs.at(-1)?.push(inline)
      continue
    }
    const [first = '', ...others] = inline.texto.split('\n')
    if (first !== '') paragraphs.at(-1)?.push({ texto: first, line: inline.line })
    others.forEach((texto, index) => {
      const line = inline.line + index + 1
      if (NUMBERED_LINE.test(texto)) paragraphs.push([{ texto, line }])
      else reportBrokenLine(line, report)
    })
  }
  return paragraphs
}

function reportBrokenLine(line: number, report: Report): void {
  report(line, 'A linha continua o parágrafo anterior: junte as duas ou deixe uma linha em branco.')
}

/** Text may still hold line ends here. */
function toInlines(node: PhrasingContent): Inline[] {
  const line = startLine(node)
  if (node.type === 'footnoteReference') return [{ rotulo: node.label ?? node.identifier, line }]
  if (node.type === 'break') return [{ texto: '\n', line }]
  if (node.type !== 'text') return []
  let at = line
  return node.value.split(LOOSE_MARKER).map((piece, index) => {
    const inline = index % 2 === 1 ? { rotulo: piece, line: at } : { texto: piece, line: at }
    at += piece.split('\n').length - 1
    return inline
  })
}

/** Text of a heading, a block quote or a note, which hold neither markers nor line breaks. */
export function plainText(children: PhrasingContent[], report: Report): string {
  const inlines = children.flatMap(toInlines)
  for (const inline of inlines) {
    if ('rotulo' in inline) report(inline.line, `O marcador [^${inline.rotulo}] só pode estar num parágrafo.`)
    else if (inline.texto.includes('\n')) reportBrokenLine(inline.line + 1, report)
  }
  return inlines.map((inline) => ('texto' in inline ? inline.texto.replace(/\n.*/s, '') : '')).join('')
}

/** Line of the file on which a Markdown node begins. */
export function startLine(node: { position?: { start: { line: number } } | undefined }): number {
  return node.position?.start.line ?? 1
}
