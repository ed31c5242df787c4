import { describe, expect, it } from 'vitest'
import type { Figure } from './scenario.ts'
import { countOutcomes, formatTable, isMet, type Outcome } from './table.ts'

const waits: Figure = { what: 'longest wait', value: 240, unit: 'ms', limit: 250, better: 'less' }
const rate: Figure = { what: 'rate', value: 12.345, unit: '/s', limit: 100, better: 'more' }
const good: Outcome = { scenario: 'edge', engine: 'sqlite', figures: [waits], failure: null }

describe('isMet', () => {
  it.each([
    [{ ...waits, value: 250 }, true],
    [{ ...waits, value: 250.1 }, false],
    [{ ...waits, value: Number.NaN }, false],
    [{ ...rate, value: 100 }, true],
    [rate, false],
    [{ ...rate, value: Number.NaN }, false],
  ])('%o: %s', (figure, met) => {
    expect(isMet(figure)).toBe(met)
  })
})

describe('countOutcomes', () => {
  it('counts figures', () => {
    expect(countOutcomes([good, { ...good, figures: [waits, rate] }])).toEqual({ passed: 2, failed: 1 })
  })

  it('counts a scenario that failed or measured nothing as one failure', () => {
    const hollow = { ...good, figures: [] }
    expect(countOutcomes([hollow, { ...hollow, failure: 'why' }])).toEqual({ passed: 0, failed: 2 })
  })
})

describe('formatTable', () => {
  it('has a line for each figure, in columns', () => {
    expect(formatTable([{ ...good, figures: [waits, rate] }])).toEqual([
      'scenario  database  figure        value     limit',
      'edge      sqlite    longest wait  240 ms    ≤ 250 ms  met',
      'edge      sqlite    rate          12.35 /s  ≥ 100 /s  NOT MET',
    ])
  })

  it('says in one line why a scenario failed', () => {
    const lines = formatTable([{ ...good, figures: [], failure: 'Error: seed 7\n    at run' }])
    expect(lines[1]).toMatch(/^edge +sqlite +Error: seed 7 +FAILED$/)
  })

  it('names a scenario without figures', () => {
    expect(formatTable([{ ...good, figures: [] }])[1]).toContain('it measured nothing')
  })
})
