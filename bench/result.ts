/** The one shape in which every bench gives its figures: for the terminal and for bench/RESULTS.md. */

export interface BenchResult {
  readonly name: string
  readonly figure: number
  readonly unit: string
  /** What was wanted: '≤ 1.5'. Absent: the figure is there to be known. */
  readonly goal?: string
  /** Whether the goal was reached; absent without one. */
  readonly met?: boolean
  /** Figures of which this one is made. */
  readonly note?: string
}

export type Bench = (argv: readonly string[]) => Promise<readonly BenchResult[]>

/** A figure that must not be above `max`. */
export function atMost(max: number, result: Omit<BenchResult, 'goal' | 'met'>): BenchResult {
  return { ...result, goal: `≤ ${max}`, met: result.figure <= max }
}

/** A figure that must not be below `min`. */
export function atLeast(min: number, result: Omit<BenchResult, 'goal' | 'met'>): BenchResult {
  return { ...result, goal: `≥ ${min}`, met: result.figure >= min }
}

/** Prints the figures, and those that missed their goal once more. */
export function reportResults(results: readonly BenchResult[]): void {
  console.table(
    Object.fromEntries(
      results.map(({ name, figure, unit, goal, met, note }) => [
        name,
        { figure: showFigure(figure), unit, goal: goal ?? '', met: showMet(met), note: note ?? '' },
      ]),
    ),
  )
  for (const { name, figure, unit, goal } of results.filter(({ met }) => met === false)) {
    console.log(`MISSED: ${name}: ${showFigure(figure)} ${unit}, wanted ${goal}`)
  }
}

/** Three digits that count; whole numbers whole. */
export function showFigure(figure: number): string {
  if (Number.isInteger(figure) || Math.abs(figure) >= 1000) return Math.round(figure).toLocaleString('en')
  return String(Number(figure.toPrecision(3)))
}

export function showMet(met: boolean | undefined): string {
  if (met === undefined) return ''
  return met ? 'met' : 'MISSED'
}

/** The value below which a share of all lies. */
export function quantile(values: readonly number[], share: number): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? Number.NaN
}
