import { dictionary } from '@zxcvbn-ts/language-common'
import { describe, expect, it } from 'vitest'
import { AppError } from '#server/platform/app-error.ts'
import { demandSenhaIncomum } from './senhas-comuns.ts'

const HELENA = ['helena@exemplo.com.br', 'Helena Monteiro', 'hmonteiro']

async function refusalOf(senha: string): Promise<string> {
  try {
    await demandSenhaIncomum(senha, HELENA, 'senha_nova')
    return ''
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    expect(error.code).toBe('dados_invalidos')
    expect(error.fields).toEqual({ senha_nova: error.message })
    return error.message
  }
}

describe('exigirSenhaIncomum', () => {
  it.each(['password', 'PassWord', 'ｐａｓｓｗｏｒｄ', ' password ', 'football1', 'senha123'])(
    'refuses %j, which everybody takes, and says what to do',
    async (senha) => {
      expect(await refusalOf(senha)).toMatch(/^Esta senha está entre as mais usadas .* Escolha outra: /)
    },
  )

  it.each([
    'aaaaaaaa',
    '12121212',
    'abcabcabc',
    'abcdefgh',
    '87654321',
    '1234567890',
    '0987654321',
    'ABCDefgh',
  ])('refuses %j, a repetition or a sequence', async (senha) => {
    expect(await refusalOf(senha)).toMatch(
      /^Esta senha só repete caracteres ou segue uma sequência .* Escolha/,
    )
  })

  it.each(['helena@exemplo.com.br', 'HELENA MONTEIRO', 'hmonteiro'])(
    'refuses %j, the name of the reader',
    async (senha) => {
      expect(await refusalOf(senha)).toMatch(/^A senha não pode ser o seu nome ou o seu e-mail\. Escolha/)
    },
  )

  it.each(['Westminster', 'westminster1647!', 'Minha Biblioteca', 'Confissão de Fé'])(
    'refuses %j, a name of the library',
    async (senha) => {
      expect(await refusalOf(senha)).toMatch(/^Esta senha é um nome desta biblioteca .* Escolha/)
    },
  )

  it.each(['biblioteca da avó', 'uma senha boa', 'senha-de-prova', 'oito1234', 'cravo vermelho 7'])(
    'takes %j',
    async (senha) => {
      expect(await refusalOf(senha)).toBe('')
    },
  )

  it('refuses the 10,000 commonest of at least 8 characters', async () => {
    const long = [...new Set(dictionary['passwords-common'].filter((senha) => senha.length >= 8))].slice(
      0,
      10_000,
    )
    expect(long).toHaveLength(10_000)
    for (const senha of long) expect(await refusalOf(senha)).not.toBe('')
  })
})
