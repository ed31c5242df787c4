import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { diffWords, type Trecho } from './diferencas.ts'

const marked = (trechos: readonly Trecho[]) =>
  trechos.map(({ texto, difere }) => (difere ? `[${texto.trim()}]` : texto.trim())).join(' ')
const whole = (trechos: readonly Trecho[]) => trechos.map(({ texto }) => texto).join('')

describe('diffWords', () => {
  it.each([
    ['a justificação é ato', 'a justificação é ato', 'a justificação é ato', 'a justificação é ato'],
    ['é um ato de Deus', 'é uma obra de Deus', 'é [um ato] de Deus', 'é [uma obra] de Deus'],
    ['um três', 'um dois três', 'um três', 'um [dois] três'],
    ['', 'novo', '', '[novo]'],
    ['a x b y c', 'a b c d', 'a [x] b [y] c', 'a b c [d]'],
    ['fé fé', 'fé', 'fé [fé]', 'fé'],
  ])('%j and %j', (a, b, markedA, markedB) => {
    const { a: sideA, b: sideB } = diffWords(a, b)
    expect([marked(sideA), marked(sideB)]).toEqual([markedA, markedB])
  })

  it('does not mark white space', () => {
    expect(diffWords('um\ndois', 'um dois').a.some(({ difere }) => difere)).toBe(false)
  })

  it('keeps both texts letter for letter, and the unmarked words of both are the same', () => {
    const texto = fc.array(fc.constantFrom('a', 'b', 'c', ' ', '\n'), { maxLength: 30 })
    fc.assert(
      fc.property(texto, texto, (lettersA, lettersB) => {
        const [a, b] = [lettersA.join(''), lettersB.join('')]
        const diferencas = diffWords(a, b)
        expect(whole(diferencas.a)).toBe(a)
        expect(whole(diferencas.b)).toBe(b)
        const common = (trechos: readonly Trecho[]) =>
          trechos
            .filter(({ difere }) => !difere)
            .flatMap(({ texto }) => texto.split(/\s+/))
            .filter(Boolean)
        const words = (side: readonly Trecho[]) => common(side).join('')
        expect(words(diferencas.a)).toBe(words(diferencas.b))
      }),
    )
  })

  it('gets along with two full notes', () => {
    const a = Array.from({ length: 3000 }, (_, index) => `p${index}`).join(' ')
    const b = Array.from({ length: 3000 }, (_, index) => `q${index}`).join(' ')
    expect(marked(diffWords(a, b).a)).toBe(`[${a}]`)
  })
})
