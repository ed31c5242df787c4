import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { Aparencia } from '#contract/aparencia.ts'
import {
  CORPO,
  DA_BIBLIA,
  DA_LEITURA,
  DO_TEXTO,
  ENTRELINHA,
  isEmVigor,
  NUMEROS,
  vizinhaDe,
} from './escolhas.ts'

const PADRAO = z.parse(Aparencia, {})

describe('definitions', () => {
  it('offer the steps of the design', () => {
    expect(CORPO.opcoes.map(({ ajuste }) => ajuste.corpo)).toEqual([0.86, 1, 1.14, 1.29, 1.43])
    expect(ENTRELINHA.opcoes.map(({ ajuste }) => ajuste.entrelinha)).toEqual([0.92, 1, 1.12])
  })

  it('offer only values that are kept', () => {
    for (const definicao of [...DA_LEITURA, ...DO_TEXTO, ...DA_BIBLIA]) {
      const ajustes =
        definicao.tipo === 'escolha'
          ? definicao.opcoes.map(({ ajuste }) => ajuste)
          : [definicao.ligada, definicao.desligada]
      for (const ajuste of ajustes) {
        expect(z.parse(Aparencia, { ...PADRAO, ...ajuste })).toEqual({ ...PADRAO, ...ajuste })
      }
    }
  })

  it('have exactly one option in force', () => {
    for (const definicao of [...DA_LEITURA, ...DO_TEXTO]) {
      if (definicao.tipo === 'chave') expect(isEmVigor(PADRAO, definicao.desligada)).toBe(true)
      else expect(definicao.opcoes.filter(({ ajuste }) => isEmVigor(PADRAO, ajuste))).toHaveLength(1)
    }
    expect(isEmVigor(PADRAO, NUMEROS.ligada)).toBe(true)
  })
})

describe('vizinhaDe', () => {
  it('steps through the sizes and stops at both ends', () => {
    expect(vizinhaDe(CORPO, PADRAO, 1)).toEqual({ corpo: 1.14 })
    expect(vizinhaDe(CORPO, PADRAO, -1)).toEqual({ corpo: 0.86 })
    expect(vizinhaDe(CORPO, { ...PADRAO, corpo: 1.43 }, 1)).toBeNull()
    expect(vizinhaDe(CORPO, { ...PADRAO, corpo: 0.86 }, -1)).toBeNull()
  })
})
