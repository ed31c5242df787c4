import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { makeTempFolder } from '#tests/support/temp-folder.ts'
import { Interrupted } from '../../scripts/steps/step-error.mjs'
import { runScenario } from './run-scenario.ts'
import type { Figure, Scenario, TortureDatabase } from './scenario.ts'

const figure: Figure = { what: 'lost', value: 0, unit: '', limit: 0, better: 'less' }

function optionsWith(signal: AbortSignal) {
  const file = join(makeTempFolder(), 'golden.db')
  writeFileSync(file, '')
  return { golden: { engine: 'sqlite', file } as const, isShort: true, signal }
}

const named = (run: Scenario['run']): Scenario => ({ name: 'prova', run })

describe('runScenario', () => {
  beforeEach(() => {
    vi.spyOn(console, 'log').mockImplementation(() => {})
  })

  it('gives the figures, and removes the databases that were made', async () => {
    const made: TortureDatabase[] = []
    const scenario = named(async ({ createDatabase }) => {
      made.push(await createDatabase())
      expect(existsSync(made[0]?.config.dataDir ?? '')).toBe(true)
      return [figure]
    })
    const outcome = await runScenario(scenario, optionsWith(new AbortController().signal))
    expect(outcome).toEqual({ scenario: 'prova', engine: 'sqlite', figures: [figure], failure: null })
    expect(existsSync(made[0]?.config.dataDir ?? '/')).toBe(false)
  })

  it('tells why a scenario failed, and removes what it made all the same', async () => {
    const made: TortureDatabase[] = []
    const scenario = named(async ({ createDatabase }) => {
      made.push(await createDatabase())
      throw new Error('seed 7: row 3 is lost')
    })
    const outcome = await runScenario(scenario, optionsWith(new AbortController().signal))
    expect(outcome.failure).toContain('seed 7: row 3 is lost')
    expect(outcome.figures).toEqual([])
    expect(existsSync(made[0]?.config.dataDir ?? '/')).toBe(false)
  })

  it('ends at an interruption although the scenario hangs', async () => {
    const controller = new AbortController()
    const reason = new Interrupted('SIGINT')
    const scenario = named(() => {
      controller.abort(reason)
      return new Promise<Figure[]>(() => {})
    })
    await expect(runScenario(scenario, optionsWith(controller.signal))).rejects.toBe(reason)
  })

  it('ends at the time limit although the scenario hangs', async () => {
    vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort(new Error('time')))
    const scenario = named(() => new Promise<Figure[]>(() => {}))
    const outcome = await runScenario(scenario, optionsWith(new AbortController().signal))
    expect(outcome.failure).toBe('It was ended after 5 minutes.')
  })
})
