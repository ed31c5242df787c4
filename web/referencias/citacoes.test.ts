import { describe, expect, it } from 'vitest'
import type { Citacao } from '#contract/referencias.ts'
import { groupByLugar, groupCitacoes, listLugares } from './citacoes.ts'

function citacao(simbolo: string, numero: number, inicio: number, fim = inicio): Citacao {
  return {
    parteId: numero * 10 + inicio,
    simbolo,
    numero,
    titulo: 'Título',
    secao: 1,
    marcador: 1,
    parte: 'texto',
    referencia: inicio === fim ? `Rm 8.${inicio}` : `Rm 8.${inicio}-${fim}`,
    inicio,
    fim,
  }
}

const nomes = (citacoes: readonly Citacao[] = []) => listLugares(citacoes)

describe('groupCitacoes', () => {
  const citacoes = [
    citacao('CFW', 10, 1, 39),
    citacao('CFW', 15, 1),
    citacao('CMW', 97, 1),
    citacao('CFW', 3, 28, 30),
    citacao('CFW', 11, 30),
  ]
  const { inteiro, porVersiculo, porInicio } = groupCitacoes(citacoes, 39)

  it('keeps citations of the whole chapter apart', () => {
    expect(nomes(inteiro)).toEqual(['CFW 10.1'])
    expect(nomes(porVersiculo.get(1))).toEqual(['CFW 15.1', 'CMW 97'])
  })

  it('counts a range at each of its verses, and once in the margin', () => {
    expect([...porVersiculo.keys()]).toEqual([1, 28, 29, 30])
    expect(nomes(porVersiculo.get(29))).toEqual(['CFW 3.1'])
    expect(nomes(porVersiculo.get(30))).toEqual(['CFW 3.1', 'CFW 11.1'])
    expect([...porInicio.keys()]).toEqual([1, 28, 30])
    expect(nomes(porInicio.get(30))).toEqual(['CFW 11.1'])
  })

  it('takes a chapter that nothing cites', () => {
    expect(groupCitacoes([], 6)).toEqual({ inteiro: [], porVersiculo: new Map(), porInicio: new Map() })
  })
})

describe('listLugares', () => {
  it('names each section of a chapter once, and each question', () => {
    const outraSecao = { ...citacao('CFW', 3, 2), secao: 2 }
    expect(
      listLugares([citacao('CFW', 3, 1), citacao('CFW', 3, 2), outraSecao, citacao('CMW', 3, 1)]),
    ).toEqual(['CFW 3.1', 'CFW 3.2', 'CMW 3'])
  })
})

describe('groupByLugar', () => {
  it('gathers the parts of a section and drops the second range of one reference', () => {
    const umaParte = { ...citacao('CFW', 3, 28), referencia: 'Rm 8.28,30' }
    const [cfw, cmw] = groupByLugar([
      umaParte,
      { ...umaParte, inicio: 30, fim: 30 },
      citacao('CFW', 3, 29),
      citacao('CMW', 3, 29),
    ])
    expect(cfw?.nome).toBe('CFW 3.1')
    expect(cfw?.citacoes.map(({ referencia }) => referencia)).toEqual(['Rm 8.28,30', 'Rm 8.29'])
    expect(cmw?.citacoes).toHaveLength(1)
  })
})
