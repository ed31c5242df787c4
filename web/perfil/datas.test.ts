import { expect, it } from 'vitest'
import { formatData, nomeDoArquivo } from './datas.ts'

it('writes days with a short month', () => {
  expect(formatData('2026-11-21T08:42:00.000Z')).toBe('21 de nov. de 2026')
  expect(formatData('2026-05-03T23:59:59.000Z')).toBe('3 de mai. de 2026')
})

it('names the downloaded file after the day', () => {
  expect(nomeDoArquivo(new Date(2026, 10, 21, 23, 59))).toBe('meus-dados-2026-11-21.json')
  expect(nomeDoArquivo(new Date(2027, 0, 3))).toBe('meus-dados-2027-01-03.json')
})
