import { expect, it } from 'vitest'
import { formatDataCurta } from './datas.ts'

it('writes day, month, year and time', () => {
  expect(formatDataCurta('2026-11-02T06:58:12.000Z')).toBe('02/11/2026, 06:58')
})
