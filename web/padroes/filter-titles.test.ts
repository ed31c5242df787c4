import { describe, expect, it } from 'vitest'
import { filterTitles } from './filter-titles.ts'

const INDICE = [
  { numero: 1, titulo: 'Da Escritura Sagrada' },
  { numero: 2, titulo: 'De Deus e da Santíssima Trindade' },
  { numero: 11, titulo: 'Da Justificação' },
  { numero: 20, titulo: 'Da Liberdade Cristã e da Liberdade de Consciência' },
  { numero: 21, titulo: 'Do Culto Religioso e do Sábado' },
]

describe('filterTitles', () => {
  it.each([
    ['', [1, 2, 11, 20, 21]],
    ['   ', [1, 2, 11, 20, 21]],
    ['justificacao', [11]],
    ['da', [1, 2, 11, 20]],
    ['2', [2, 20, 21]],
    ['20 liberdade', [20]],
    ['purgatório', []],
  ])('keeps for %j the rows %j, in their order', (filtro, numeros) => {
    expect(filterTitles(INDICE, filtro).map(({ numero }) => numero)).toEqual(numeros)
  })
})
