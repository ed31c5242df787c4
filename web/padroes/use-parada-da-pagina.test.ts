import { describe, expect, it } from 'vitest'
import { FICHAS } from './fichas.ts'
import { toParadaNaPagina } from './use-parada-da-pagina.ts'

const PAGINA = { numero: 8, titulo: 'De Cristo, o Mediador' }

describe('toParadaNaPagina', () => {
  it('names the section of a chapter, and of a question the question', () => {
    const de = (padrao: 'cfw' | 'bcw') => toParadaNaPagina(FICHAS[padrao], PAGINA, 3)
    expect(de('cfw')).toEqual({ tipo: 'padrao', padrao: 'cfw', secao: 3, ...PAGINA })
    expect(de('bcw')).toEqual({ tipo: 'padrao', padrao: 'bcw', secao: null, ...PAGINA })
  })

  it('names nothing between two pages: the account was told of a chapter 0, and refused it', () => {
    expect(toParadaNaPagina(FICHAS.cfw, undefined, 3)).toBeNull()
  })
})
