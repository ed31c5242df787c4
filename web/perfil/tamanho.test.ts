import { expect, it } from 'vitest'
import { formatTamanho } from './tamanho.ts'

it.each([
  [0, 'menos de 0,1 MB'],
  [100_000, 'menos de 0,1 MB'],
  [3_565_158, '3,4 MB'],
  [1_258_291_200, '1.200,0 MB'],
])('%d bytes are %s', (bytes, text) => {
  expect(formatTamanho(bytes)).toBe(text)
})
