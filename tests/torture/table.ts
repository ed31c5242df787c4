import type { Engine } from '#server/platform/database.ts'
import type { Figure } from './scenario.ts'

/** What became of one scenario on one database. */
export interface Outcome {
  scenario: string
  engine: Engine
  figures: readonly Figure[]
  /** Why there are no figures, or not all. */
  failure: string | null
}

export function isMet({ value, limit, better }: Figure): boolean {
  // NaN is met by neither.
  return better === 'less' ? value <= limit : value >= limit
}

/** A scenario that failed is one failure; so is one that measured nothing. */
export function countOutcomes(outcomes: readonly Outcome[]): { passed: number; failed: number } {
  const figures = outcomes.flatMap((outcome) => outcome.figures)
  const passed = figures.filter(isMet).length
  const hollow = outcomes.filter(({ failure, figures }) => failure !== null || figures.length === 0).length
  return { passed, failed: figures.length - passed + hollow }
}

/** @returns the table as lines: one for each figure, and one for each scenario that failed */
export function formatTable(outcomes: readonly Outcome[]): string[] {
  const rows = outcomes.flatMap(toRows)
  const head = ['scenario', 'database', 'figure', 'value', 'limit', '']
  const widths = head.map((title, column) =>
    Math.max(title.length, ...rows.map((row) => row[column]?.length ?? 0)),
  )
  return [head, ...rows].map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  )
}

function toRows({ scenario, engine, figures, failure }: Outcome): string[][] {
  const rows = figures.map((figure) => [
    scenario,
    engine,
    figure.what,
    withUnit(figure.value, figure.unit),
    `${figure.better === 'less' ? '≤' : '≥'} ${withUnit(figure.limit, figure.unit)}`,
    isMet(figure) ? 'met' : 'NOT MET',
  ])
  if (failure !== null) rows.push([scenario, engine, firstLine(failure), '', '', 'FAILED'])
  else if (figures.length === 0) rows.push([scenario, engine, 'it measured nothing', '', '', 'FAILED'])
  return rows
}

function withUnit(value: number, unit: string): string {
  const digits = Math.abs(value) >= 100 ? 0 : 2
  const number = Number.isFinite(value) ? String(Number(value.toFixed(digits))) : '–'
  return unit === '' ? number : `${number} ${unit}`
}

function firstLine(text: string): string {
  const line = text.split('\n', 1)[0] ?? ''
  return line.length > 80 ? `${line.slice(0, 79)}…` : line
}
