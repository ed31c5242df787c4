import { describe, expect, it } from 'vitest'
import type { Trecho } from '#contract/referencias.ts'
import { type CapituloCitado, cutCapitulos, groupByCapitulo } from './capitulos-citados.ts'

function verses(inicio: number, fim: number): Trecho['versiculos'] {
  return Array.from({ length: fim - inicio + 1 }, (_, index) => ({
    numero_versiculo: inicio + index,
    texto_biblico: 'Texto.',
  }))
}

function trecho(capitulo: number, inicio: number, fim: number): Trecho {
  return { livro: 44, capitulo, inicio, fim, versiculos: verses(inicio, fim) }
}

function citado(capitulo: number, versiculos: Trecho['versiculos']): CapituloCitado {
  return { livro: 44, capitulo, passagem: undefined, versiculos }
}

function passagensOf(referencia: string, trechos: Trecho[]) {
  return groupByCapitulo({ referencia, texto: '', trechos }).map(({ capitulo, passagem }) => [
    capitulo,
    passagem,
  ])
}

describe('groupByCapitulo', () => {
  it('writes the passage as the address takes it', () => {
    expect(passagensOf('At 4.19', [trecho(4, 19, 19)])).toEqual([[4, '19']])
    expect(passagensOf('At 15.10-11', [trecho(15, 10, 11)])).toEqual([[15, '10-11']])
  })

  it('joins the runs of one chapter', () => {
    const trechos = [trecho(4, 4, 4), trecho(4, 7, 8)]
    expect(passagensOf('At 4.4,7-8', trechos)).toEqual([[4, '4,7-8']])
    const [capitulo] = groupByCapitulo({ referencia: 'At 4.4,7-8', texto: '', trechos })
    expect(capitulo?.versiculos.map(({ numero_versiculo }) => numero_versiculo)).toEqual([4, 7, 8])
  })

  it('keeps chapters apart', () => {
    expect(passagensOf('At 7.54-8.1', [trecho(7, 54, 60), trecho(8, 1, 1)])).toEqual([
      [7, '54-60'],
      [8, '1'],
    ])
  })

  it('marks no verses of a whole chapter', () => {
    expect(passagensOf('At 2-3', [trecho(2, 1, 47), trecho(3, 1, 26)])).toEqual([
      [2, undefined],
      [3, undefined],
    ])
  })

  it('tells the words of another edition, and leads to it where there are no others', () => {
    const emprestado = { ...trecho(8, 37, 37), edicao: 'MBW' }
    const [misto] = groupByCapitulo({
      referencia: 'At 8.36-37',
      texto: '',
      trechos: [trecho(8, 36, 36), emprestado],
    })
    expect([misto?.edicao, misto?.versiculos.map(({ edicao }) => edicao)]).toEqual([
      undefined,
      [undefined, 'MBW'],
    ])
    const [so] = groupByCapitulo({ referencia: 'At 8.37', texto: '', trechos: [emprestado] })
    expect(so?.edicao).toBe('MBW')
  })

  it('knows the passage without a Bible', () => {
    expect(passagensOf('At 15.10-11', [{ ...trecho(15, 10, 11), versiculos: [] }])).toEqual([[15, '10-11']])
  })
})

describe('cutCapitulos', () => {
  it('shows a short reference whole', () => {
    const curta = [citado(2, verses(1, 12))]
    expect(cutCapitulos(curta)).toEqual({ visiveis: curta, ocultos: 0 })
  })

  it('cuts a long one after ten verses', () => {
    expect(cutCapitulos([citado(2, verses(1, 47)), citado(3, verses(1, 26))])).toEqual({
      visiveis: [citado(2, verses(1, 10))],
      ocultos: 63,
    })
  })

  it('cuts across chapters', () => {
    expect(cutCapitulos([citado(2, verses(46, 47)), citado(3, verses(1, 26))])).toEqual({
      visiveis: [citado(2, verses(46, 47)), citado(3, verses(1, 8))],
      ocultos: 18,
    })
  })
})
