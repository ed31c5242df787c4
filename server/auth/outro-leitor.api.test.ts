/** Calls that say whose they are: a session of somebody else answers none of them. */
import { expect, it } from 'vitest'
import { user } from '#contract/auth.ts'
import { recomendados } from '#contract/ebooks.ts'
import { LEITOR_HEADER, leitorKey } from '#contract/leitor.ts'
import { criarNota, listarNotas } from '#contract/notas.ts'
import { errorOf } from '#tests/support/api-client.ts'
import { setupTestApp } from '#tests/support/test-app.ts'

const harness = setupTestApp()

const body = { simbolo: 1, numero_pergunta: 8, titulo: 'Da outra', anotacao: '' }
const of = (email: string) => ({ [LEITOR_HEADER]: leitorKey(email) })

it('answers the reader of the session, however the address is written, and whoever names none', async () => {
  const client = await harness.reader()
  const { email } = (await client.call(user)).json()
  expect((await client.call(user, { headers: of(email) })).statusCode).toBe(200)
  expect((await client.call(user, { headers: of(` ${email.toUpperCase()} `) })).statusCode).toBe(200)
  expect((await client.call(criarNota, { body, headers: of(email) })).statusCode).toBe(201)
})

it.each(['outra@exemplo.com.br', 'ção@exemplo.com.br', ''])(
  'refuses a call for %j, which does nothing',
  async (email) => {
    const client = await harness.reader()
    const headers = of(email)
    expect(errorOf(await client.call(criarNota, { body, headers }))).toEqual({
      status: 409,
      code: 'outro_leitor',
      message: 'Outro leitor entrou neste navegador. Entre de novo na sua conta.',
    })
    expect(errorOf(await client.call(listarNotas, { headers })).code).toBe('outro_leitor')
    expect(errorOf(await client.call(recomendados, { headers })).code).toBe('outro_leitor')
    expect((await client.call(listarNotas)).json()).toEqual([])
  },
)

it('refuses what no page sends: a header that is no reader', async () => {
  const client = await harness.reader()
  const response = await client.call(user, { headers: { [LEITOR_HEADER]: '%E0%A4%A' } })
  expect(errorOf(response).code).toBe('outro_leitor')
})

it('tells a call without a session first that there is none, and answers a visitor what is for everybody', async () => {
  const visitor = await harness.visitorWithToken()
  const headers = of('ana@exemplo.com.br')
  expect(errorOf(await visitor.call(user, { headers })).code).toBe('sem_sessao')
  expect((await visitor.call(recomendados, { headers })).statusCode).toBe(200)
})
