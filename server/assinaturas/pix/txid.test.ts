import fc from 'fast-check'
import { expect, it } from 'vitest'
import { toTxid } from './txid.ts'

it('is as long as a static code has room for, another for each payment, and the same for the same', () => {
  expect(toTxid('00000000-0000-0000-0000-000000000000')).toBe('0'.repeat(25))
  expect(toTxid('ffffffff-ffff-ffff-ffff-ffffffffffff')).toBe('F5LXX1ZZ5PNORYNQGLHZMSP33')
  fc.assert(
    fc.property(fc.uuid(), fc.uuid(), (one, other) => {
      expect(toTxid(one)).toMatch(/^[0-9A-Z]{25}$/)
      expect(toTxid(one) === toTxid(other)).toBe(one === other)
    }),
  )
})
