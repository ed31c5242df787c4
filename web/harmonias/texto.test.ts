import { describe, expect, it } from 'vitest'
import type { PaginaDoTexto, Parte } from '#contract/padrao-texto.ts'
import { CAPITULO, PERGUNTA } from '../padroes/public.ts'
import { toTexto } from './texto.ts'

const parte = (ordem: number, paragrafo: number, texto: string, subtitulo: string | null = null): Parte => ({
  id: ordem,
  ordem_dentro_da_secao: ordem,
  paragrafo,
  parte: texto,
  subtitulo,
  marcador: ordem,
  referencias: [{ referencia: 'Rm 8.1' }],
})
const pagina = (...partes: Parte[]): PaginaDoTexto => ({
  numero: 11,
  titulo: 'Da Justificação',
  secoes: [{ id: 1, secao: 3, titulo: 'Do pregador', destaque: 'Convém.', partes }],
})

describe('toTexto', () => {
  it('joins the parts of a chapter into paragraphs, without markers', () => {
    const { secoes } = toTexto(
      pagina(
        parte(1, 1, 'Aqueles a quem Deus chama'),
        parte(2, 1, '(os eleitos'),
        parte(3, 1, '), também justifica;'),
        parte(4, 2, 'Outro parágrafo.'),
      ),
      CAPITULO,
    )
    expect(secoes).toEqual([
      {
        numero: 3,
        titulo: 'Do pregador',
        destaque: 'Convém.',
        paragrafos: [
          { subtitulo: null, texto: 'Aqueles a quem Deus chama (os eleitos), também justifica;' },
          { subtitulo: null, texto: 'Outro parágrafo.' },
        ],
      },
    ])
  })

  it('gives the answer of a catechism no number', () => {
    expect(toTexto(pagina(parte(1, 1, 'Adoção é um ato.')), PERGUNTA).secoes).toMatchObject([
      { numero: null, paragrafos: [{ texto: 'Adoção é um ato.' }] },
    ])
  })

  it('keeps the subtitle of a part over its paragraph', () => {
    const partes = [parte(1, 1, 'Antes.'), parte(2, 2, 'Primeiro,', 'Do exame'), parte(3, 2, 'o candidato.')]
    expect(toTexto(pagina(...partes), CAPITULO).secoes[0]?.paragrafos).toEqual([
      { subtitulo: null, texto: 'Antes.' },
      { subtitulo: 'Do exame', texto: 'Primeiro, o candidato.' },
    ])
  })
})
