import { describe, expect, it } from 'vitest'
import { foldForOffsets } from '#contract/fold.ts'
import { findAchados } from './achados.ts'

function find(texto: string, q: string, limit = 200) {
  const paragrafo = { id: 7, capitulo_id: 3, texto, texto_busca: foldForOffsets(texto) }
  return findAchados(paragrafo, foldForOffsets(q), limit)
}

describe('findAchados', () => {
  it('gives ranges of the text as it is written', () => {
    const [achado] = find('Da Fé que salva', 'fe')
    expect(achado).toEqual({
      capitulo_id: 3,
      paragrafo_id: 7,
      inicio: 3,
      fim: 5,
      trecho: 'Da Fé que salva',
      trecho_inicio: 3,
      trecho_fim: 5,
    })
  })

  it('finds every one, not overlapping, up to the limit', () => {
    expect(find('ananas', 'ana').map(({ inicio }) => inicio)).toEqual([0])
    expect(find('fé, fé e fé', 'fe').map(({ inicio }) => inicio)).toEqual([0, 4, 9])
    expect(find('fé, fé e fé', 'fe', 2)).toHaveLength(2)
    expect(find('nada', 'fe')).toEqual([])
  })

  it('keeps whole words around the hit', () => {
    const [achado] = find(`${'palavra '.repeat(30)}alvo${' palavra'.repeat(30)}`, 'alvo')
    expect(achado?.trecho).toBe(`… ${'palavra '.repeat(7)}alvo${' palavra'.repeat(7)} …`)
    expect(achado?.trecho.slice(achado.trecho_inicio, achado.trecho_fim)).toBe('alvo')
  })

  it('cuts a word longer than the window, but never a character', () => {
    const [achado] = find(`x${'🕊'.repeat(100)}alvo${'🕊'.repeat(100)}`, 'alvo')
    expect(achado?.trecho).toMatch(/^… (🕊)+alvo(🕊)+ …$/u)
    expect(achado?.trecho.isWellFormed()).toBe(true)
  })
})
