import { describe, expect, it } from 'vitest'
import { formatCitacao, quoteParte } from './citacao.ts'

describe('formatCitacao', () => {
  it('puts an en dash in ranges', () => {
    expect(formatCitacao('Rm 8.14-15')).toBe('Rm 8.14–15')
    expect(formatCitacao('At 7.54-8.1')).toBe('At 7.54–8.1')
    expect(formatCitacao('Ap 2-3')).toBe('Ap 2–3')
  })

  it('leaves one verse as it is', () => {
    expect(formatCitacao('Sl 119.71')).toBe('Sl 119.71')
  })
})

describe('quoteParte', () => {
  it('opens with an ellipsis in the middle of a sentence and drops the comma at the end', () => {
    expect(quoteParte(' do mal das aflições e da condenação eterna;')).toBe(
      '… do mal das aflições e da condenação eterna',
    )
  })

  it('keeps a sentence whole', () => {
    expect(quoteParte('Deus é espírito.')).toBe('Deus é espírito.')
    expect(quoteParte('Ó Deus, ouve.')).toBe('Ó Deus, ouve.')
  })

  it('drops punctuation that closes the part before', () => {
    expect(quoteParte(') ele, em si,')).toBe('… ele, em si')
  })
})
