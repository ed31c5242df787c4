import { describe, expect, it } from 'vitest'
import { SENHA_CURTA } from '#contract/auth.ts'
import { checkForm } from '../ui/check-form.ts'
import { FormDaSenha } from './form-da-senha.ts'

const good = { senha_atual: 'antiga', senha_nova: 'oito1234', repeticao: 'oito1234' }

function errorsOf(changed: Partial<typeof good>) {
  const data = new FormData()
  for (const [name, value] of Object.entries({ ...good, ...changed })) data.set(name, value)
  return checkForm(FormDaSenha, data).errors
}

describe('the form of the password', () => {
  it('lets a good change through, however short the old password is', () => {
    expect(errorsOf({})).toEqual({})
    expect(errorsOf({ senha_atual: 'x' })).toEqual({})
  })

  it('has a sentence of its own for a short password', () => {
    expect(errorsOf({ senha_nova: '1234567', repeticao: '1234567' })).toEqual({ senha_nova: SENHA_CURTA })
    expect(SENHA_CURTA).toBe('Senha deve ter ao menos 8 caracteres.')
  })

  it('wants the old password and the same new one twice', () => {
    expect(errorsOf({ senha_atual: '' })).toEqual({ senha_atual: 'Informe a senha atual.' })
    expect(errorsOf({ repeticao: 'oito1235' })).toEqual({
      repeticao: 'As duas senhas novas não são iguais.',
    })
  })

  it('tells everything at once, in the order of the fields', () => {
    const errors = errorsOf({ senha_atual: '', senha_nova: '123', repeticao: '12' })
    expect(Object.keys(errors)).toEqual(['senha_atual', 'senha_nova', 'repeticao'])
  })

  it('does not trim passwords', () => {
    expect(errorsOf({ repeticao: 'oito1234 ' })).toHaveProperty('repeticao')
    expect(errorsOf({ senha_nova: '  oito  ', repeticao: '  oito  ' })).toEqual({})
  })
})
