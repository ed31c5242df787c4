import { expect, it } from 'vitest'
import { toNfc } from './to-nfc.ts'

it.each([
  ['e\u0301', 'é'],
  ['a\u0323\u0302', 'ậ'],
  ['', ''],
  [`e${'\u0301'.repeat(31)}x`, `é${'\u0301'.repeat(29)}x`],
])('%j becomes %j', (text, expected) => expect(toNfc(text)).toBe(expected))

it('is NFC with any letter of 16 bits', () => {
  const texts = Array.from({ length: 0x1_0000 }, (_, code) => `a${String.fromCharCode(code)}b`)
  expect(texts.filter((text) => toNfc(text) !== text.normalize('NFC'))).toEqual([])
})
