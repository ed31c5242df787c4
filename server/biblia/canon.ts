import * as z from 'zod/mini'
import { ContentError, type ContentProblem } from '#server/arquivos/content-error.ts'
import { type Report, reportTo } from '#server/arquivos/report.ts'
import { parseYaml } from '#server/arquivos/yaml-source.ts'

/** A book of the table that every Bible and every reference is checked against (`content/livros.yaml`). */
export interface CanonLivro {
  /** Canonical position, 1 to 66. */
  id: number
  abreviatura: string
  livro: string
  /** Verses of each chapter; `versiculos[0]` is chapter 1. */
  versiculos: number[]
}

/** Totals of the Protestant versification, which the table must add up to. */
export const CANON_TOTALS = { livros: 66, capitulos: 1_189, versiculos: 31_102 } as const

const Positivo = z.number().check(z.int(), z.gte(1))
const Texto = z.string().check(z.minLength(1))
const Tabela = z.array(
  z.strictObject({
    id: Positivo,
    abreviatura: Texto,
    livro: Texto,
    versiculos: z.array(Positivo).check(z.minLength(1)),
  }),
)

/** Reads livros.yaml. @param file for messages @throws ContentError with the line of every bad entry, or not 66 / 1,189 / 31,102 */
export function parseCanon(text: string, file: string): CanonLivro[] {
  const problems: ContentProblem[] = []
  const report = reportTo(problems, file)
  const parsed = parseYaml(Tabela, { text, firstLine: 1 }, report)
  if (parsed) checkTable(parsed.value, (index) => parsed.lineOf([index]), report)
  if (parsed === null || problems.length > 0) throw new ContentError(problems)
  return parsed.value
}

function checkTable(livros: readonly CanonLivro[], lineOf: (index: number) => number, report: Report): void {
  const seen = new Set<string>()
  for (const [index, { id, abreviatura }] of livros.entries()) {
    if (id !== index + 1) {
      report(lineOf(index), `O livro desta linha deve ter o id ${index + 1}, e tem ${id}.`)
    }
    if (seen.has(abreviatura)) report(lineOf(index), `A abreviatura ${abreviatura} está repetida.`)
    seen.add(abreviatura)
  }
  const totals = [
    ['livros', livros.length, CANON_TOTALS.livros],
    ['capítulos', sum(livros.map((l) => l.versiculos.length)), CANON_TOTALS.capitulos],
    ['versículos', sum(livros.flatMap((l) => l.versiculos)), CANON_TOTALS.versiculos],
  ] as const
  for (const [name, found, expected] of totals) {
    if (found !== expected) report(undefined, `A tabela deve somar ${expected} ${name}, e soma ${found}.`)
  }
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, n) => total + n, 0)
}
