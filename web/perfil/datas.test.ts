import { expect, it } from 'vitest'
import { formatData } from './datas.ts'

it('writes days with a short month', () => {
  expect(formatData('2026-11-21T08:42:00.000Z')).toBe('21 de nov. de 2026')
  expect(formatData('2026-05-03T23:59:59.000Z')).toBe('3 de mai. de 2026')
})
