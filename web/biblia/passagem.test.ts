import { describe, expect, it } from 'vitest'
import { parsePassagem, splitByPassagem } from './passagem.ts'

describe('parsePassagem', () => {
  it('reads a verse, a range and a list', () => {
    expect(parsePassagem('28')).toEqual([{ from: 28, to: 28 }])
    expect(parsePassagem('16-18')).toEqual([{ from: 16, to: 18 }])
    expect(parsePassagem('16-18,20')).toEqual([
      { from: 16, to: 18 },
      { from: 20, to: 20 },
    ])
  })

  it('takes spaces and the en dash of a copied citation', () => {
    expect(parsePassagem(' 14–15 , 17 ')).toEqual([
      { from: 14, to: 15 },
      { from: 17, to: 17 },
    ])
  })

  it('is empty without the parameter', () => {
    expect(parsePassagem(null)).toEqual([])
    expect(parsePassagem('')).toEqual([])
  })

  it('leaves out what is no verse and keeps the others', () => {
    expect(parsePassagem('0,18-16,abc,1e3,-5,3-,9')).toEqual([{ from: 9, to: 9 }])
  })
})

describe('splitByPassagem', () => {
  const versiculos = Array.from({ length: 6 }, (_, index) => ({
    id: 45_008_000 + index + 1,
    numero_versiculo: index + 1,
    texto_biblico: 'Texto.',
  }))

  function corridasFor(v: string) {
    return splitByPassagem(versiculos, parsePassagem(v)).map((corrida) => [
      corrida.marcada,
      corrida.versiculos.map(({ numero_versiculo }) => numero_versiculo),
    ])
  }

  it('includes both ends of a range', () => {
    expect(corridasFor('2-3,5')).toEqual([
      [false, [1]],
      [true, [2, 3]],
      [false, [4]],
      [true, [5]],
      [false, [6]],
    ])
  })

  it('joins ranges that touch', () => {
    expect(corridasFor('1-2,3')).toEqual([
      [true, [1, 2, 3]],
      [false, [4, 5, 6]],
    ])
  })

  it('keeps a chapter whole when nothing is marked', () => {
    expect(corridasFor('')).toEqual([[false, [1, 2, 3, 4, 5, 6]]])
    expect(corridasFor('40')).toEqual([[false, [1, 2, 3, 4, 5, 6]]])
  })
})
