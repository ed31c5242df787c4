import { describe, expect, it } from 'vitest'
import { SENHA_CURTA } from '#contract/auth.ts'
import { CAMPOS_DA_SENHA, firstBad, validateNomes, validateSenha } from './validate.ts'

describe('validateSenha', () => {
  const good = { senha_atual: 'antiga', senha_nova: 'oito1234', repeticao: 'oito1234' }

  it('lets a good change through, however short the old password is', () => {
    expect(validateSenha(good)).toEqual({})
    expect(validateSenha({ ...good, senha_atual: 'x' })).toEqual({})
  })

  it('has the specification’s sentence for a short password', () => {
    expect(validateSenha({ ...good, senha_nova: '1234567', repeticao: '1234567' })).toEqual({
      senha_nova: SENHA_CURTA,
    })
    expect(SENHA_CURTA).toBe('Senha deve ter ao menos 8 caracteres.')
  })

  it('wants the old password and the same new one twice', () => {
    expect(validateSenha({ ...good, senha_atual: '' })).toEqual({ senha_atual: 'Informe a senha atual.' })
    expect(validateSenha({ ...good, repeticao: 'oito1235' })).toEqual({
      repeticao: 'As duas senhas novas não são iguais.',
    })
  })

  it('tells everything at once, and which field comes first', () => {
    const errors = validateSenha({ senha_atual: '', senha_nova: '123', repeticao: '12' })
    expect(Object.keys(errors)).toEqual(['senha_atual', 'senha_nova', 'repeticao'])
    expect(firstBad(CAMPOS_DA_SENHA, errors)).toBe('senha_atual')
    expect(firstBad(CAMPOS_DA_SENHA, {})).toBeUndefined()
  })

  it('does not trim passwords', () => {
    expect(validateSenha({ ...good, repeticao: 'oito1234 ' })).toHaveProperty('repeticao')
    expect(validateSenha({ ...good, senha_nova: '  oito  ', repeticao: '  oito  ' })).toEqual({})
  })
})

describe('validateNomes', () => {
  it('wants a first name and no more', () => {
    expect(validateNomes({ first_name: 'Helena', last_name: '' })).toEqual({})
    expect(validateNomes({ first_name: '  ', last_name: 'Monteiro' })).toEqual({
      first_name: 'Informe o nome.',
    })
  })

  it('tells which of them is too long', () => {
    expect(validateNomes({ first_name: 'x', last_name: 'y'.repeat(151) })).toEqual({
      last_name: 'O nome deve ter no máximo 150 caracteres.',
    })
  })
})
