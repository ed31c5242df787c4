import { describe, expect, it } from 'vitest'
import type { Paragrafo } from '#contract/ebook-texto.ts'
import { formatRestante, fracaoLida } from './fracao-lida.ts'

const paragrafo = (id: number, length: number): Paragrafo => {
  return { id, titulo: null, texto: 'a'.repeat(length), tipo: 'paragrafo', detalhes: {}, marcas: [] }
}

describe('fracaoLida', () => {
  const paragrafos = [paragrafo(1, 100), paragrafo(2, 300)]

  it('counts the characters before the point', () => {
    expect(fracaoLida(paragrafos, null)).toBe(0)
    expect(fracaoLida(paragrafos, { paragrafo: 1, deslocamento: 0 })).toBe(0)
    expect(fracaoLida(paragrafos, { paragrafo: 2, deslocamento: 100 })).toBe(0.5)
  })

  it('is 0 for a paragraph that is not there, and never more than 1', () => {
    expect(fracaoLida(paragrafos, { paragrafo: 9, deslocamento: 5 })).toBe(0)
    expect(fracaoLida(paragrafos, { paragrafo: 2, deslocamento: 999 })).toBe(1)
    expect(fracaoLida([], { paragrafo: 2, deslocamento: 1 })).toBe(0)
  })
})

describe('formatRestante', () => {
  it('rounds up to minutes', () => {
    expect(formatRestante(1400, 0)).toBe('7 min restantes neste capítulo')
    expect(formatRestante(1400, 0.99)).toBe('1 min restante neste capítulo')
    expect(formatRestante(1400, 1)).toBe('')
  })
})
