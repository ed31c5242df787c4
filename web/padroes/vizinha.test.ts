import { describe, expect, it } from 'vitest'
import { FICHAS } from './fichas.ts'
import { formatVizinha } from './vizinha.ts'

const TITULOS = [{ numero: 71, titulo: 'Como a justificação é um ato da livre graça de Deus?' }]

describe('formatVizinha', () => {
  it('writes number and title', () => {
    expect(formatVizinha(FICHAS.cmw, 71, TITULOS)).toBe(
      '71. Como a justificação é um ato da livre graça de Deus?',
    )
  })

  it('writes the number alone while the titles are on their way', () => {
    expect(formatVizinha(FICHAS.cmw, 71, [])).toBe('Pergunta 71')
    expect(formatVizinha(FICHAS.fgop, 2, [])).toBe('Capítulo 2')
  })

  it.each(Object.values(FICHAS))('hides what lies beyond the ends of $sigla', (ficha) => {
    expect(formatVizinha(ficha, 0, [])).toBeNull()
    expect(formatVizinha(ficha, 1, [])).not.toBeNull()
    expect(formatVizinha(ficha, ficha.ultima, [])).not.toBeNull()
    expect(formatVizinha(ficha, ficha.ultima + 1, [])).toBeNull()
  })
})
