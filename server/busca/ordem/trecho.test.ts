import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { analisar } from '../analise/analisar.ts'
import { cutTrecho, isUneven } from './trecho.ts'

const LONGO = 'palavra '.repeat(60).trim()

function cut(texto: string, words: readonly string[]) {
  const tokens = analisar(texto).filter(({ forma }) => words.includes(forma))
  const trecho = cutTrecho(texto, tokens, isUneven(texto))
  return { ...trecho, marked: trecho.marcas.map(({ inicio, fim }) => trecho.texto.slice(inicio, fim)) }
}

describe('cutTrecho', () => {
  it('shows a short text whole', () => {
    expect(cut('A fé  que\nsalva', ['fe', 'salva'])).toMatchObject({
      texto: 'A fé que salva',
      marked: ['fé', 'salva'],
    })
    expect(cutTrecho('', [], false)).toEqual({ texto: '', marcas: [] })
  })

  it('cuts a long one around the hit, at words', () => {
    const { texto, marked } = cut(`${LONGO} alvo ${LONGO}`, ['alvo'])
    expect(texto).toMatch(/^… palavra( palavra)* alvo( palavra)* …$/)
    expect(texto.length).toBeLessThanOrEqual(224)
    expect(texto.length).toBeGreaterThan(190)
    expect(marked).toEqual(['alvo'])
  })

  it('uses the room at the ends of the text', () => {
    expect(cut(`alvo ${LONGO}`, ['alvo']).texto).toMatch(/^alvo .{190,} …$/)
    expect(cut(`${LONGO} alvo`, ['alvo']).texto).toMatch(/^… .{190,} alvo$/)
  })

  it('looks for the place with the most different words', () => {
    const texto = `fé ${LONGO} fé fé fé ${LONGO} fé e obras ${LONGO}`
    expect(cut(texto, ['fe', 'obras']).marked).toEqual(['fé', 'obras'])
  })

  it('begins with the text when there are no hits', () => {
    expect(cut(`Início ${LONGO}`, []).texto).toMatch(/^Início .* …$/)
    expect(cut(`${' '.repeat(300)}Início ${LONGO}`, []).texto).toMatch(/^Início .* …$/)
    expect(cut(' '.repeat(300), []).texto).toBe('')
  })

  it('marks neighbours as one', () => {
    expect(cut('o Espírito  Santo, o amar-te', ['espirito', 'santo', 'amar', 'te']).marked).toEqual([
      'Espírito Santo',
      'amar-te',
    ])
  })

  it('keeps its ranges for any text', () => {
    const anyText = fc.array(
      fc.constantFrom('fé', 'obras', ' ', '\n', '  ', '🕊', 'palavra ', 'x'.repeat(90), '.'),
    )
    fc.assert(
      fc.property(anyText, (parts) => {
        const { texto, marcas, marked } = cut(parts.join(''), ['fe', 'obras'])
        expect(texto.isWellFormed()).toBe(true)
        expect(texto).not.toMatch(/\s\s|^\s|\s$/)
        expect(texto.length).toBeLessThanOrEqual(300)
        for (const text of marked) expect(text).toMatch(/^(fé|obras)( (fé|obras))*$/)
        expect(marcas).toEqual(marcas.toSorted((a, b) => a.inicio - b.inicio))
      }),
    )
  })
})
