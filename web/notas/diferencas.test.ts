import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { diffWords, type TrechoComparado } from './diferencas.ts'

const marked = (trechos: readonly TrechoComparado[]) =>
  trechos.map(({ texto, difere }) => (difere ? `[${texto.trim()}]` : texto.trim())).join(' ')
const whole = (trechos: readonly TrechoComparado[]) => trechos.map(({ texto }) => texto).join('')

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
        const common = (trechos: readonly TrechoComparado[]) =>
          trechos
            .filter(({ difere }) => !difere)
            .flatMap(({ texto }) => texto.split(/\s+/))
            .filter(Boolean)
        const words = (side: readonly TrechoComparado[]) => common(side).join('')
        expect(words(diferencas.a)).toBe(words(diferencas.b))
      }),
    )
  })

  it('gets along with two notes of 60 kB that share nothing, or every other word', () => {
    const words = (letter: string) =>
      Array.from({ length: 8_700 }, (_, index) => `${letter}${10_000 + index}`)
    const [a, b] = [words('p').join(' '), words('q').join(' ')]
    expect(a.length).toBeGreaterThan(60_000)
    expect(marked(diffWords(a, b).a)).toBe(`[${a}]`)
    const mixed = words('p').map((word, index) => (index % 2 === 0 ? word : `q${word}`))
    expect(whole(diffWords(a, mixed.join(' ')).b)).toBe(mixed.join(' '))
  })

  it('still finds what two full notes share', () => {
    const words = Array.from({ length: 3_500 }, (_, index) => `p${index}`)
    const changed = words.map((word, index) => (index % 3 === 0 ? `q${index}` : word))
    const { a } = diffWords(words.join(' '), changed.join(' '))
    expect(a.filter(({ difere }) => difere)).toHaveLength(Math.ceil(3_500 / 3))
  })
})
