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
