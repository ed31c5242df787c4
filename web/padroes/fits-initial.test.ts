import { describe, expect, it } from 'vitest'
import type { Parte } from '#contract/padrao-texto.ts'
import { fitsInitial } from './fits-initial.ts'

const PARTE: Parte = {
  id: 1,
  parte: 'Texto.',
  subtitulo: null,
  ordem_dentro_da_secao: 1,
  paragrafo: 1,
  marcador: 1,
  referencias: [{ referencia: 'Rm 8.1' }],
}

describe('fitsInitial', () => {
  const paragrafo = (...textos: string[]) => ({
    numero: 1,
    subtitulo: null,
    partes: textos.map((texto) => ({ parte: PARTE, texto })),
  })

  it('counts the whole paragraph', () => {
    expect(fitsInitial(paragrafo('a'.repeat(210)))).toBe(false)
    expect(fitsInitial(paragrafo('a'.repeat(105), ` ${'a'.repeat(105)}`))).toBe(true)
  })

  it('refuses a letter whose tail would lie on the third line', () => {
    expect(fitsInitial(paragrafo(`Quando ${'a'.repeat(300)}`))).toBe(false)
  })
})
