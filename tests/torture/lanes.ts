import type { Engine } from '#server/platform/database.ts'
import type { Scenario } from './scenario.ts'

/** Scenarios that run one after the other on one database. */
export interface Lane {
  engine: Engine
  scenarios: readonly Scenario[]
}

/** Which scenarios run on each database, in which order: one of two lanes works while the other mostly waits. */
export function planLanes(scenarios: readonly Scenario[], engines: readonly Engine[]): Lane[] {
  return engines.flatMap((engine, place) => {
    const own = scenarios.filter((each) => each.engines === undefined || each.engines.includes(engine))
    const waiting = own.filter(({ waits }) => waits)
    const working = own.filter(({ waits }) => !waits)
    const ordered = place === 0 ? [...working, ...waiting] : [...waiting, ...working]
    return ordered.length > 0 ? [{ engine, scenarios: ordered }] : []
  })
}
