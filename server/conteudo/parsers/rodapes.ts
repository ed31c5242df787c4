import type { Report } from '#server/arquivos/report.ts'
import type { CanonLivro } from '#server/biblia/canon.ts'
import { type ParsedReferencia, parseReferencias } from '#server/referencias/parse-referencias.ts'
import type { BlocoEscrito, RodapeEscrito } from './markdown-page.ts'

const ROTULO = /^[1-9]\d*$/

/** Checks that markers, 1, 2, 3…, and notes answer to each other. @param canon null leaves references unread @returns by label */
export function parseRodapes(
  blocos: readonly BlocoEscrito[],
  rodapes: readonly RodapeEscrito[],
  canon: readonly CanonLivro[] | null,
  report: Report,
): Map<string, ParsedReferencia[]> {
  const linhas = new Map<string, number>()
  const referencias = new Map<string, ParsedReferencia[]>()
  for (const { rotulo, texto, line } of rodapes) {
    const outra = linhas.get(rotulo)
    if (outra !== undefined) report(line, `A nota [^${rotulo}] já está definida na linha ${outra}.`)
    else linhas.set(rotulo, line)
    const lidas = canon && texto !== '' ? parseReferencias(texto, canon) : { referencias: [], problems: [] }
    for (const problem of lidas.problems) report(line, `Na nota [^${rotulo}]: ${problem}.`)
    referencias.set(rotulo, lidas.referencias)
  }
  const usados = checkMarcadores(blocos, linhas, report)
  for (const [rotulo, line] of linhas) {
    if (!usados.has(rotulo)) report(line, `A nota [^${rotulo}] não tem marcador no texto.`)
  }
  return referencias
}

function checkMarcadores(
  blocos: readonly BlocoEscrito[],
  rodapes: ReadonlyMap<string, number>,
  report: Report,
): Set<string> {
  const usados = new Set<string>()
  let esperado = 1
  for (const inline of blocos.flatMap((bloco) => (bloco.tipo === 'paragrafo' ? bloco.inlines : []))) {
    if (!('rotulo' in inline)) continue
    const { rotulo, line } = inline
    if (!ROTULO.test(rotulo)) report(line, `O marcador [^${rotulo}] deve ser um número.`)
    else if (usados.has(rotulo)) report(line, `O marcador [^${rotulo}] já foi usado antes.`)
    else {
      if (!rodapes.has(rotulo)) report(line, `O marcador [^${rotulo}] não tem nota.`)
      if (Number(rotulo) !== esperado) {
        report(line, `O marcador [^${rotulo}] está fora de ordem: aqui se espera [^${esperado}].`)
      }
      esperado = Number(rotulo) + 1
    }
    usados.add(rotulo)
  }
  return usados
}
