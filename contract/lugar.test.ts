import { expect, it } from 'vitest'
import { citarAncora, formatLugar, nomeDaAncora } from './lugar.ts'

it('cites chapters with the section and questions without', () => {
  expect(formatLugar('CFW', 8, 2)).toBe('CFW 8.2')
  expect(formatLugar('CFW', 8)).toBe('CFW 8')
  expect(formatLugar('CMW', 70, 1)).toBe('CMW 70')
  expect(formatLugar('XYZ', 1, 2)).toBe('XYZ 1')
})

it.each([
  ['CFW', 's2', 'CFW 8.2', 'Seção 2'],
  ['CFW', 's2p3', 'CFW 8.2, parágrafo 3', 'Seção 2, parágrafo 3'],
  ['DCPU', 's2d', 'DCPU 8.2', 'Seção 2'],
  ['CFW', 'n5', 'CFW 8, nota 5', 'nota 5'],
  ['CMW', 's1', 'CMW 8', ''],
  ['CMW', 'n5', 'CMW 8, nota 5', 'nota 5'],
  ['CFW', 'v16', 'CFW 8', ''],
  ['CFW', null, 'CFW 8', ''],
])('cites the place %s %s', (sigla, ancora, citado, nome) => {
  expect([citarAncora(sigla, 8, ancora), nomeDaAncora(sigla, ancora)]).toEqual([citado, nome])
})
