import { describe, expect, it } from 'vitest'
import { PADROES } from '../platform/padroes/padroes.ts'
import { fichaOf, fichaOfSigla, labelPath, numberOfLabel, pageLabel } from './rotulo.ts'

describe('labelPath', () => {
  it.each([
    ['CFW', 'Cap 3', '/cfw/capitulo/3'],
    ['BCW', 'Pergunta 5', '/bcw/pergunta/5'],
    ['CMW', 'Pergunta 196', '/cmw/pergunta/196'],
    ['FGOP', 'CAP 19', '/fgop/capitulo/19'],
    ['DCPR', 'capítulo 2', '/dcpr/capitulo/2'],
    ['DCPU', 'Capa', null],
  ])('%s %s leads to %s', (sigla, label, path) => {
    expect(labelPath(sigla, label)).toBe(path)
  })
})

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

  it('give pages the labels of the server', () => {
    expect(pageLabel(PADROES.dcpu, 3)).toBe('DCPU, Cap 3')
    expect(pageLabel(PADROES.cmw, 70)).toBe('CMW, Pergunta 70')
    expect(numberOfLabel('Pergunta 70')).toBe(70)
    expect(numberOfLabel('Pergunta')).toBeNull()
  })
})
