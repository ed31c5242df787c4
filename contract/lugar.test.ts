import { expect, it } from 'vitest'
import { formatLugar } from './lugar.ts'

it('cites chapters with the section and questions without', () => {
  expect(formatLugar('CFW', 8, 2)).toBe('CFW 8.2')
  expect(formatLugar('CFW', 8)).toBe('CFW 8')
  expect(formatLugar('CMW', 70, 1)).toBe('CMW 70')
  expect(formatLugar('XYZ', 1, 2)).toBe('XYZ 1')
})
