import { describe, expect, it } from 'vitest'
import {
  formatIntervalos,
  formatPassagem,
  parsePassagem,
  pickMarcados,
  toggleVersiculo,
  toIntervalos,
} from './passagem.ts'

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

const CAPITULO = Array.from({ length: 6 }, (_, index) => ({
  id: 45_008_000 + index + 1,
  numero_versiculo: index + 1,
  texto_biblico: 'Texto.',
}))

describe('pickMarcados', () => {
  const numerosFor = (v: string) =>
    pickMarcados(CAPITULO, parsePassagem(v)).map(({ numero_versiculo }) => numero_versiculo)

  it('includes both ends of a range', () => {
    expect(numerosFor('2-3,5')).toEqual([2, 3, 5])
  })

  it('takes marks of verses that the chapter has not', () => {
    expect(numerosFor('5-40')).toEqual([5, 6])
    expect(numerosFor('')).toEqual([])
  })
})

describe('toIntervalos', () => {
  it('joins neighbours', () => {
    expect(toIntervalos([1, 2, 3, 5, 7, 8])).toEqual([
      { from: 1, to: 3 },
      { from: 5, to: 5 },
      { from: 7, to: 8 },
    ])
  })
})

describe('formatPassagem and formatIntervalos', () => {
  it('write what parsePassagem reads', () => {
    expect(formatPassagem(parsePassagem('16-18,20'))).toBe('16-18,20')
    expect(formatIntervalos(parsePassagem('16-18,20'))).toBe('16–18,20')
    expect(formatPassagem([])).toBe('')
  })
})

describe('toggleVersiculo', () => {
  const toggle = (v: string, numero: number, ancora?: number) =>
    formatPassagem(toggleVersiculo(CAPITULO, parsePassagem(v), numero, ancora))

  it('marks a verse and joins it to its neighbours', () => {
    expect(toggle('', 3)).toBe('3')
    expect(toggle('2', 3)).toBe('2-3')
    expect(toggle('2,4', 3)).toBe('2-4')
  })

  it('takes the mark away and splits a range', () => {
    expect(toggle('2-4', 3)).toBe('2,4')
    expect(toggle('3', 3)).toBe('')
  })

  it('extends from the verse chosen before, in either direction', () => {
    expect(toggle('2', 5, 2)).toBe('2-5')
    expect(toggle('5', 2, 5)).toBe('2-5')
    expect(toggle('1,5', 3, 5)).toBe('1,3-5')
  })

  it('drops what the chapter has not', () => {
    expect(toggle('5-40', 1)).toBe('1,5-6')
  })

  it('takes what an edition joins as one', () => {
    const joined = [
      { id: 1, numero_versiculo: 1, texto_biblico: 'Um.' },
      { id: 2, numero_versiculo: 2, ate: 4, texto_biblico: 'Dois a quatro.' },
    ]
    const toggleIn = (v: string, numero: number) =>
      formatPassagem(toggleVersiculo(joined, parsePassagem(v), numero))
    expect(toggleIn('1', 2)).toBe('1-4')
    expect(toggleIn('1,3', 2)).toBe('1')
    expect(pickMarcados(joined, parsePassagem('3')).map(({ id }) => id)).toEqual([2])
  })
})
