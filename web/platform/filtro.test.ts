import { describe, expect, it } from 'vitest'
import { parseFiltro } from './filtro.ts'

const TEXTO = 'Da Liberdade Cristã e da  Liberdade de Consciência'

describe('parseFiltro', () => {
  it.each(['', '   ', '\n'])('keeps every row for the blank filter %j', (filtro) => {
    expect(parseFiltro(filtro)(TEXTO, [20])).toBe(true)
    expect(parseFiltro(filtro)('', [])).toBe(true)
  })

  it.each([
    ['liberdade', true],
    ['CONSCIENCIA', true],
    ['CONSCIÊNCIA', true],
    ['consciência'.normalize('NFD'), true],
    ['consciencia liberdade', true],
    ['  cristã\tda ', true],
    ['consciencia sabado', false],
    ['purgatório', false],
  ])('looks for every word of %j, accents, case and order apart', (filtro, stays) => {
    expect(parseFiltro(filtro)(TEXTO, [20])).toBe(stays)
    expect(parseFiltro(filtro)(TEXTO.normalize('NFD'), [20])).toBe(stays)
  })

  it.each([
    ['2', [20], true],
    ['20', [20], true],
    ['0', [20], false],
    ['21', [20], false],
    ['21', [20, 21], true],
    ['20 liberdade', [20], true],
    ['21 liberdade', [20], false],
    ['2', [], false],
  ])('takes %j for the beginning of one of the numbers %j', (filtro, numeros, stays) => {
    expect(parseFiltro(filtro)(TEXTO, numeros)).toBe(stays)
  })
})
