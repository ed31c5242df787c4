import { describe, expect, it } from 'vitest'
import { labelPath, numberOfLabel, pageLabel, siglaOf, toSigla } from './rotulo.ts'

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
    expect([0, 1, 2, 3, 4, 5, 6, 7].map(siglaOf)).toEqual([
      null,
      'CFW',
      'CMW',
      'BCW',
      'FGOP',
      'DCPU',
      'DCPR',
      null,
    ])
  })

  it('are read in any case', () => {
    expect(toSigla('cfw')).toBe('CFW')
    expect(toSigla('xyz')).toBeNull()
  })

  it('give pages the labels of the server', () => {
    expect(pageLabel('DCPU', 3)).toBe('Cap 3')
    expect(pageLabel('CMW', 70)).toBe('Pergunta 70')
    expect(numberOfLabel('Pergunta 70')).toBe(70)
    expect(numberOfLabel('Pergunta')).toBeNull()
  })
})
