import { describe, expect, it } from 'vitest'
import { planLanes } from './lanes.ts'
import type { Scenario } from './scenario.ts'

const named = (name: string, own: Partial<Scenario> = {}): Scenario => ({ name, run: async () => [], ...own })
const disk = named('disk', { engines: ['sqlite'], waits: true })
const kill = named('kill')
const sockets = named('sockets', { waits: true })

describe('planLanes', () => {
  it('has one database work while the other waits', () => {
    const lanes = planLanes([disk, kill, sockets], ['sqlite', 'postgres'])
    const names = lanes.map(({ engine, scenarios }) => [engine, ...scenarios.map(({ name }) => name)])
    expect(names).toEqual([
      ['sqlite', 'kill', 'disk', 'sockets'],
      ['postgres', 'sockets', 'kill'],
    ])
  })

  it('has one database do in short what is not the database’s affair, if it is there', () => {
    const crowd = named('crowd', { shortOn: 'sqlite' })
    const count = (lanes: ReturnType<typeof planLanes>) => lanes.map(({ scenarios }) => scenarios.length)
    expect(count(planLanes([kill, crowd], ['sqlite', 'postgres'], true))).toEqual([2, 1])
    expect(count(planLanes([kill, crowd], ['sqlite', 'postgres']))).toEqual([2, 2])
    expect(count(planLanes([kill, crowd], ['postgres'], true))).toEqual([2])
  })

  it('has no lane for a database on which there is nothing to run', () => {
    expect(planLanes([disk], ['sqlite', 'postgres'])).toEqual([{ engine: 'sqlite', scenarios: [disk] }])
  })
})
