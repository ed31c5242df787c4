import { describe, expect, it } from 'vitest'
import { isParaBuscar, type OpcaoDoSalto, opcaoInicial } from './opcoes.ts'

const opcao = (tipo: OpcaoDoSalto['tipo']): OpcaoDoSalto => ({
  chave: tipo,
  rotulo: tipo,
  detalhe: null,
  tipo,
  abrir: () => undefined,
})

describe('isParaBuscar', () => {
  it.each([
    ['graça', false, 0, true],
    ['xyz 3', false, 0, true],
    ['Jo 3.16', true, 1, false],
    ['Jo 99', true, 0, false],
    ['jo', true, 8, false],
    ['juízes', true, 1, true],
  ])('%s', (texto, isReferencia, sugestoes, expected) => {
    expect(isParaBuscar({ texto, isReferencia, sugestoes })).toBe(expected)
  })
})

describe('opcaoInicial', () => {
  it('is the reference, or the search for words, or nothing for a reference that leads nowhere', () => {
    expect(opcaoInicial([opcao('referencia'), opcao('busca')], true, false)).toBe(0)
    expect(opcaoInicial([opcao('referencia'), opcao('busca')], true, true)).toBe(-1)
    expect(opcaoInicial([opcao('achado'), opcao('achado'), opcao('busca')], false, true)).toBe(2)
    expect(opcaoInicial([], false, false)).toBe(-1)
  })
})
