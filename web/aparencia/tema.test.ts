import { describe, expect, it } from 'vitest'
import { rememberClara, temaAlternativo, temaEmVigor } from './tema.ts'

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
  const library = { tema: 'claro', clara_da_leitura: null } as const

  it('goes to dark and back to light', () => {
    expect(temaAlternativo(library, 'claro')).toEqual({ tema_da_leitura: 'escuro' })
    expect(temaAlternativo(library, 'sepia')).toEqual({ tema_da_leitura: 'escuro' })
    expect(temaAlternativo(library, 'escuro')).toEqual({ tema_da_leitura: 'claro' })
  })

  it('goes back to sépia, whether it is that of the ebooks or of the library', () => {
    const doLeitor = { ...library, ...rememberClara({ tema_da_leitura: 'sepia' }) }
    expect(temaAlternativo(doLeitor, 'escuro')).toEqual({ tema_da_leitura: 'sepia' })
    expect(temaAlternativo({ ...library, tema: 'sepia' }, 'escuro')).toEqual({ tema_da_leitura: 'sepia' })
  })
})

describe('rememberClara', () => {
  it('keeps the light theme that was chosen until the library is to be followed', () => {
    expect(rememberClara({ tema_da_leitura: 'claro' })).toMatchObject({ clara_da_leitura: 'claro' })
    expect(rememberClara({ tema_da_leitura: 'escuro' })).toEqual({ tema_da_leitura: 'escuro' })
    expect(rememberClara({ corpo: 1 })).toEqual({ corpo: 1 })
    expect(rememberClara({ tema_da_leitura: 'site' })).toMatchObject({ clara_da_leitura: null })
  })
})
