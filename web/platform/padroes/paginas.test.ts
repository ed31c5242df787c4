import { describe, expect, it } from 'vitest'
import {
  fromNumeroCapitulo,
  fromOrdem,
  fromPergunta,
  toResposta,
  toSecao,
  toSecaoDcpr,
  toSecaoDcpu,
} from './paginas.ts'
import { groupParagrafos } from './paragrafos.ts'

describe('titles', () => {
  it('take the number that each standard prints', () => {
    expect(fromNumeroCapitulo({ numero_capitulo: 8, titulo: 'De Cristo' })).toEqual({
      numero: 8,
      titulo: 'De Cristo',
    })
    expect(fromOrdem({ ordem: 2, titulo: 'Da Igreja' })).toEqual({ numero: 2, titulo: 'Da Igreja' })
    expect(fromPergunta({ numero_pergunta: 7, pergunta: 'O que é Deus?' })).toEqual({
      numero: 7,
      titulo: 'O que é Deus?',
    })
  })
})

describe('toResposta', () => {
  const pergunta = { id: 9, numero_pergunta: 9, pergunta: 'Quantas pessoas há na Divindade?' }

  it('makes the answer one section', () => {
    const parte = {
      id: 31,
      parte_da_resposta: 'Há três pessoas na Divindade.',
      ordem: 1,
      paragrafo: 1,
      marcador: 1,
      referencias: [{ referencia: '1Jo 5.7' }],
    }
    const [secao, ...rest] = toResposta({ ...pergunta, partes: [parte] })
    expect(rest).toEqual([])
    expect(secao?.partes).toEqual([
      {
        id: 31,
        parte: 'Há três pessoas na Divindade.',
        subtitulo: null,
        ordem_dentro_da_secao: 1,
        paragrafo: 1,
        marcador: 1,
        referencias: [{ referencia: '1Jo 5.7' }],
      },
    ])
  })

  it('has no section without parts', () => {
    expect(toResposta({ ...pergunta, partes: [] })).toEqual([])
  })
})

describe('sections', () => {
  it('of the CFW and the FGOP have neither title nor highlighted line', () => {
    const secao = { id: 5, secao: 2, partes: [] }
    expect(toSecao(secao)).toEqual({ ...secao, titulo: null, destaque: null })
  })

  it('of the DCPR keep their paragraphs apart and have no markers', () => {
    const { partes } = toSecaoDcpr({ id: 5, secao: 2, texto: 'Um.\n\nDois,\ntrês.' })
    expect(groupParagrafos(partes).map(({ partes: [primeira] }) => primeira?.texto)).toEqual([
      'Um.',
      'Dois,\ntrês.',
    ])
    expect(partes.every(({ marcador, referencias }) => marcador === null && referencias.length === 0)).toBe(
      true,
    )
  })

  it('of the DCPU have what the text gives them', () => {
    const secao = { id: 5, secao: 2, texto: 'Um.', titulo: 'Da oração', destaque: null }
    expect(toSecaoDcpu(secao)).toMatchObject({ secao: 2, titulo: 'Da oração', destaque: null })
    expect(toSecaoDcpu({ ...secao, titulo: null, destaque: 'Nele.' })).toMatchObject({
      titulo: null,
      destaque: 'Nele.',
    })
  })
})
