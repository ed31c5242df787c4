import { describe, expect, it } from 'vitest'
import * as auth from './auth.ts'
import { Nomes } from './perfil.ts'

const PAIR = { username: 'leitor', password: 'segredo-longo' }
const emailErrors = (email: string) =>
  auth.Cadastro.safeParse({ ...PAIR, email }).error?.issues.map((issue) => issue.message) ?? []

describe('Cadastro', () => {
  it.each(['a@b.co', 'ana.maria+1@sub.exemplo.com.br', 'a@b..c', 'a@.b.c', ' a@b.co '])('takes %j', (email) =>
    expect(emailErrors(email)).toEqual([]),
  )

  it.each(['', 'a', 'a@b', '@b.co', 'a@.co', 'a@b.', 'a@b@c.co', 'a b@c.co', `${'a'.repeat(250)}@b.co`])(
    'refuses %j with one sentence',
    (email) => expect(emailErrors(email)).toEqual([auth.EMAIL_INVALIDO]),
  )

  it.each([0x00ad, 0x034f, 0x1, 0x200b, 0x200d, 0x202e, 0x2060, 0x3164, 0xfe0f, 0xfeff])(
    'refuses an e-mail with a character that nobody sees: %i',
    (code) => {
      const hidden = String.fromCodePoint(code)
      expect(emailErrors(`a${hidden}@b.co`)).toEqual([auth.EMAIL_INVALIDO])
      expect(emailErrors(`a@b${hidden}.co`)).toEqual([auth.EMAIL_INVALIDO])
    },
  )

  it('refuses a name that nobody sees, and takes one that joins its letters', () => {
    const errorsOf = (username: string) =>
      auth.Cadastro.safeParse({ ...PAIR, username, email: 'a@b.co' }).error?.issues.map(
        ({ message }) => message,
      ) ?? []
    for (const username of ['\u200b\u200b\u200b', '\u200b \u2060', 'a'])
      expect(errorsOf(username)).toEqual([auth.USERNAME_CURTO])
    expect(errorsOf('نیم\u200cفاصله')).toEqual([])
    expect(Nomes.safeParse({ first_name: '\u200b', last_name: '' }).success).toBe(false)
    expect(Nomes.safeParse({ first_name: 'Ana', last_name: '' }).success).toBe(true)
  })
})
