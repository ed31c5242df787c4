import { expect, it } from 'vitest'
import type { DiaDoPainel } from '#contract/editora/painel.ts'
import { toMeses, toSemanas } from './semanas.ts'

const dias: DiaDoPainel[] = Array.from({ length: 16 }, (_, index) => ({
  dia: new Date(Date.UTC(2026, 0, 25 + index)).toISOString().slice(0, 10),
  leituras_iniciadas: 1,
  contas_criadas: 0,
  assinaturas: index,
}))

it('sums up weeks that end with the last day', () => {
  expect(toSemanas(dias, 'leituras_iniciadas')).toEqual([
    { inicio: '2026-01-27', total: 7 },
    { inicio: '2026-02-03', total: 7 },
  ])
})

it('takes what is there at the end of a month', () => {
  expect(toMeses(dias, 'assinaturas')).toEqual([
    { inicio: '2026-02-01', total: 15 },
    { inicio: '2026-01-25', total: 6 },
  ])
  expect(toSemanas([], 'assinaturas')).toEqual([])
})
