import { describe, expect, it } from 'vitest'
import { filterTitles } from './filter-titles.ts'

const INDICE = [
  { numero: 1, titulo: 'Da Escritura Sagrada' },
  { numero: 2, titulo: 'De Deus e da Santíssima Trindade' },
  { numero: 11, titulo: 'Da Justificação' },
  { numero: 20, titulo: 'Da Liberdade Cristã e da Liberdade de Consciência' },
  { numero: 21, titulo: 'Do Culto Religioso e do Sábado' },
]

function numerosFor(filtro: string): number[] {
  return filterTitles(INDICE, filtro).map(({ numero }) => numero)
}

describe('filterTitles', () => {
  it('keeps every row for a blank filter', () => {
    expect(numerosFor('')).toEqual([1, 2, 11, 20, 21])
    expect(numerosFor('   ')).toEqual([1, 2, 11, 20, 21])
  })

  it('ignores accents and case on both sides', () => {
    expect(numerosFor('justificacao')).toEqual([11])
    expect(numerosFor('JUSTIFICAÇÃO')).toEqual([11])
    expect(numerosFor('sábado')).toEqual([21])
    expect(numerosFor('santissima')).toEqual([2])
  })

  it('finds decomposed text', () => {
    expect(numerosFor('consciência'.normalize('NFD'))).toEqual([20])
  })

  it('asks for every word, in any order', () => {
    expect(numerosFor('consciencia liberdade')).toEqual([20])
    expect(numerosFor('consciencia sabado')).toEqual([])
  })

  it('matches the beginning of the number', () => {
    expect(numerosFor('2')).toEqual([2, 20, 21])
    expect(numerosFor('21')).toEqual([21])
    expect(numerosFor('1')).toEqual([1, 11])
  })

  it('takes a number and a word together', () => {
    expect(numerosFor('20 liberdade')).toEqual([20])
  })

  it('finds nothing for what is not there', () => {
    expect(numerosFor('purgatório')).toEqual([])
  })
})
