import { describe, expect, it } from 'vitest'
import { toPassagem } from './passagem.ts'

describe('toPassagem', () => {
  it('leaves the spaces at both ends out', () => {
    expect(toPassagem([{ paragrafo: 3, inicio: 10, texto: '  a fé  ' }])).toEqual({
      paragrafo_inicio_id: 3,
      inicio: 12,
      paragrafo_fim_id: 3,
      fim: 16,
      trecho: 'a fé',
    })
  })

  it('goes over several paragraphs, and past those of which nothing is selected', () => {
    const pedacos = [
      { paragrafo: 3, inicio: 10, texto: '' },
      { paragrafo: 4, inicio: 5, texto: 'fim de um.' },
      { paragrafo: 5, inicio: 0, texto: 'Outro.' },
      { paragrafo: 6, inicio: 0, texto: '' },
    ]
    expect(toPassagem(pedacos)).toEqual({
      paragrafo_inicio_id: 4,
      inicio: 5,
      paragrafo_fim_id: 5,
      fim: 6,
      trecho: 'fim de um.\nOutro.',
    })
  })

  it('knows the cells of one row', () => {
    const pedacos = [
      { paragrafo: 7, inicio: 0, texto: 'Ano' },
      { paragrafo: 7, inicio: 4, texto: 'Lugar' },
    ]
    expect(toPassagem(pedacos)).toMatchObject({ paragrafo_fim_id: 7, fim: 9, trecho: 'Ano\tLugar' })
  })

  it('is none when nothing but space is selected', () => {
    expect(toPassagem([])).toBeNull()
    expect(toPassagem([{ paragrafo: 3, inicio: 10, texto: ' \n' }])).toBeNull()
  })
})
