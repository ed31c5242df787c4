import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { matchParagrafos } from './match-paragrafos.ts'

const A = 'Deus é espírito, infinito, eterno e imutável em seu ser.'
const A_MENDED = 'Deus é um espírito infinito, eterno e imutável no seu ser.'
const B = 'O fim principal do homem é glorificar a Deus e gozá-lo para sempre.'
const C = 'A Palavra de Deus é a única regra para nos dirigir.'
const NEW = 'Quantas coisas te são necessárias saber?'

describe('matchParagrafos', () => {
  it.each<[string, string[], string[], (number | null)[]]>([
    ['the same book', [A, B, C], [A, B, C], [0, 1, 2]],
    ['a paragraph put in', [A, B], [A, NEW, B], [0, null, 1]],
    ['a paragraph taken out', [A, B, C], [A, C], [0, 2]],
    ['a paragraph that moved', [A, B, C], [C, A, B], [2, 0, 1]],
    ['a mended paragraph where it stood', [B, A, C], [B, A_MENDED, C], [0, 1, 2]],
    ['a mended paragraph that also moved between others', [A, B, C], [B, A_MENDED, C], [1, 0, 2]],
    ['a paragraph that became another', [A, B], [NEW, B], [null, 1]],
    ['everything new', [A, B], [NEW], [null]],
    ['an empty book', [], [A], [null]],
    ['repeated texts, by their neighbours', ['x', A, 'x', B, 'x', C], [A, 'x', B, 'x', C], [1, 2, 3, 4, 5]],
    ['repeated texts alone, in order', ['x', 'x', 'x'], ['x', 'x'], [0, 1]],
    ['the more alike of two', [A, B], [A_MENDED, B.replace('sempre', 'todo o sempre')], [0, 1]],
  ])('%s', (_, antigos, novos, expected) => {
    expect(matchParagrafos(antigos, novos)).toEqual(expected)
  })

  const textos = fc.array(fc.constantFrom(A, A_MENDED, B, C, NEW, 'x', '', 'Amém.'), { maxLength: 40 })

  it('never gives one stored paragraph to two', () => {
    fc.assert(
      fc.property(textos, textos, (antigos, novos) => {
        const matched = matchParagrafos(antigos, novos).filter((index) => index !== null)
        expect(new Set(matched).size).toBe(matched.length)
        expect(matched.every((index) => index >= 0 && index < antigos.length)).toBe(true)
      }),
    )
  })

  it('keeps every paragraph of the same book', () => {
    fc.assert(
      fc.property(textos, (book) => {
        expect(matchParagrafos(book, book)).toEqual([...book.keys()])
      }),
    )
  })

  it('pairs as many equal texts as there are, wherever they moved', () => {
    fc.assert(
      fc.property(textos, fc.infiniteStream(fc.nat()), (book, random) => {
        const shuffled = book
          .map((texto) => ({ texto, rank: random.next().value ?? 0 }))
          .sort((a, b) => a.rank - b.rank)
          .map(({ texto }) => texto)
        matchParagrafos(book, shuffled).forEach((index, novo) => {
          expect(index !== null && book[index]).toBe(shuffled[novo])
        })
      }),
    )
  })

  it('does not compare everything with everything in a large book that is all new', () => {
    const book = (seed: string) =>
      Array.from({ length: 2_000 }, (_, n) => `${seed}${n} ${seed} ${'palavra '.repeat(20)}`)
    const startedAt = performance.now()
    expect(matchParagrafos(book('a'), book('b'))).toHaveLength(2_000)
    expect(performance.now() - startedAt).toBeLessThan(4_000)
  })
})
