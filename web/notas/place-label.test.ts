import { describe, expect, it } from 'vitest'
import { FICHAS } from '../padroes/public.ts'
import { fichaOf, fichaOfSigla, lugarDaNota, pageLabel, placeLabel, placeOfNova } from './place-label.ts'

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
    expect(placeOfNova(FICHAS.cfw, 8, 2)).toEqual({
      rotulo: 'CFW, Cap 8, Seção 2',
      titulo: 'CFW 8.2',
      ancora: 's2',
    })
    expect(placeOfNova(FICHAS.cfw, 8, 0)).toEqual({ rotulo: 'CFW, Cap 8' })
    expect(placeOfNova(FICHAS.cmw, 70, 1)).toEqual({ rotulo: 'CMW, Pergunta 70', ancora: 's1' })
  })

  it.each([
    ['s2', 'CFW, Cap 8, Seção 2', 'CFW 8.2', '/cfw/capitulo/8#s2'],
    ['s2p3', 'CFW, Cap 8, Seção 2, parágrafo 3', 'CFW 8.2, parágrafo 3', '/cfw/capitulo/8#s2p3'],
    ['s2d', 'CFW, Cap 8, Seção 2', 'CFW 8.2', '/cfw/capitulo/8#s2d'],
    ['n5', 'CFW, Cap 8, nota 5', 'CFW 8, nota 5', '/cfw/capitulo/8#n5'],
  ])('name %s and lead to it', (ancora, rotulo, nome, to) => {
    expect(placeLabel(FICHAS.cfw, 8, ancora)).toBe(rotulo)
    expect(lugarDaNota(FICHAS.cfw, 8, ancora)).toEqual({ nome, to })
  })

  it('name the page where there is no place inside of it', () => {
    expect([undefined, 'x9'].map((ancora) => lugarDaNota(FICHAS.cfw, 8, ancora))).toEqual([null, null])
    expect(lugarDaNota(FICHAS.cmw, 70, 's1')?.nome).toBe('CMW 70')
  })
})
