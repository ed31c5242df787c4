import { describe, expect, it } from 'vitest'
import { Cadastro, EMAIL_INVALIDO, SENHA_CURTA, USERNAME_CURTO } from '#contract/auth.ts'
import { Nomes } from '#contract/perfil.ts'
import { checkForm } from './check-form.ts'

function formOf(fields: Readonly<Record<string, string | Blob>>): FormData {
  const data = new FormData()
  for (const [name, value] of Object.entries(fields)) data.set(name, value)
  return data
}

describe('a registration', () => {
  const good = { username: 'helena', email: 'helena@exemplo.com.br', password: 'senha-segura' }
  const check = (changed: Partial<typeof good>) => checkForm(Cadastro, formOf({ ...good, ...changed }))

  it('may be sent when it is good', () => expect(check({})).toEqual({ values: good, errors: {} }))

  it('names every bad field in the order of the checks', () => {
    const { values, errors } = check({ username: 'ab', email: 'helena@exemplo', password: '1234567' })
    expect(values).toBeNull()
    expect(Object.entries(errors)).toEqual([
      ['username', USERNAME_CURTO],
      ['email', EMAIL_INVALIDO],
      ['password', SENHA_CURTA],
    ])
  })

  it.each([
    ['username', '  a  ', USERNAME_CURTO],
    ['username', '', USERNAME_CURTO],
    ['email', 'sem arroba', EMAIL_INVALIDO],
    ['email', '', EMAIL_INVALIDO],
    ['password', '', SENHA_CURTA],
  ] as const)('tells what is wrong with %s %j', (field, value, message) => {
    expect(check({ [field]: value }).errors).toEqual({ [field]: message })
  })
})

describe('the names of a reader', () => {
  const errorsOf = (fields: Readonly<Record<string, string | Blob>>) =>
    checkForm(Nomes, formOf(fields)).errors

  it('wants a first name and no more', () => {
    expect(errorsOf({ first_name: 'Helena', last_name: '' })).toEqual({})
    expect(errorsOf({ first_name: '  ', last_name: 'Monteiro' })).toEqual({ first_name: 'Informe o nome.' })
  })

  it('tells which of them is too long', () => {
    expect(errorsOf({ first_name: 'x', last_name: 'y'.repeat(151) })).toEqual({
      last_name: 'O nome deve ter no máximo 150 caracteres.',
    })
  })

  it('takes a field that is not there, or a file, for an empty one, and none that the schema does not name', () => {
    expect(errorsOf({ first_name: new Blob(['Helena']) })).toEqual({ first_name: 'Informe o nome.' })
    const { values } = checkForm(Nomes, formOf({ first_name: 'Helena', email: 'x' }))
    expect(values).toEqual({ first_name: 'Helena', last_name: '' })
  })
})
