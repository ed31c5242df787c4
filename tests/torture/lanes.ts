import type { Engine } from '#server/platform/database.ts'
import type { Scenario } from './scenario.ts'

/** Scenarios that run one after the other on one database. */
export interface Lane {
  engine: Engine
  scenarios: readonly Scenario[]
}

/** Which scenarios run on each database, in which order: one of two lanes works while the other mostly waits. */
export function planLanes(
  scenarios: readonly Scenario[],
  engines: readonly Engine[],
  isShort = false,
): Lane[] {
  return engines.flatMap((engine, place) => {
    const own = scenarios.filter(
      (each) => runsOn(each, engine) && !(isShort && isLeftToAnother(each, engine, engines)),
    )
    const waiting = own.filter(({ waits }) => waits)
    const working = own.filter(({ waits }) => !waits)
    const ordered = place === 0 ? [...working, ...waiting] : [...waiting, ...working]
    return ordered.length > 0 ? [{ engine, scenarios: ordered }] : []
  })
}

function runsOn({ engines }: Scenario, engine: Engine): boolean {
  return engines === undefined || engines.includes(engine)
}

function isLeftToAnother({ shortOn }: Scenario, engine: Engine, engines: readonly Engine[]): boolean {
  return shortOn !== undefined && shortOn !== engine && engines.includes(shortOn)
}
