import { describe, expect, it } from 'vitest'
import { toForma } from '#contract/palavras/forma.ts'
import { distancia } from './distancia.ts'
import { melhorCorrecao, trigramasDe } from './melhor-correcao.ts'

const PALAVRAS: readonly (readonly [string, number])[] = [
  ['justificação', 300],
  ['justificado', 120],
  ['santificação', 200],
  ['predestinação', 40],
  ['propiciação', 12],
  ['graça', 900],
  ['gralha', 2],
  ['praça', 60],
  ['heresia', 15],
  ['igreja', 1500],
  ['Westminster', 50],
  ['Jesus', 2000],
  ['fé', 800],
]
const CANDIDATOS = PALAVRAS.map(([exibida, ocorrencias]) => ({
  palavra: toForma(exibida),
  exibida,
  ocorrencias,
}))

describe('trigramasDe', () => {
  it('folds the word and marks its ends', () => {
    expect(trigramasDe('Fé')).toEqual(['  f', ' fe', 'fe '])
    expect(trigramasDe('aaaa')).toEqual(['  a', ' aa', 'aaa', 'aa '])
  })
})

describe('distancia', () => {
  it.each([
    ['', '', 0],
    ['graca', 'graca', 0],
    ['garca', 'graca', 1],
    ['grasa', 'graca', 0.5],
    ['greja', 'igreja', 1],
    ['abc', '', 3],
  ])('%s, %s: %d', (a, b, expected) => {
    expect(distancia(a, b)).toBe(expected)
    expect(distancia(b, a)).toBe(expected)
  })
})

describe('melhorCorrecao', () => {
  it.each([
    ['justificasão', 'justificação'],
    ['justifcacao', 'justificação'],
    ['jsutificação', 'justificação'],
    ['predestinassão', 'predestinação'],
    ['santifcação', 'santificação'],
    ['grassa', 'graça'],
    ['garça', 'graça'],
    ['eresia', 'heresia'],
    ['igeja', 'igreja'],
    ['ingreja', 'igreja'],
    ['westminter', 'Westminster'],
    ['Gesus', 'Jesus'],
    ['xyzzy', null],
    ['graca', null],
    ['', null],
  ])('%s: %s', (palavra, expected) => {
    expect(melhorCorrecao(palavra, CANDIDATOS)).toBe(expected)
  })

  it('does not depend on the order of the candidates', () => {
    expect(melhorCorrecao('grassa', CANDIDATOS.toReversed())).toBe(melhorCorrecao('grassa', CANDIDATOS))
    expect(melhorCorrecao('grassa', [])).toBeNull()
  })
})
