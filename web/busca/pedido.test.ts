import { describe, expect, it } from 'vitest'
import { checkBusca, readPedido, toPrefixo } from './pedido.ts'

describe('readPedido', () => {
  it('reads the address, whatever stands in it', () => {
    const read = (search: string) => readPedido(new URLSearchParams(search))
    expect(read('')).toEqual({ q: '', em: null, isLiteral: false })
    expect(read('q=+gra%C3%A7a+&em=biblia')).toEqual({ q: 'graça', em: 'biblia', isLiteral: false })
    expect(read('q=f%C3%A9&em=padroes,biblia&literal=1')).toEqual({ q: 'fé', em: null, isLiteral: true })
  })
})

describe('checkBusca', () => {
  it.each([
    ['', 'Escreva o que procurar.'],
    ['   ', 'Escreva o que procurar.'],
    ['a', 'Escreva ao menos 2 letras.'],
    ['a'.repeat(201), 'A busca deve ter no máximo 200 caracteres.'],
    ['fé', null],
  ])('of %j', (q, erro) => {
    expect(checkBusca(q)).toBe(erro)
  })
})

describe('toPrefixo', () => {
  it.each([
    ['justif', 'justif*'],
    ['graça com', 'graça com*'],
    ['fé ', 'fé*'],
    ['a fé e', 'a fé e'],
    ['"só a fé', '"só a fé'],
    ['"só a fé"', '"só a fé"'],
    ['"só a fé" obr', '"só a fé" obr*'],
    ['graça -com', 'graça -com'],
    ['graça OU', 'graça OU'],
    ['justif*', 'justif*'],
    ['fé?', 'fé?'],
  ])('%s → %s', (texto, q) => {
    expect(toPrefixo(texto)).toBe(q)
  })

  it('makes nothing longer than a search may be', () => {
    expect(toPrefixo('a'.repeat(200))).toBe('a'.repeat(200))
  })
})
