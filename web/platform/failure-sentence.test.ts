import { describe, expect, it } from 'vitest'
import { ApiError, NetworkError } from './api-error.ts'
import { failureSentence } from './failure-sentence.ts'

const taken = new ApiError(409, { code: 'email_ja_cadastrado', message: 'E-mail já cadastrado.' })
const strange = new ApiError(502, { code: 'resposta_inesperada', message: 'Resposta inesperada.' })

describe('failureSentence', () => {
  it('is the server’s own sentence', () => {
    expect(failureSentence(taken, 'Erro ao cadastrar', 'Falha no cadastro.')).toBe('E-mail já cadastrado.')
    expect(failureSentence(strange, 'Erro ao fazer login')).toBe('Resposta inesperada.')
  })

  it('is the fallback when the server had none', () => {
    expect(failureSentence(strange, 'Erro ao cadastrar', 'Falha no cadastro.')).toBe('Falha no cadastro.')
  })

  it('is the prefix and the reason when no answer came', () => {
    expect(failureSentence(new NetworkError(undefined), 'Erro ao fazer login')).toBe(
      'Erro ao fazer login: Sem conexão com o servidor.',
    )
    expect(failureSentence(new Error('Sem cookies.'), 'Erro ao cadastrar', 'Falha no cadastro.')).toBe(
      'Erro ao cadastrar: Sem cookies.',
    )
  })
})
