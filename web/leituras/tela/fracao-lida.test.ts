import { describe, expect, it } from 'vitest'
import type { CapituloResumo, Paragrafo } from '#contract/ebook-texto.ts'
import { formatRestante, fracaoLida, percentDoLivro } from './fracao-lida.ts'

const paragrafo = (id: number, length: number): Paragrafo => {
  return { id, titulo: null, texto: 'a'.repeat(length), tipo: 'paragrafo', detalhes: {}, marcas: [] }
}
const capitulo = (id: number, palavras: number): CapituloResumo => {
  return { id, titulo: '', subtitulo: null, ordem_dentro_do_ebook: id, nivel: 1, palavras, secoes: [] }
}

describe('fracaoLida', () => {
  const paragrafos = [paragrafo(1, 100), paragrafo(2, 300)]

  it('counts the characters before the point', () => {
    expect(fracaoLida(paragrafos, null)).toBe(0)
    expect(fracaoLida(paragrafos, { paragrafo: 1, deslocamento: 0 })).toBe(0)
    expect(fracaoLida(paragrafos, { paragrafo: 2, deslocamento: 100 })).toBe(0.5)
    expect(fracaoLida(paragrafos, 'fim')).toBe(1)
  })

  it('is 0 for a paragraph that is not there, and never more than 1', () => {
    expect(fracaoLida(paragrafos, { paragrafo: 9, deslocamento: 5 })).toBe(0)
    expect(fracaoLida(paragrafos, { paragrafo: 2, deslocamento: 999 })).toBe(1)
    expect(fracaoLida([], { paragrafo: 2, deslocamento: 1 })).toBe(0)
  })
})

describe('percentDoLivro', () => {
  const sumario = [capitulo(1, 100), capitulo(2, 300)]

  it('weighs chapters by their words', () => {
    expect(percentDoLivro(sumario, 1, 0)).toBe(0)
    expect(percentDoLivro(sumario, 2, 0)).toBe(25)
    expect(percentDoLivro(sumario, 2, 0.5)).toBe(62)
    expect(percentDoLivro(sumario, 2, 0.999)).toBe(99)
    expect(percentDoLivro(sumario, 2, 1)).toBe(100)
  })

  it('knows nothing of other chapters', () => {
    expect(percentDoLivro(sumario, 9, 1)).toBe(0)
    expect(percentDoLivro([], 1, 1)).toBe(0)
  })
})

describe('formatRestante', () => {
  it('rounds up to minutes', () => {
    expect(formatRestante(1400, 0)).toBe('7 min restantes neste capítulo')
    expect(formatRestante(1400, 0.99)).toBe('1 min restante neste capítulo')
    expect(formatRestante(1400, 1)).toBe('')
  })
})
