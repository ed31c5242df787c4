import { describe, expect, it } from 'vitest'
import { temaAlternativo, temaEmVigor } from './tema.ts'

describe('temaEmVigor', () => {
  it('follows the device until the reader has chosen', () => {
    expect(temaEmVigor({ tema: 'sistema', tema_da_leitura: 'site' }, 'site', true)).toBe('escuro')
    expect(temaEmVigor({ tema: 'sistema', tema_da_leitura: 'site' }, 'leitura', false)).toBe('claro')
    expect(temaEmVigor({ tema: 'sepia', tema_da_leitura: 'site' }, 'leitura', true)).toBe('sepia')
  })

  it("has the reader's own theme only in the reader", () => {
    const escolha = { tema: 'claro', tema_da_leitura: 'escuro' } as const
    expect(temaEmVigor(escolha, 'leitura', false)).toBe('escuro')
    expect(temaEmVigor(escolha, 'site', false)).toBe('claro')
  })
})

describe('temaAlternativo', () => {
  it('goes to dark and back to light', () => {
    expect(temaAlternativo('claro')).toEqual({ tema_da_leitura: 'escuro' })
    expect(temaAlternativo('sepia')).toEqual({ tema_da_leitura: 'escuro' })
    expect(temaAlternativo('escuro')).toEqual({ tema_da_leitura: 'claro' })
  })
})
