import { describe, expect, it } from 'vitest'
import { toTexto } from './texto.ts'

const comum = { marcador: 1, referencias: [{ referencia: 'Rm 8.1' }] }

const parte = (ordem: number, paragrafo: number, texto: string, subtitulo: string | null = null) => ({
  ...comum,
  id: ordem,
  ordem_dentro_da_secao: ordem,
  paragrafo,
  parte: texto,
  subtitulo,
})

describe('toTexto', () => {
  it('joins the parts of a chapter into paragraphs, without markers', () => {
    const partes = [
      parte(1, 1, 'Aqueles a quem Deus chama'),
      parte(2, 1, '(os eleitos'),
      parte(3, 1, '), também justifica;'),
      parte(4, 2, 'Outro parágrafo.'),
    ]
    const capitulo = { id: 11, numero_capitulo: 11, titulo: 'x', secoes: [{ id: 1, secao: 1, partes }] }
    expect(toTexto(capitulo).secoes).toEqual([
      {
        numero: 1,
        titulo: null,
        destaque: null,
        paragrafos: [
          { subtitulo: null, texto: 'Aqueles a quem Deus chama (os eleitos), também justifica;' },
          { subtitulo: null, texto: 'Outro parágrafo.' },
        ],
      },
    ])
  })

  it('gives the answer of a catechism as one section without a number', () => {
    const respostas = ['Adoção é um ato', 'da livre graça.'].map((parte_da_resposta, index) => ({
      ...comum,
      id: index,
      parte_da_resposta,
      ordem: index + 1,
      paragrafo: 1,
    }))
    const pergunta = { id: 74, numero_pergunta: 74, pergunta: 'O que é a adoção?', partes: respostas }
    expect(toTexto(pergunta).secoes).toEqual([
      {
        numero: null,
        titulo: null,
        destaque: null,
        paragrafos: [{ subtitulo: null, texto: 'Adoção é um ato da livre graça.' }],
      },
    ])
  })

  it('keeps the subtitle of a part of the FGOP over its paragraph', () => {
    const partes = [parte(1, 1, 'Antes.'), parte(2, 2, 'Primeiro,', 'Do exame'), parte(3, 2, 'o candidato.')]
    const capitulo = { id: 17, ordem: 17, titulo: 'x', secoes: [{ id: 1, secao: 1, partes }] }
    expect(toTexto(capitulo).secoes[0]?.paragrafos).toEqual([
      { subtitulo: null, texto: 'Antes.' },
      { subtitulo: 'Do exame', texto: 'Primeiro, o candidato.' },
    ])
  })

  it('splits the text of a directory at its blank lines', () => {
    const secoes = [{ id: 1, secao: 3, texto: 'Um.\n\nDois.\n', titulo: 'Do pregador', destaque: 'Convém.' }]
    expect(toTexto({ id: 5, numero_capitulo: 5, titulo: 'x', secoes }).secoes).toEqual([
      {
        numero: 3,
        titulo: 'Do pregador',
        destaque: 'Convém.',
        paragrafos: [
          { subtitulo: null, texto: 'Um.' },
          { subtitulo: null, texto: 'Dois.' },
        ],
      },
    ])
  })

  it('gives the sections of the DCPR no title and no highlighted line', () => {
    const secoes = [{ id: 1, secao: 1, texto: 'Um.' }]
    expect(toTexto({ id: 9, ordem: 9, titulo: 'x', secoes }).secoes[0]).toMatchObject({
      titulo: null,
      destaque: null,
    })
  })
})
