import { describe, expect, it } from 'vitest'
import type { Parte } from '#contract/padrao-texto.ts'
import { groupParagrafos } from './paragrafos.ts'

function parte(ordem: number, paragrafo: number, texto: string): Parte {
  return {
    id: ordem,
    parte: texto,
    subtitulo: null,
    ordem_dentro_da_secao: ordem,
    paragrafo,
    marcador: ordem,
    referencias: [],
  }
}

function textosOf(partes: readonly Parte[]): string[] {
  return groupParagrafos(partes).map((paragrafo) => paragrafo.partes.map(({ texto }) => texto).join(''))
}

describe('groupParagrafos', () => {
  it('joins the parts of a paragraph with the space that the marker separated', () => {
    expect(textosOf([parte(1, 1, 'da culpa do pecado;'), parte(2, 1, 'e em serem libertados.')])).toEqual([
      'da culpa do pecado; e em serem libertados.',
    ])
  })

  it('adds no space before closing punctuation', () => {
    expect(textosOf([parte(1, 1, '(o seu Autor'), parte(2, 1, ') ele, em si.')])).toEqual([
      '(o seu Autor) ele, em si.',
    ])
  })

  it('starts a paragraph where the number changes', () => {
    const partes = [parte(1, 1, 'Um.'), parte(2, 2, 'Dois,'), parte(3, 2, 'três.')]
    expect(textosOf(partes)).toEqual(['Um.', 'Dois, três.'])
    expect(groupParagrafos(partes).map(({ numero }) => numero)).toEqual([1, 2])
  })

  it('puts a subtitle over its paragraph', () => {
    const partes = [
      parte(1, 1, 'Um.'),
      { ...parte(2, 2, 'Dois,'), subtitulo: 'Prefácio' },
      parte(3, 2, 'três.'),
    ]
    expect(groupParagrafos(partes).map(({ subtitulo }) => subtitulo)).toEqual([null, 'Prefácio'])
  })

  it('gives no paragraph for a section without parts', () => {
    expect(groupParagrafos([])).toEqual([])
  })
})
