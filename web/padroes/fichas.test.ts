import { describe, expect, it } from 'vitest'
import { FICHAS, formatPagina, indexPathOf } from './fichas.ts'

const TODAS = Object.values(FICHAS)

describe('FICHAS', () => {
  it('has the six standards in the order of their ids', () => {
    expect(TODAS.map(({ sigla, simboloId }) => [sigla, simboloId])).toEqual([
      ['CFW', 1],
      ['CMW', 2],
      ['BCW', 3],
      ['FGOP', 4],
      ['DCPU', 5],
      ['DCPR', 6],
    ])
  })

  it('ends at its last page', () => {
    expect(TODAS.map(({ sigla, ultima }) => [sigla, ultima])).toEqual([
      ['CFW', 33],
      ['CMW', 196],
      ['BCW', 107],
      ['FGOP', 19],
      ['DCPU', 15],
      ['DCPR', 15],
    ])
  })

  it.each(TODAS)(
    'leads to its own pages: $sigla',
    ({ padrao, indexPath, textoPath, paginaPath, unidade }) => {
      expect(indexPath).toBe(`/${padrao}`)
      expect(textoPath).toBe(`/${padrao}/texto`)
      expect(paginaPath(7)).toBe(`/${padrao}/${unidade.slug}/7`)
    },
  )
})

describe('indexPathOf', () => {
  it('leads from a symbol id to the index of the standard', () => {
    expect([1, 2, 3, 4, 5, 6].map(indexPathOf)).toEqual(['/cfw', '/cmw', '/bcw', '/fgop', '/dcpu', '/dcpr'])
    expect(indexPathOf(7)).toBe('/')
  })
})

describe('formatPagina', () => {
  it('names a page with its standard', () => {
    expect(formatPagina(FICHAS.cfw, 8)).toBe('Confissão de Fé, capítulo 8')
    expect(formatPagina(FICHAS.cmw, 70)).toBe('Catecismo Maior, pergunta 70')
  })
})
