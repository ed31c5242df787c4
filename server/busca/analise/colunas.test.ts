import { describe, expect, it } from 'vitest'
import { SEPARADOR, toColunas, VERSAO_DO_ANALISADOR } from './colunas.ts'

describe('toColunas', () => {
  it('has as many tokens in both columns', () => {
    expect(toColunas({ titulo: 'Da Fé', texto: 'A fé salvadora.' })).toEqual({
      forma: `da fe ${SEPARADOR} a fe salvadora`,
      raiz: `da fe ${SEPARADOR} a fe salvador`,
    })
  })

  it('keeps the divide where title or text is empty', () => {
    expect(toColunas({ titulo: '', texto: 'fé' }).forma).toBe(`${SEPARADOR} fe`)
    expect(toColunas({ titulo: 'fé', texto: '' }).forma).toBe(`fe ${SEPARADOR}`)
  })

  it('names its version', () => {
    expect(VERSAO_DO_ANALISADOR).toMatch(/^[0-9a-f]{16}$/)
  })
})
