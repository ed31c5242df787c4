import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { analisar } from './analisar.ts'

/** Any UTF-16 units, also halves of pairs. */
const anyText = fc.array(fc.nat(0xffff)).map((units) => String.fromCharCode(...units))

function formas(texto: string): string[] {
  return analisar(texto).map(({ forma }) => forma)
}

describe('analisar', () => {
  it('gives the place of each word', () => {
    expect(analisar('Da  Fé, salvadora.').map(({ inicio, fim }) => [inicio, fim])).toEqual([
      [0, 2],
      [4, 6],
      [8, 17],
    ])
  })

  it.each([
    ['amar-te-ei', ['amar', 'te', 'ei']],
    ["d’água d'água", ['d', 'agua', 'd', 'agua']],
    ['1.10; 3:16', ['1', '10', '3', '16']],
    ['1ª Coríntios, 2º livro', ['1', 'corintios', '2', 'livro']],
    ['fe\u0301 e fé', ['fe', 'e', 'fe']],
    ['justi\u00adfica\u00adção', ['justificacao']],
    ['a\u00a0b\tc\nd', ['a', 'b', 'c', 'd']],
    ['', []],
    ['… – “” 🕊️ ²', []],
  ])('divides %j', (texto, expected) => {
    expect(formas(texto)).toEqual(expected)
  })

  it('writes letters of other scripts as their code points', () => {
    expect(formas('λόγος')).toEqual(['u3bbu3bfu3b3u3bfu3c2'])
    expect(formas('דבר')).toEqual(['u5d3u5d1u5e8'])
    expect(formas('Straße')).toEqual(['straudfe'])
    expect(formas('𐤀𐤁')).toEqual(['u10900u10901'])
  })

  it('leaves stop words, numbers and names as they are', () => {
    for (const { forma, raiz } of analisar('que para como estas 1689 Jesus Maria Tiago'))
      expect(raiz).toBe(forma)
  })

  it('cuts words that no database would take', () => {
    const [token] = analisar('a'.repeat(10_000))
    expect(token?.fim).toBe(10_000)
    expect(token?.forma).toHaveLength(64)
  })

  it('gives ASCII and places of the text for any text', () => {
    fc.assert(
      fc.property(anyText, (texto) => {
        let end = 0
        for (const { inicio, fim, forma, raiz } of analisar(texto)) {
          expect(`${forma} ${raiz}`).toMatch(/^[a-z0-9]+ [a-z0-9]+$/)
          expect(inicio).toBeGreaterThanOrEqual(end)
          expect(fim).toBeGreaterThan(inicio)
          end = fim
        }
        expect(end).toBeLessThanOrEqual(texto.length)
      }),
    )
  })

  it('does not depend on what it remembers', () => {
    const words = Array.from({ length: 60_000 }, (_, index) => `palavra${index.toString(36)}`).join(' ')
    const before = analisar('justificação')
    expect(analisar(words)).toHaveLength(60_000)
    expect(analisar('justificação')).toEqual(before)
  })
})
