import { expect, it } from 'vitest'
import { formatNumero, formatQuantidade } from './quantidade.ts'

it('writes whole numbers as Intl does', () => {
  const { format } = new Intl.NumberFormat('pt-BR')
  for (const numero of [0, 7, 999, 1000, 12_345, 100_000, 1_234_567, -1, -1000, -123_456]) {
    expect(formatNumero(numero)).toBe(format(numero))
  }
})

it('says what it counts', () => {
  expect([0, 1, 2, 1200].map((numero) => formatQuantidade(numero, 'nota', 'notas'))).toEqual([
    '0 notas',
    '1 nota',
    '2 notas',
    '1.200 notas',
  ])
})
