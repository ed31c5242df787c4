import { expect, it } from 'vitest'
import { tidyText } from './tidy-text.ts'

it.each([
  ['  um\n dois\u00A0três ', 'um dois três'],
  ['coração', 'coração'],
  ['pala\u00ADvra\u200B', 'palavra'],
  ['palavra , e outra .', 'palavra, e outra.'],
  ['e calou ...', 'e calou ...'],
])('tidies %j', (text, tidy) => {
  expect(tidyText(text)).toBe(tidy)
})

it('leaves nothing untidy, whatever letter of 16 bits stands in it, before it or behind it', () => {
  const letters = Array.from({ length: 0x1_0000 }, (_, code) => String.fromCharCode(code))
  const untidy = /[\u00AD\u200B\u2060\uFEFF]|(?! )\s| [ ,;:!?]|^\s|\s$/
  const isUntidy = (text: string) => untidy.test(text) || text !== text.normalize('NFC')
  const texts = letters.map((letter) => `${letter} a${letter}b ${letter}`)
  expect(texts.filter((text) => isUntidy(tidyText(text)))).toEqual([])
})
