import { type ContextOptions, openContext } from './context.ts'
import type { Figure, Scenario, TortureContext } from './scenario.ts'
import { formatTable, type Outcome } from './table.ts'

/** Ten times what a scenario takes: only for what hangs. */
const SHORT_LIMIT_MINUTES = 5
const FULL_LIMIT_MINUTES = 30

type RunOptions = Omit<ContextOptions, 'say'>

/** Runs a scenario to its end or limit, and ends what it started. @returns its figures, or why it has none */
export async function runScenario(scenario: Scenario, options: RunOptions): Promise<Outcome> {
  const { golden, isShort } = options
  const title = `${scenario.name} (${golden.engine})`
  const minutes = isShort ? SHORT_LIMIT_MINUTES : (scenario.minutes ?? FULL_LIMIT_MINUTES)
  const limit = AbortSignal.timeout(minutes * 60_000)
  const signal = AbortSignal.any([options.signal, limit])
  const lines: string[] = []
  // Of the short form's scenarios two run at once: each tells all of it in one piece.
  const print = isShort ? (line: string) => lines.push(line) : console.log
  const say = (line: string) => void print(`  ${title}: ${line}`)
  const { context, end } = openContext({ ...options, signal, say })
  const outcome = { scenario: scenario.name, engine: golden.engine }
  const started = performance.now()
  print(`— ${title}`)
  try {
    const figures = await runUntilAbort(scenario, context)
    // At once: who ends a long run early keeps what it found.
    for (const line of formatTable([{ ...outcome, figures, failure: null }]).slice(1)) say(line)
    return { ...outcome, figures, failure: null }
  } catch (error) {
    if (options.signal.aborted) throw options.signal.reason
    const failure = limit.aborted ? `It was ended after ${minutes} minutes.` : describe(error)
    say(failure)
    return { ...outcome, figures: [], failure }
  } finally {
    await end()
    say(`${((performance.now() - started) / 1000).toFixed(1)} s`)
    for (const line of lines) console.log(line)
  }
}

function runUntilAbort(scenario: Scenario, context: TortureContext): Promise<Figure[]> {
  const { signal } = context
  return new Promise((resolve, reject) => {
    signal.throwIfAborted()
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
    scenario.run(context).then(resolve, reject)
  })
}

function describe(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}
