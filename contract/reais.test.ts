import { describe, expect, it } from 'vitest'
import { formatReais, reaisParts } from './reais.ts'

describe('prices', () => {
  it('are written as in Brazil, unbroken', () => {
    expect(formatReais(2497)).toBe('R$\u00a024,97')
    expect(formatReais(123450)).toBe('R$\u00a01.234,50')
  })

  it('come apart for the two sizes of type', () => {
    expect(reaisParts(3284)).toEqual({ moeda: 'R$', valor: '32,84' })
    expect(reaisParts(123450)).toEqual({ moeda: 'R$', valor: '1.234,50' })
  })
})
