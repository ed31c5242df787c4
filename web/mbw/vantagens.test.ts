import { describe, expect, it } from 'vitest'
import { listVantagens, nomeDosLivros } from './vantagens.ts'

const declarada = (quantidade_livros: number) => ({ quantidade_livros, quantidade_declarada: true })

describe('listVantagens', () => {
  it("has five points, the third with the publisher's number", () => {
    const titulos = listVantagens(declarada(120)).map(({ titulo }) => titulo)
    expect(titulos).toHaveLength(5)
    expect(titulos[2]).toBe('Mais de 120 livros')
  })

  it('says the number that was counted, and no more', () => {
    const contada = (quantidade_livros: number) =>
      nomeDosLivros({ quantidade_livros, quantidade_declarada: false })
    expect([contada(41), contada(1), contada(0)]).toEqual(['41 livros', '1 livro', 'livros'])
  })

  it('promises no number that it does not know', () => {
    expect(nomeDosLivros(undefined)).toBe('muitos livros')
    expect(listVantagens(undefined)[2]?.titulo).toBe('Muitos livros')
  })
})
