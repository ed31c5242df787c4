import { separatorBefore } from '#contract/separator-before.ts'
import type { Report } from '#server/arquivos/report.ts'
import type { ParsedReferencia } from '#server/referencias/parse-referencias.ts'
import type { ParsedParte } from './content-model.ts'
import type { Inline } from './inlines.ts'

/** What a paragraph gives; its section numbers the parts. */
type ParagrafoParte = Pick<ParsedParte, 'marcador' | 'texto' | 'referencias'>

const WORD = /[\p{L}\p{N}]/u

/** Cuts a paragraph into parts, each up to a marker after its punctuation, or the end. @param referencias by the note's label */
export function parsePartes(
  inlines: readonly Inline[],
  referencias: ReadonlyMap<string, ParsedReferencia[]>,
  report: Report,
): ParagrafoParte[] {
  const partes: ParagrafoParte[] = []
  let texto = ''
  for (const inline of inlines) {
    if ('texto' in inline) {
      texto += inline.texto
      continue
    }
    const { rotulo, line } = inline
    if (!WORD.test(texto)) {
      report(line, `Não há texto para o marcador [^${rotulo}]; a pontuação fica antes do marcador.`)
    }
    if (texto.endsWith(' ')) report(line, `Há um espaço antes do marcador [^${rotulo}].`)
    checkSeparator(texto, partes.length > 0, line, report)
    partes.push({ marcador: Number(rotulo), texto: texto.trim(), referencias: referencias.get(rotulo) ?? [] })
    texto = ''
  }
  const line = inlines.at(-1)?.line
  if (texto.trim() === '' && partes.length > 0) return partes
  if (!WORD.test(texto))
    report(line, 'Depois do último marcador só há pontuação, ou o parágrafo não tem palavras.')
  checkSeparator(texto, partes.length > 0, line, report)
  return [...partes, { marcador: null, texto: texto.trim(), referencias: [] }]
}

function checkSeparator(texto: string, follows: boolean, line: number | undefined, report: Report): void {
  const trimmed = texto.trimStart()
  if (!follows || trimmed === '' || texto === separatorBefore(trimmed) + trimmed) return
  report(line, `Depois de um marcador vem um espaço, ou pontuação que fecha: “${trimmed.slice(0, 30)}”.`)
}
