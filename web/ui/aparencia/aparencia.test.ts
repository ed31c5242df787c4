import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { Aparencia, CORPO, ENTRELINHA, isEmVigor, NUMEROS, toCustomProperties } from './aparencia.ts'

const PADRAO = z.parse(Aparencia, {})

describe('Aparencia', () => {
  it('has a default for everything', () => {
    expect(PADRAO).toEqual({ corpo: 1, entrelinha: 1, numeros: true, disposicao: 'corrido' })
  })

  it('keeps what is still a choice and takes the default for the rest', () => {
    const kept = { corpo: 1.29, entrelinha: 3, numeros: 'sim', disposicao: 'linhas', largura: 42 }
    expect(z.parse(Aparencia, kept)).toEqual({
      corpo: 1.29,
      entrelinha: 1,
      numeros: true,
      disposicao: 'linhas',
    })
  })
})

describe('definitions', () => {
  it('offer the steps of the design, each of which is a value that is kept', () => {
    expect(CORPO.opcoes.map(({ ajuste }) => ajuste.corpo)).toEqual([0.86, 1, 1.14, 1.29, 1.43])
    expect(ENTRELINHA.opcoes.map(({ ajuste }) => ajuste.entrelinha)).toEqual([0.92, 1, 1.12])
    for (const { ajuste } of [...CORPO.opcoes, ...ENTRELINHA.opcoes]) {
      expect(z.parse(Aparencia, { ...PADRAO, ...ajuste })).toEqual({ ...PADRAO, ...ajuste })
    }
  })

  it('have exactly one option in force', () => {
    for (const { opcoes } of [CORPO, ENTRELINHA]) {
      expect(opcoes.filter(({ ajuste }) => isEmVigor(PADRAO, ajuste)).map(({ rotulo }) => rotulo)).toEqual([
        'Normal',
      ])
    }
    expect(isEmVigor(PADRAO, NUMEROS.ligada)).toBe(true)
    expect(isEmVigor(PADRAO, NUMEROS.desligada)).toBe(false)
  })
})

describe('toCustomProperties', () => {
  it('writes the factors as style sheets take them', () => {
    expect(toCustomProperties({ ...PADRAO, corpo: 1.14, entrelinha: 0.92 })).toEqual({
      '--reader-scale': '1.14',
      '--reader-leading': '0.92',
    })
  })
})
