import { describe, expect, it } from 'vitest'
import type { PontaDaHarmonia, TemaDaHarmonia } from '#contract/harmonias.ts'
import { compareTemas, filterTemas, formatSoEmUm, formatTotal } from './comparacao.ts'

const cfw = (numero: number, titulo: string): PontaDaHarmonia => ({
  model: 'CapituloConfissaodeFe',
  id: numero,
  dados: { numero_capitulo: numero, titulo },
})
const cmw = (numero: number, pergunta: string): PontaDaHarmonia => ({
  model: 'PerguntaCmw',
  id: numero,
  dados: { numero_pergunta: numero, pergunta },
})

const TEMAS: TemaDaHarmonia[] = [
  { id: 7, tema: 'O fim do homem', pontas: [cmw(1, 'Qual é o fim principal do homem?')] },
  {
    id: 3,
    tema: 'A justificação pela fé',
    pontas: [
      cmw(71, 'De que modo é ato da graça?'),
      cfw(11, 'Da Justificação'),
      cmw(70, 'O que é a justificação?'),
    ],
  },
  { id: 5, tema: 'A adoção', pontas: [cfw(12, 'Da Adoção'), cmw(74, 'O que é a adoção?')] },
  { id: 9, tema: 'A interpretação da Escritura', pontas: [cfw(1, 'Da Escritura Sagrada')] },
]
const ESCOLHA = { a: 'cfw', b: 'cmw' } as const
const idsOf = (temas: readonly { id: number }[]) => temas.map(({ id }) => id)

describe('compareTemas', () => {
  const comparacao = compareTemas(TEMAS, ESCOLHA)

  it("keeps the themes that both treat, in the publisher's order", () => {
    expect(idsOf(comparacao.ambos)).toEqual([3, 5])
  })

  it('pairs the pages of a theme, each side by number', () => {
    const [justificacao] = comparacao.ambos
    expect(justificacao?.a.map(({ rotulo }) => rotulo)).toEqual(['Capítulo 11'])
    expect(justificacao?.b.map(({ rotulo }) => rotulo)).toEqual(['Pergunta 70', 'Pergunta 71'])
  })

  it('tells the themes of the one from those of the other', () => {
    expect(idsOf(comparacao.soA)).toEqual([9])
    expect(idsOf(comparacao.soB)).toEqual([7])
  })

  it('turns with the choice', () => {
    const [justificacao] = compareTemas(TEMAS, { a: 'cmw', b: 'cfw' }).ambos
    expect(justificacao?.a).toHaveLength(2)
  })

  it('finds nothing in standards that treat no theme', () => {
    expect(compareTemas(TEMAS, { a: 'fgop', b: 'dcpr' })).toEqual({ ambos: [], soA: [], soB: [] })
  })
})

describe('filterTemas', () => {
  const { ambos } = compareTemas(TEMAS, ESCOLHA)

  it.each([
    ['', [3, 5]],
    ['   ', [3, 5]],
    ['JUSTIFICACAO', [3]],
    ['adoção', [5]],
    ['adocao', [5]],
    ['fé justificação', [3]],
    ['graça', [3]],
    ['70', [3]],
    ['7', [3, 5]],
    ['justificacao 74', []],
    ['santificação', []],
  ])('keeps for %j the themes %j', (filtro, ids) => {
    expect(idsOf(filterTemas(ambos, filtro))).toEqual(ids)
  })
})

describe('formatTotal', () => {
  it.each([
    [140, 140, '140 temas'],
    [1, 1, '1 tema'],
    [12, 140, '12 de 140 temas'],
  ])('says %i of %i', (visiveis, total, texto) => {
    expect(formatTotal(visiveis, total)).toBe(texto)
  })
})

describe('formatSoEmUm', () => {
  const { soA, soB } = compareTemas(TEMAS, ESCOLHA)
  const dois = [...soA, ...soB]

  it.each([
    [dois, dois, '2 temas estão só na CFW e 2 só no CMW.'],
    [soA, [], '1 tema está só na CFW.'],
    [[], dois, '2 temas estão só no CMW.'],
    [[], [], null],
  ])('counts the themes of only one', (a, b, texto) => {
    expect(formatSoEmUm({ ambos: [], soA: a, soB: b }, ESCOLHA)).toBe(texto)
  })
})
