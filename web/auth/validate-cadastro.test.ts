import { describe, expect, it } from 'vitest'
import { EMAIL_INVALIDO, SENHA_CURTA, USERNAME_CURTO } from '#contract/auth.ts'
import { CADASTRO_FIELDS, validateCadastro } from './validate-cadastro.ts'

const good = { username: 'helena', email: 'helena@exemplo.com.br', password: 'senha-segura' }

describe('validateCadastro', () => {
  it('lets a good registration through', () => expect(validateCadastro(good)).toEqual({}))

  it('names every bad field in the order of the checks', () => {
    const errors = validateCadastro({ username: 'ab', email: 'helena@exemplo', password: '1234567' })
    expect(Object.entries(errors)).toEqual([
      ['username', USERNAME_CURTO],
      ['email', EMAIL_INVALIDO],
      ['password', SENHA_CURTA],
    ])
    expect(CADASTRO_FIELDS.find((field) => errors[field])).toBe('username')
  })

  it.each([
    ['username', '  a  ', USERNAME_CURTO],
    ['username', '', USERNAME_CURTO],
    ['email', 'sem arroba', EMAIL_INVALIDO],
    ['email', '', EMAIL_INVALIDO],
    ['password', '', SENHA_CURTA],
  ] as const)('tells what is wrong with %s %j', (field, value, message) => {
    expect(validateCadastro({ ...good, [field]: value })).toEqual({ [field]: message })
  })
})
