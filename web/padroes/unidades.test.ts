import { describe, expect, it } from 'vitest'
import { CAPITULO, formatTotal, formatUnidade, PERGUNTA } from './unidades.ts'

describe('formatUnidade', () => {
  it('names one of them', () => {
    expect(formatUnidade(CAPITULO, 8)).toBe('Capítulo 8')
    expect(formatUnidade(PERGUNTA, 70)).toBe('Pergunta 70')
  })
})

describe('formatTotal', () => {
  it('counts them', () => {
    expect(formatTotal(CAPITULO, 33)).toBe('33 capítulos')
    expect(formatTotal(PERGUNTA, 1)).toBe('1 pergunta')
  })
})
