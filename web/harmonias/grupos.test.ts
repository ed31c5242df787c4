import { describe, expect, it } from 'vitest'
import type { Harmonia, PontaDaHarmonia } from '#contract/harmonias.ts'
import { toDestino } from './destino.ts'
import { cutGrupo, groupHarmonias } from './grupos.ts'

const cfw = (numero: number): PontaDaHarmonia => ({
  model: 'CapituloConfissaodeFe',
  id: numero,
  dados: { numero_capitulo: numero, titulo: `Capítulo da Confissão ${numero}` },
})
const cmw = (numero: number): PontaDaHarmonia => ({
  model: 'PerguntaCmw',
  id: numero,
  dados: { numero_pergunta: numero, pergunta: `Pergunta do Maior ${numero}` },
})
const dcpr = (ordem: number): PontaDaHarmonia => ({
  model: 'CapituloDcpr',
  id: ordem,
  dados: { ordem, titulo: `Capítulo do Diretório ${ordem}` },
})
const ebook = (id: number, titulo: string): PontaDaHarmonia => ({
  model: 'Ebook',
  id,
  dados: { id, titulo, autores: [], capa: null },
})

const harmoniasCom = (destinos: PontaDaHarmonia[]): Harmonia[] =>
  destinos.map((destino) => ({ origem: cfw(20), destino }))

describe('groupHarmonias', () => {
  it('puts the standards in their order and the ebooks last, whatever order they come in', () => {
    const grupos = groupHarmonias(harmoniasCom([ebook(1, 'Institutas'), dcpr(2), cmw(97), cfw(19)]))
    expect(grupos.map(({ nome, unidades }) => [nome, unidades])).toEqual([
      ['Confissão de Fé', 'capítulos'],
      ['Catecismo Maior', 'perguntas'],
      ['Diretório de Culto Privado', 'capítulos'],
      ['Ebooks', 'ebooks'],
    ])
  })

  it('orders pages by number and ebooks by title, accents as letters', () => {
    const destinos = [cmw(104), ebook(1, 'Ética'), cmw(97), ebook(2, 'Zelo'), cmw(9), ebook(3, 'Amor')]
    const [perguntas, ebooks] = groupHarmonias(harmoniasCom(destinos))
    expect(perguntas?.destinos.map(({ id }) => id)).toEqual([9, 97, 104])
    expect(ebooks?.destinos.map(({ titulo }) => titulo)).toEqual(['Amor', 'Ética', 'Zelo'])
  })

  it('shows a destination of several themes once', () => {
    expect(groupHarmonias(harmoniasCom([cfw(1), cfw(1)]))[0]?.destinos).toHaveLength(1)
  })

  it('keeps a chapter and a question of the same number apart', () => {
    expect(groupHarmonias(harmoniasCom([cfw(1), cmw(1), ebook(1, 'Um')]))).toHaveLength(3)
  })

  it('gives no group for no harmony', () => {
    expect(groupHarmonias([])).toEqual([])
  })
})

describe('cutGrupo', () => {
  const perguntas = (total: number) => Array.from({ length: total }, (_, index) => toDestino(cmw(index + 1)))

  it('shows a short group whole', () => {
    expect(cutGrupo(perguntas(4))).toMatchObject({ visiveis: { length: 4 }, ocultos: 0 })
  })

  it('shows the first three of a long one and counts the rest', () => {
    const { visiveis, ocultos } = cutGrupo(perguntas(28))
    expect(visiveis.map(({ id }) => id)).toEqual([1, 2, 3])
    expect(ocultos).toBe(25)
  })
})
