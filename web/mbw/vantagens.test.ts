import { describe, expect, it } from 'vitest'
import { listVantagens, nomeDosLivros } from './vantagens.ts'

describe('listVantagens', () => {
  it("has five points, the third with the publisher's number", () => {
    const titulos = listVantagens(120).map(({ titulo }) => titulo)
    expect(titulos).toHaveLength(5)
    expect(titulos[2]).toBe('Mais de 120 livros')
  })

  it('promises no number that it does not know', () => {
    expect(nomeDosLivros(undefined)).toBe('muitos livros')
    expect(listVantagens(undefined)[2]?.titulo).toBe('Muitos livros')
  })
})
