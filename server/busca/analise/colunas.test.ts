import { describe, expect, it } from 'vitest'
import { analisarDocumento, SEPARADOR_DE_CAMPOS, toColunas, VERSAO_DO_ANALISADOR } from './colunas.ts'

describe('toColunas', () => {
  it('has as many tokens in both columns', () => {
    expect(toColunas(analisarDocumento({ titulo: 'Da Fé', texto: 'A fé salvadora.' }))).toEqual({
      forma: `da fe ${SEPARADOR_DE_CAMPOS} a fe salvadora`,
      raiz: `da fe ${SEPARADOR_DE_CAMPOS} a fe salvador`,
    })
  })

  it('keeps the divide where title or text is empty', () => {
    expect(toColunas(analisarDocumento({ titulo: '', texto: 'fé' })).forma).toBe(`${SEPARADOR_DE_CAMPOS} fe`)
    expect(toColunas(analisarDocumento({ titulo: 'fé', texto: '' })).forma).toBe(`fe ${SEPARADOR_DE_CAMPOS}`)
  })

  it('names its version', () => {
    expect(VERSAO_DO_ANALISADOR).toMatch(/^[0-9a-f]{16}$/)
  })
})
