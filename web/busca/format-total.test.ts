import { describe, expect, it } from 'vitest'
import { announceGrupos, formatTotal } from './format-total.ts'

describe('formatTotal', () => {
  it.each([
    [1, false, '1 resultado'],
    [12, false, '12 resultados'],
    [1000, false, '1.000 resultados'],
    [1000, true, 'mais de 1.000 resultados'],
    [1001, true, 'mais de 1.000 resultados'],
  ])('of %i', (total, ha_mais, frase) => {
    expect(formatTotal({ total, ha_mais })).toBe(frase)
  })
})

describe('announceGrupos', () => {
  it('says it all in one sentence', () => {
    expect(
      announceGrupos([
        { fonte: 'padroes', total: 12, ha_mais: false },
        { fonte: 'notas', total: 1, ha_mais: false },
      ]),
    ).toBe('12 resultados nos padrões, 1 resultado nas suas notas.')
    expect(announceGrupos([{ fonte: 'biblia', total: 1000, ha_mais: true }])).toBe(
      'Mais de 1.000 resultados na Bíblia.',
    )
    expect(announceGrupos([])).toBe('Nenhum resultado encontrado.')
  })
})
