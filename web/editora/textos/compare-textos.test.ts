import { describe, expect, it } from 'vitest'
import { compareTextos } from './compare-textos.ts'

const igual = (texto: string) => ({ tipo: 'igual', texto })
const entra = (texto: string) => ({ tipo: 'entra', texto })
const sai = (texto: string) => ({ tipo: 'sai', texto })

describe('compareTextos', () => {
  it('marks the words of a changed line, and keeps the others aside', () => {
    expect(compareTextos(['a', 'Aprouve a Deus,[1]', 'z'], ['a', 'Agradou a Deus,[1]', 'z'])).toEqual([
      { tipo: 'iguais', linhas: ['a'] },
      { tipo: 'mudado', trechos: [sai('Aprouve'), entra('Agradou'), igual(' a Deus,[1]')] },
      { tipo: 'iguais', linhas: ['z'] },
    ])
  })

  it('tells a line that comes and one that goes', () => {
    expect(compareTextos(['a'], ['a', 'b'])).toEqual([
      { tipo: 'iguais', linhas: ['a'] },
      { tipo: 'mudado', trechos: [entra('b')] },
    ])
    expect(compareTextos(['a', 'b'], ['b'])).toEqual([
      { tipo: 'mudado', trechos: [sai('a')] },
      { tipo: 'iguais', linhas: ['b'] },
    ])
    expect(compareTextos(['a'], ['a'])).toEqual([{ tipo: 'iguais', linhas: ['a'] }])
    expect(compareTextos([], [])).toEqual([])
  })

  it('marks texts whole that share too little', () => {
    const antes = Array.from({ length: 3_000 }, (_, index) => `a${index}`)
    const depois = Array.from({ length: 3_000 }, (_, index) => `b${index}`)
    expect(compareTextos(antes, depois)).toHaveLength(1)
  })
})
