import { describe, expect, it } from 'vitest'
import { cutTexto, tituloOf } from './texto-da-nota.ts'

describe('tituloOf', () => {
  it('names what has no title', () => {
    expect(tituloOf({ titulo: 'O fim principal' })).toBe('O fim principal')
    expect(tituloOf({ titulo: '  ' })).toBe('Sem título')
  })
})

describe('cutTexto', () => {
  it('leaves a short text whole', () => {
    expect(cutTexto('')).toBeNull()
    expect(cutTexto('palavra '.repeat(70))).toBeNull()
    expect(cutTexto(Array(9).fill('linha').join('\n'))).toBeNull()
  })

  it('cuts a long one between words', () => {
    const cut = cutTexto('santificação '.repeat(200)) ?? ''
    expect(cut).toMatch(/^(santificação )+…$/)
    expect(cut.length).toBeLessThan(500)
  })

  it('cuts many lines', () => {
    const linhas = Array.from({ length: 12 }, (_, index) => `linha ${index + 1}`)
    expect(cutTexto(linhas.join('\n'))).toBe(`${linhas.slice(0, 8).join('\n')} …`)
  })

  it('cuts a text without spaces, but no character in two', () => {
    const cut = cutTexto(`a${'🕊'.repeat(1000)}`) ?? ''
    expect(cut.length).toBeLessThan(500)
    expect(cut.isWellFormed()).toBe(true)
  })
})
