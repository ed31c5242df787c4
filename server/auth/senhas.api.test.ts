import { describe, expect, it } from 'vitest'
import * as auth from '#contract/auth.ts'
import { trocarSenha } from '#contract/perfil.ts'
import { errorOf } from '#tests/support/api-client.ts'
import { setupTestApp, TEST_PASSWORD } from '#tests/support/test-app.ts'

const harness = setupTestApp()

const LIA = { username: 'Lia Prado', email: 'lia@exemplo.com.br' }
const INVALIDA = { status: 422, code: 'dados_invalidos' }

describe('a password that is guessed first', () => {
  it.each(['password', '12345678', 'aaaaaaaa', 'lia@exemplo.com.br', 'lia prado'])(
    'is refused at registration with a reason: %j',
    async (password) => {
      const client = await harness.visitorWithToken()
      const response = await client.call(auth.cadastro, { body: { ...LIA, password } })
      expect(errorOf(response)).toMatchObject(INVALIDA)
      expect(response.json().fields.password).toContain('Escolha outra')
      const lia = harness.db.read.selectFrom('usuario').selectAll().where('email', '=', LIA.email)
      expect(await lia.execute()).toEqual([])
    },
  )

  it('is told after the three rules of the form', async () => {
    const client = await harness.visitorWithToken()
    const body = { username: 'ab', email: 'lia@exemplo.com.br', password: 'password' }
    expect(errorOf(await client.call(auth.cadastro, { body })).message).toBe(auth.USERNAME_CURTO)
  })

  it('is refused as a new one', async () => {
    const client = await harness.reader()
    const { email } = (await client.call(auth.user)).json()
    for (const senha_nova of ['password', email]) {
      const response = await client.call(trocarSenha, { body: { senha_atual: TEST_PASSWORD, senha_nova } })
      expect(errorOf(response)).toMatchObject(INVALIDA)
      expect(response.json().fields.senha_nova).toContain('Escolha outra')
    }
  })
})
