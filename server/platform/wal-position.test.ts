import { describe, expect, it } from 'vitest'
import { parseWalPosition } from './wal-position.ts'

describe('a place in the log of changes', () => {
  it.each([
    ['0/0', 0n],
    ['0/16B3748', 0x16b3748n],
    ['16/B374D848', 0x16b374d848n],
    ['1/0', 0x100000000n],
  ])('is read from %s', (text, position) => {
    expect(parseWalPosition(text)).toBe(position)
  })

  it.each(['0/3000028', '0/3002018'])(
    'behind the header of a page is the end of the page before: %s',
    (text) => {
      expect(parseWalPosition(text)).toBe(BigInt(text === '0/3000028' ? 0x3000000 : 0x3002000))
    },
  )

  it.each(['', '0', '0/', '/0', '0/123456789', 'x/y', null, undefined, 7])('is not %s', (text) => {
    expect(parseWalPosition(text)).toBeNull()
  })
})
