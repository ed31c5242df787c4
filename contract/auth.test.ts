import { describe, expect, it } from 'vitest'
import * as auth from './auth.ts'

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
})
