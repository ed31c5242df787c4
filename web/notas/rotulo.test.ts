import { describe, expect, it } from 'vitest'
import { FICHAS } from '../padroes/public.ts'
import { fichaOf, fichaOfSigla, pageLabel, placeOfNova } from './rotulo.ts'

describe('symbols', () => {
  it('map to six standards and no more', () => {
    const siglas = [0, 1, 2, 3, 4, 5, 6, 7, 1.5, Number.NaN].map((simbolo) => fichaOf(simbolo)?.sigla)
    const known = ['CFW', 'CMW', 'BCW', 'FGOP', 'DCPU', 'DCPR']
    expect(siglas).toEqual([undefined, ...known, undefined, undefined, undefined])
  })

  it('are read in any case', () => {
    expect(fichaOfSigla('cfw')?.simboloId).toBe(1)
    expect(fichaOfSigla('xyz')).toBeNull()
  })

  it.each([
    [1, 3, '/cfw/capitulo/3'],
    [3, 5, '/bcw/pergunta/5'],
    [2, 196, '/cmw/pergunta/196'],
    [4, 19, '/fgop/capitulo/19'],
    [6, 2, '/dcpr/capitulo/2'],
  ])('%s lead from %s to %s', (simbolo, numero, path) => {
    expect(fichaOf(simbolo)?.paginaPath(numero)).toBe(path)
  })

  it('give pages the labels of the server', () => {
    expect(pageLabel(FICHAS.dcpu, 3)).toBe('DCPU, Cap 3')
    expect(pageLabel(FICHAS.cmw, 70)).toBe('CMW, Pergunta 70')
  })

  it('name the section that a new note is of, where there are several', () => {
    expect(placeOfNova(FICHAS.cfw, 8, 2)).toEqual({ rotulo: 'CFW, Cap 8, Seção 2', titulo: 'CFW 8.2' })
    expect(placeOfNova(FICHAS.cfw, 8, 0)).toEqual({ rotulo: 'CFW, Cap 8' })
    expect(placeOfNova(FICHAS.cmw, 70, 1)).toEqual({ rotulo: 'CMW, Pergunta 70' })
  })
})
