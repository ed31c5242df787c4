import { describe, expect, it } from 'vitest'
import { createLedger } from './ledger.ts'

describe('createLedger', () => {
  it('takes what was confirmed, and what was under way', () => {
    const ledger = createLedger()
    ledger.sent('a', 'texto 1')
    ledger.confirmed('a', 'texto 1')
    expect(ledger.compare('a', 'texto 1')).toBe('good')
    ledger.sent('a', 'texto 2')
    expect(ledger.open()).toEqual(['a'])
    expect(ledger.compare('a', 'texto 2')).toBe('good')
    expect(ledger.open()).toEqual([])
  })

  it('does not miss what was never confirmed', () => {
    const ledger = createLedger()
    ledger.sent('a', 'texto 1')
    expect(ledger.compare('a', null)).toBe('good')
    ledger.openAll()
    expect(ledger.open()).toEqual([])
  })

  it('finds a row that is gone, one that is old, and one that is neither', () => {
    const confirmed = (number: number) => {
      const ledger = createLedger()
      ledger.sent('a', `texto ${number}`)
      ledger.confirmed('a', `texto ${number}`)
      return ledger
    }
    expect(confirmed(2).compare('a', null)).toBe('lost')
    expect(confirmed(2).compare('a', 'texto 1')).toBe('lost')
    expect(confirmed(2).compare('a', 'tex')).toBe('torn')
  })

  it('is over a value once a later one is confirmed', () => {
    const ledger = createLedger()
    ledger.sent('a', 'texto 1')
    ledger.sent('a', 'texto 2')
    ledger.confirmed('a', 'texto 2')
    expect(ledger.compare('a', 'texto 1')).toBe('lost')
  })
})
