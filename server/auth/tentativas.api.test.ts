import { afterEach, describe, expect, it, vi } from 'vitest'
import * as auth from '#contract/auth.ts'
import { excluirConta, trocarSenha } from '#contract/perfil.ts'
import { type Client, errorOf } from '#tests/support/api-client.ts'
import { setupTestApp, TEST_PASSWORD } from '#tests/support/test-app.ts'
import { entrar } from './service.ts'

const harness = setupTestApp({ MBW_PROXIES: '127.0.0.1' })

const MINUTE_MS = 60_000
const at = (address: string) => ({ 'x-forwarded-for': address })

async function emailOf(client: Client): Promise<string> {
  return (await client.call(auth.user)).json().email
}

/** Wrong passwords for an account, one after the other. @returns the statuses */
async function guess(email: string, addresses: readonly string[]): Promise<number[]> {
  const stranger = await harness.visitorWithToken()
  const statuses: number[] = []
  for (const address of addresses) {
    const body = { email, password: 'errada' }
    statuses.push((await stranger.call(auth.login, { body, headers: at(address) })).statusCode)
  }
  return statuses
}

async function signIn(email: string, address: string) {
  const client = await harness.visitorWithToken()
  return client.call(auth.login, { body: { email, password: TEST_PASSWORD }, headers: at(address) })
}

const five = (address: string) => Array<string>(5).fill(address)

/** Moves every try in time. */
async function shiftTentativas(ms: number): Promise<void> {
  const rows = await harness.db.read.selectFrom('tentativa').select(['id', 'ocorrida_em']).execute()
  for (const { id, ocorrida_em } of rows) {
    const moved = new Date(Date.parse(ocorrida_em) + ms).toISOString()
    await harness.db.write.updateTable('tentativa').set({ ocorrida_em: moved }).where('id', '=', id).execute()
  }
}

afterEach(async () => {
  vi.useRealTimers()
  await harness.db.write.deleteFrom('tentativa').execute()
})

describe('wrong passwords of strangers', () => {
  it('do not keep the owner out, who is elsewhere', async () => {
    const email = await emailOf(await harness.reader())
    expect(await guess(email, [...five('203.0.113.7'), '203.0.113.7'])).toEqual([
      401, 401, 401, 401, 401, 429,
    ])
    expect((await signIn(email, '198.51.100.1')).statusCode).toBe(200)
    // The owner's success forgives the stranger nothing.
    expect(await guess(email, ['203.0.113.7'])).toEqual([429])
  })

  it('do not keep the owner from changing the password or leaving', async () => {
    const owner = await harness.reader()
    const email = await emailOf(owner)
    await guess(email, five('127.0.0.1'))
    const body = { senha_atual: TEST_PASSWORD, senha_nova: 'outra senha boa' }
    expect((await owner.call(trocarSenha, { body })).statusCode).toBe(200)
    expect((await owner.call(excluirConta, { body: { senha: 'outra senha boa' } })).statusCode).toBe(200)
    const left = await harness.db.read.selectFrom('tentativa').select('acao').execute()
    expect(left.filter(({ acao }) => acao !== 'cadastro')).toEqual([])
  })

  it('count for the network of an IPv6 address', async () => {
    const email = await emailOf(await harness.reader())
    const hosts = ['1', '2', '3', '4', '5', '6'].map((host) => `2001:db8:0:1::${host}`)
    expect(await guess(email, hosts)).toEqual([401, 401, 401, 401, 401, 429])
    expect((await signIn(email, '2001:db8:0:2::1')).statusCode).toBe(200)
  })

  it('make every further try of the account wait, and one whose client has gone is not made', async () => {
    const client = await harness.reader()
    const email = await emailOf(client)
    await guess(email, five('203.0.113.8'))
    const gone = { endereco: '198.51.100.2', agente: 'prova', anterior: '', signal: AbortSignal.abort() }
    await expect(entrar(harness.db, { email, password: TEST_PASSWORD }, gone)).rejects.toMatchObject({
      code: 'muitas_tentativas',
    })
    const sessoes = await harness.db.read.selectFrom('sessao').select('agente').execute()
    expect(sessoes.map(({ agente }) => agente)).not.toContain('prova')
  })
})

describe('wrong passwords inside a session', () => {
  it('are counted for that session alone', async () => {
    const thief = await harness.reader()
    const email = await emailOf(thief)
    const owner = await harness.visitorWithToken()
    await owner.call(auth.login, { body: { email, password: TEST_PASSWORD } })
    const wrong = { senha_atual: 'errada', senha_nova: 'outra senha boa' }
    const statuses: number[] = []
    for (let index = 0; index < 6; index += 1) {
      statuses.push((await thief.call(trocarSenha, { body: wrong })).statusCode)
    }
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429])
    expect(errorOf(await thief.call(excluirConta, { body: { senha: TEST_PASSWORD } })).status).toBe(429)
    const right = { senha_atual: TEST_PASSWORD, senha_nova: 'outra senha boa' }
    expect((await owner.call(trocarSenha, { body: right })).statusCode).toBe(200)
    expect(errorOf(await thief.call(auth.user)).code).toBe('sem_sessao')
  })
})

describe('a clock that jumps', () => {
  it('forward sets nobody free', async () => {
    const email = await emailOf(await harness.reader())
    await guess(email, five('203.0.113.9'))
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 24 * 60 * MINUTE_MS })
    expect(await guess(email, ['203.0.113.9'])).toEqual([429])
  })

  it('back while the server was down locks nobody out for longer than 15 minutes', async () => {
    const email = await emailOf(await harness.reader())
    await guess(email, five('203.0.113.10'))
    await shiftTentativas(400 * 24 * 60 * MINUTE_MS)
    const refused = await signIn(email, '203.0.113.10')
    expect(errorOf(refused).status).toBe(429)
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(15 * 60)
    await shiftTentativas(-15 * MINUTE_MS)
    expect((await signIn(email, '203.0.113.10')).statusCode).toBe(200)
  })
})
