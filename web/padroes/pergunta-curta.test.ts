import { describe, expect, it } from 'vitest'
import { isPerguntaCurta } from './pergunta-curta.ts'
import { CAPITULO, PERGUNTA } from './unidades.ts'

describe('isPerguntaCurta', () => {
  it('takes questions up to 60 characters', () => {
    expect(isPerguntaCurta(PERGUNTA, 'a'.repeat(60))).toBe(true)
    expect(isPerguntaCurta(PERGUNTA, 'a'.repeat(61))).toBe(false)
  })

  it('takes no chapter and no title that is not known yet', () => {
    expect(isPerguntaCurta(CAPITULO, 'Da Igreja')).toBe(false)
    expect(isPerguntaCurta(PERGUNTA, undefined)).toBe(false)
  })
})
