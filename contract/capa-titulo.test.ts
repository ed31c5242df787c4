import { describe, expect, it } from 'vitest'
import { tamanhoDoTitulo, tituloDaCapa, unidades } from './capa-titulo.ts'

describe('unidades', () => {
  it.each([
    ['O Peregrino', ['O Peregrino']],
    ['Um Guia Seguro para o Céu', ['Um Guia', 'Seguro', 'para o Céu']],
    ['A Rara Joia do Contentamento Cristão', ['A Rara', 'Joia', 'do', 'Contentamento', 'Cristão']],
    ['Remédios contra os Ardis', ['Remédios', 'contra', 'os Ardis']],
    ['O que cremos e', ['O que', 'cremos', 'e']],
    ['', []],
  ])('of %s', (titulo, expected) => {
    expect(unidades(titulo)).toEqual(expected)
  })
})

it('keeps the units of a title together', () => {
  expect(tituloDaCapa('O Mistério  da Providência')).toBe('O\u00a0Mistério da\u00a0Providência')
})

describe('tamanhoDoTitulo', () => {
  // The sizes of the design's own covers.
  it.each([
    ['O Peregrino', 'k1', 14.7],
    ['O Descanso Eterno dos Santos', 'k1', 15.5],
    ['A Rara Joia do Contentamento Cristão', 'k2', 10],
    ['Afeições Religiosas', 'k2', 13.1],
    ['A Mortificação do Pecado', 'k3', 11.3],
    ['Instituição da Religião Cristã', 'k3', 14.4],
    ['A Arte de Profetizar', 'k4', 12.6],
    ['Um Corpo de Teologia', 'k5', 14.9],
    ['O Mistério da Providência', 'k5', 11.7],
  ] as const)('of %s on %s is %d', (titulo, layout, size) => {
    expect(tamanhoDoTitulo(titulo, layout)).toBe(size)
  })

  it('sets a title of many lines smaller', () => {
    const titulo =
      'A Suma do Conhecimento Salvador e o Seu Uso Prático, Contidos na Sagrada Escritura e nas Confissões'
    const size = tamanhoDoTitulo(titulo, 'k2')
    expect(size).toBeLessThan(9)
    expect(size).toBeGreaterThanOrEqual(6)
  })

  it('has an answer for a title without words', () => {
    expect(tamanhoDoTitulo('', 'k1')).toBe(15.5)
  })
})
