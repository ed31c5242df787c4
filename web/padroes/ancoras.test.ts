import { describe, expect, it } from 'vitest'
import { ancoraDaMarca, ancoraDaPagina, ancoraDaProva, ancoraDaSecao } from './ancoras.ts'
import { CAPITULO, PERGUNTA } from './unidades.ts'

describe('anchors of the whole text', () => {
  it('name chapters and questions', () => {
    expect(ancoraDaPagina(CAPITULO, 8)).toBe('capitulo-8')
    expect(ancoraDaPagina(PERGUNTA, 12)).toBe('pergunta-12')
  })

  it('name what is inside them', () => {
    expect(ancoraDaSecao('capitulo-8', 3)).toBe('capitulo-8-secao-3')
    expect(ancoraDaMarca('capitulo-8', 3)).toBe('capitulo-8-marca-3')
    expect(ancoraDaProva('capitulo-8', 3)).toBe('capitulo-8-prova-3')
  })
})
