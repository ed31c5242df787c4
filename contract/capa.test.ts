import { describe, expect, it } from 'vitest'
import { CAPAS, splitUnidades, toCapaGerada, toTituloCqw } from './capa.ts'

describe('toCapaGerada', () => {
  it('uses every layout and every cloth, always the same for the same book', () => {
    const capas = Array.from({ length: 200 }, (_, index) => toCapaGerada(index + 1, 'O Peregrino'))
    expect(new Set(capas.map(({ layout }) => layout))).toEqual(new Set(CAPAS))
    expect(new Set(capas.map(({ cloth }) => cloth))).toEqual(new Set([1, 2, 3, 4, 5, 6, 7, 8]))
    expect(toCapaGerada(7, 'O Peregrino')).toEqual(toCapaGerada(7, 'O Peregrino'))
  })
})

describe('toTituloCqw', () => {
  it.each([
    ['k1', 'O Peregrino', 14.74],
    ['k4', 'Fé', 15.5],
    ['k2', 'Contentamento', 10.04],
    ['k1', '', 15.5],
  ] as const)('%s, %s: %d', (layout, titulo, size) => {
    expect(toTituloCqw(layout, titulo)).toBe(size)
  })
})

describe('splitUnidades', () => {
  it.each([
    ['A Mortificação do Pecado', ['A Mortificação', 'do Pecado']],
    ['A Rara Joia do Contentamento Cristão', ['A Rara', 'Joia', 'do', 'Contentamento', 'Cristão']],
    ['Um Guia Seguro para o Céu', ['Um Guia', 'Seguro', 'para', 'o Céu']],
    ['', []],
  ])('%s', (titulo, unidades) => {
    expect(splitUnidades(titulo)).toEqual(unidades)
  })
})
