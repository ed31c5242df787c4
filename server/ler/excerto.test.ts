import { describe, expect, it } from 'vitest'
import type { PaginaDoTexto } from '#contract/padrao-texto.ts'
import { citeBiblia, citePadrao } from './excerto.ts'

const parte = (texto: string, paragrafo: number, marcador: number | null = null) => ({
  ...{ id: paragrafo * 10 + (marcador ?? 0), parte: texto, subtitulo: null, ordem_dentro_da_secao: 1 },
  ...{ paragrafo, marcador, referencias: [] },
})
const pagina: PaginaDoTexto = {
  numero: 8,
  titulo: 'De Cristo, o Mediador',
  secoes: [
    {
      ...{ id: 1, secao: 1, titulo: null, destaque: null },
      partes: [
        parte('Aprouve a Deus', 1, 1),
        parte('; escolher o Filho', 1, 2),
        parte('Outro parágrafo.', 2),
      ],
    },
    { ...{ id: 2, secao: 2, titulo: null, destaque: 'Fim.' }, partes: [parte('O Filho de Deus.', 1)] },
  ],
}

describe('citePadrao', () => {
  it.each([
    [undefined, 'Aprouve a Deus; escolher o Filho Outro parágrafo.', 'CFW 8.1'],
    ['s1p2', 'Outro parágrafo.', 'CFW 8.1'],
    ['s2', 'O Filho de Deus.', 'CFW 8.2'],
    ['s2d', 'Fim.', 'CFW 8.2'],
    ['n2', 'escolher o Filho', 'CFW 8.1'],
  ])('%s', (lugar, texto, citado) => {
    expect(citePadrao({ padrao: 'cfw', pagina }, lugar)).toEqual({ texto, lugar: citado })
  })

  it.each(['s3', 's1p9', 's1d', 'n9', 'x'])('%s is no place of the page', (lugar) => {
    expect(citePadrao({ padrao: 'cfw', pagina }, lugar)).toBeNull()
  })

  it('cites a question by its number alone', () => {
    expect(citePadrao({ padrao: 'bcw', pagina }, undefined)?.lugar).toBe('BCW 8')
  })
})

describe('citeBiblia', () => {
  const livro = { id: 8, livro: 'Rute', abreviatura: 'Rt', quantidade_capitulos: 4 }
  const versiculos = [
    { id: 8_001_001, numero_versiculo: 1, texto_biblico: 'Nos dias dos juízes.' },
    { id: 8_001_002, numero_versiculo: 2, ate: 3, texto_biblico: 'Morreu Elimeleque.' },
  ]
  it.each([
    [undefined, 'Nos dias dos juízes.', 'Rute 1.1'],
    ['1-2', 'Nos dias dos juízes. Morreu Elimeleque.', 'Rute 1.1–3'],
    ['3', 'Morreu Elimeleque.', 'Rute 1.2–3'],
  ])('%s', (versos, texto, lugar) => {
    expect(citeBiblia({ livro, capitulo: 1, versiculos }, versos)).toEqual({ texto, lugar })
  })

  it('of verses that the chapter has not is none', () => {
    expect(citeBiblia({ livro, capitulo: 1, versiculos }, '9')).toBeNull()
  })
})
