import { describe, expect, it } from 'vitest'
import { type EdicaoInstalada, pickEdicoesComparadas, replaceEdicao } from './edicoes-comparadas.ts'

const edicao = (sigla: string): EdicaoInstalada => ({
  ...{ sigla, nome: sigla, licenca: null, atribuicao: null, alteracoes: null, aviso: null },
  ...{ padrao: false, parcial: false, livros: [] },
})
const INSTALADAS = ['A', 'B', 'C', 'D'].map(edicao)

describe('pickEdicoesComparadas', () => {
  it.each([
    [null, 'A,B'],
    ['', 'A,B'],
    ['B', 'B,A'],
    ['C,A', 'C,A'],
    ['D,C,B,A', 'D,C,B'],
    ['C,C', 'C,A'],
    ['X,Z,../B', 'A,B'],
    ['D,X,B', 'D,B'],
    [','.repeat(10_000), 'A,B'],
  ])('of %j are %s', (edicoes, expected) => {
    expect(
      pickEdicoesComparadas(edicoes, INSTALADAS)
        .map(({ sigla }) => sigla)
        .join(),
    ).toBe(expected)
  })

  it('of one installed is that one', () => {
    expect(pickEdicoesComparadas(null, INSTALADAS.slice(0, 1))).toHaveLength(1)
  })
})

describe('replaceEdicao', () => {
  it.each([
    ['A,B', 0, 'C', 'C,B'],
    ['A,B', 0, 'B', 'B,A'],
    ['A,B', 1, 'B', 'A,B'],
    ['A,B', 2, 'C', 'A,B,C'],
    ['A,B,C', 2, 'A', 'C,B,A'],
    ['A,B,C', 2, null, 'A,B'],
  ])('of %s at %i to %s is %s', (siglas, coluna, sigla, expected) => {
    expect(replaceEdicao(siglas.split(','), coluna, sigla).join()).toBe(expected)
  })
})
