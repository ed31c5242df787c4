/** `npm run torture`: the scenarios of this folder on each database, in one table. Ends with 1 when a figure is not met. */
import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { makeGolden } from '#tests/support/golden.ts'
import { runScript } from '../../scripts/steps/run-script.mjs'
import { StepError } from '../../scripts/steps/step-error.mjs'
import { parseTortureArguments, type TortureArguments } from './arguments.ts'
import { openContext } from './context.ts'
import { type Lane, planLanes } from './lanes.ts'
import { runScenario } from './run-scenario.ts'
import type { Scenario } from './scenario.ts'
import { shareServers } from './share-servers.ts'
import { countOutcomes, formatTable, type Outcome } from './table.ts'

const SUFFIX = '.scenario.ts'

await runScript((signal) => runAll(parseTortureArguments(process.argv.slice(2)), signal))
// What a scenario that hung still holds must not keep us.
process.exit()

async function runAll(args: TortureArguments, signal: AbortSignal): Promise<number> {
  const lanes = planLanes(await loadScenarios(args), args.engines, args.isShort)
  const outcomes = args.isShort ? await runBeside(lanes, args, signal) : await runInTurn(lanes, args, signal)
  const counts = countOutcomes(outcomes)
  console.log(`\n${formatTable(outcomes).join('\n')}\n`)
  console.log(`${counts.passed} figures met, ${counts.failed} not met`)
  if (args.report !== null) writeFileSync(args.report, JSON.stringify(counts))
  return counts.failed === 0 && counts.passed > 0 ? 0 : 1
}

/** Rejects when all of them have ended. */
async function runBeside(
  lanes: readonly Lane[],
  args: TortureArguments,
  signal: AbortSignal,
): Promise<Outcome[]> {
  const ended = await Promise.allSettled(lanes.map((lane) => runLane(lane, args, signal)))
  return ended.flatMap((end) => {
    if (end.status === 'rejected') throw end.reason
    return end.value
  })
}

async function runInTurn(
  lanes: readonly Lane[],
  args: TortureArguments,
  signal: AbortSignal,
): Promise<Outcome[]> {
  const outcomes: Outcome[] = []
  for (const lane of lanes) outcomes.push(...(await runLane(lane, args, signal)))
  return outcomes
}

async function runLane(
  { engine, scenarios }: Lane,
  { isShort }: TortureArguments,
  signal: AbortSignal,
): Promise<Outcome[]> {
  const { golden, remove } = await makeGolden(engine)
  const ofLane = openContext({ golden, isShort, signal, say: console.log })
  const serve = isShort ? shareServers(ofLane.context) : undefined
  const outcomes: Outcome[] = []
  try {
    for (const scenario of scenarios)
      outcomes.push(await runScenario(scenario, { golden, isShort, signal, serve }))
  } finally {
    await ofLane.end()
    await remove()
  }
  return outcomes
}

/** @throws StepError for a name that no scenario has */
async function loadScenarios({ only, isShort }: TortureArguments): Promise<Scenario[]> {
  const files = readdirSync(import.meta.dirname).filter((name) => name.endsWith(SUFFIX))
  const names = files.map((file) => file.slice(0, -SUFFIX.length)).sort()
  const unknown = only?.find((name) => !names.includes(name))
  if (unknown !== undefined) {
    throw new StepError(`There is no scenario "${unknown}"; the scenarios are ${names.join(', ')}.`)
  }
  const wanted = names.filter((name) => only === null || only.includes(name))
  const loaded = await Promise.all(wanted.map(loadScenario))
  return loaded.filter(({ fullOnly }) => !isShort || only !== null || !fullOnly)
}

async function loadScenario(name: string): Promise<Scenario> {
  const module: { scenario?: Scenario } = await import(join(import.meta.dirname, `${name}${SUFFIX}`))
  if (!module.scenario) throw new StepError(`${name}${SUFFIX} exports no scenario.`)
  return module.scenario
}
