import { beforeAll, describe, expect, it } from 'vitest'
import * as auth from '#contract/auth.ts'
import { VERSAO_DA_POLITICA } from '#contract/privacidade.ts'
import { errorOf } from '#tests/support/api-client.ts'
import { setupTestApp } from '#tests/support/test-app.ts'

const harness = setupTestApp({ MBW_PROXIES: '127.0.0.1' })

const HELENA = { username: 'Helena', email: 'Helena@Exemplo.com.br', password: 'uma senha boa' }

beforeAll(async () => {
  await (await harness.visitorWithToken()).call(auth.cadastro, { body: HELENA })
})

describe('GET /set-csrf-token', () => {
  it('gives the token in the body and in a cookie that the page can read', async () => {
    const client = harness.visitor()
    const response = await client.call(auth.setCsrfToken)
    expect(response.statusCode).toBe(200)
    expect(response.json()).toEqual({ csrftoken: client.cookies.get('csrftoken') })
    const [cookie] = response.cookies
    expect(cookie).toMatchObject({ name: 'csrftoken', sameSite: 'Lax', path: '/' })
    expect(cookie?.httpOnly).toBeUndefined()
  })

  it('keeps the token that is still good, so that two tabs do not undo each other', async () => {
    const client = await harness.visitorWithToken()
    const held = client.cookies.get('csrftoken')
    await client.call(auth.setCsrfToken)
    expect(client.cookies.get('csrftoken')).toBe(held)
  })

  it('makes no session row for a visitor', async () => {
    const sessoes = () => harness.db.read.selectFrom('sessao').selectAll().execute()
    const before = await sessoes()
    await harness.visitorWithToken()
    expect(await sessoes()).toEqual(before)
  })
})

describe('POST /cadastro', () => {
  it('creates the account and signs nobody in', async () => {
    const client = await harness.visitorWithToken()
    const response = await client.call(auth.cadastro, { body: { ...HELENA, email: 'nova@exemplo.com.br' } })
    expect(response.statusCode).toBe(201)
    expect(response.json()).toEqual({ success: 'Cadastro realizado com sucesso!' })
    expect(client.cookies.has('sessao')).toBe(false)
  })

  it('keeps which policy of privacy was accepted, and when', async () => {
    const row = await harness.db.read
      .selectFrom('usuario')
      .select(['consentimento_versao', 'consentimento_em', 'criado_em'])
      .where('email', '=', HELENA.email)
      .executeTakeFirstOrThrow()
    expect(row).toMatchObject({ consentimento_versao: VERSAO_DA_POLITICA, consentimento_em: row.criado_em })
  })

  it('stores the password as argon2id with the OWASP parameters', async () => {
    const { senha_hash } = await harness.db.read
      .selectFrom('usuario')
      .select('senha_hash')
      .where('email', '=', HELENA.email)
      .executeTakeFirstOrThrow()
    expect(senha_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  })

  it('refuses an e-mail that differs only in case', async () => {
    const client = await harness.visitorWithToken()
    const response = await client.call(auth.cadastro, { body: { ...HELENA, email: 'helena@exemplo.COM.BR' } })
    expect(errorOf(response)).toEqual({
      status: 409,
      code: 'email_ja_cadastrado',
      message: 'E-mail já cadastrado.',
    })
  })

  it.each([
    [{ username: 'ab', email: 'x', password: '1' }, auth.USERNAME_CURTO],
    [{ username: 'abc', email: 'x', password: '1' }, auth.EMAIL_INVALIDO],
    [{ username: 'abc', email: 'x@y.z', password: '1234567' }, auth.SENHA_CURTA],
    [{}, auth.USERNAME_CURTO],
  ])('checks in one order: %j', async (body, message) => {
    const client = await harness.visitorWithToken()
    expect(errorOf(await client.call(auth.cadastro, { body }))).toMatchObject({ status: 422, message })
  })

  it('lists every bad field', async () => {
    const client = await harness.visitorWithToken()
    const response = await client.call(auth.cadastro, { body: { username: 'ab', email: 'x', password: '1' } })
    expect(response.json().fields).toEqual({
      username: auth.USERNAME_CURTO,
      email: auth.EMAIL_INVALIDO,
      password: auth.SENHA_CURTA,
    })
  })

  it('refuses U+0000, which PostgreSQL cannot store', async () => {
    const client = await harness.visitorWithToken()
    const body = { ...HELENA, email: 'nul@exemplo.com.br', username: 'He\u0000lena' }
    expect(errorOf(await client.call(auth.cadastro, { body }))).toMatchObject({ status: 422 })
  })

  it.each([undefined, ''])('treats the empty body %j as missing fields', async (body) => {
    const client = await harness.visitorWithToken()
    const headers = { 'content-type': 'application/json' }
    expect(errorOf(await client.call(auth.cadastro, { body, headers })).status).toBe(422)
  })

  it('allows 60 registrations an hour from one address', async () => {
    const client = await harness.visitorWithToken()
    const headers = { 'x-forwarded-for': '203.0.113.60' }
    const rows = Array.from({ length: 60 }, (_, index) => ({
      id: `cadastro-${index}`,
      acao: 'cadastro' as const,
      conta: null,
      endereco: '203.0.113.60',
      sessao: null,
      ocorrida_em: new Date().toISOString(),
    }))
    await harness.db.write.insertInto('tentativa').values(rows).execute()
    const response = await client.call(auth.cadastro, {
      body: { ...HELENA, email: 'a61@exemplo.com' },
      headers,
    })
    expect(errorOf(response)).toMatchObject({ status: 429, code: 'muitas_tentativas' })
    expect(Number(response.headers['retry-after'])).toBeGreaterThan(3500)
  })
})

describe('POST /login', () => {
  it('opens a session: HttpOnly cookie, only its hash in the database', async () => {
    const client = await harness.visitorWithToken()
    const body = { email: ' HELENA@exemplo.com.br ', password: HELENA.password }
    const response = await client.call(auth.login, { body })
    expect(response.json()).toEqual({ success: 'Login realizado com sucesso!' })
    expect(response.cookies.find(({ name }) => name === 'sessao')).toMatchObject({
      httpOnly: true,
      sameSite: 'Lax',
      maxAge: 30 * 24 * 60 * 60,
    })
    const rows = await harness.db.read.selectFrom('sessao').select('token_hash').execute()
    expect(rows.map(({ token_hash }) => token_hash)).not.toContain(client.cookies.get('sessao'))
  })

  it('gives a new session id at each login and ends the old one', async () => {
    const client = await harness.reader()
    const before = client.cookies.get('sessao')
    await client.call(auth.login, { body: { email: HELENA.email, password: HELENA.password } })
    const after = client.cookies.get('sessao')
    expect(after).not.toBe(before)
    const thief = harness.visitor()
    thief.cookies.set('sessao', before ?? '')
    expect(errorOf(await thief.call(auth.user)).code).toBe('sem_sessao')
  })

  it.each([
    ['a wrong password', { email: HELENA.email, password: 'outra' }],
    ['an unknown e-mail', { email: 'ninguem@exemplo.com.br', password: 'outra' }],
  ])('answers %s with the same words', async (_, body) => {
    const client = await harness.visitorWithToken()
    expect(errorOf(await client.call(auth.login, { body }))).toEqual({
      status: 401,
      code: 'credenciais_invalidas',
      message: 'E-mail ou senha incorretos.',
    })
  })

  it('refuses a body of the wrong shape', async () => {
    const client = await harness.visitorWithToken()
    expect(errorOf(await client.call(auth.login, { body: { email: 1 } })).status).toBe(422)
  })

  it('stops the sixth failed login of an account from one address, also those made at the same time, and forgives after a success', async () => {
    const client = await harness.visitorWithToken()
    const email = 'alvo@exemplo.com.br'
    const headers = { 'x-forwarded-for': '203.0.113.5' }
    await client.call(auth.cadastro, { body: { ...HELENA, email } })
    const wrong = { body: { email, password: 'errada' }, headers }
    const replies = await Promise.all(Array.from({ length: 6 }, () => client.call(auth.login, wrong)))
    const statuses = replies.map(({ statusCode }) => statusCode)
    expect(statuses.sort()).toEqual([401, 401, 401, 401, 401, 429])
    const right = { body: { email, password: HELENA.password }, headers }
    const refused = await client.call(auth.login, right)
    expect(errorOf(refused).message).toMatch(/^Muitas tentativas. Tente de novo em \d+ minutos?\.$/)
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(800)
    await harness.db.write.deleteFrom('tentativa').execute()
    await client.call(auth.login, wrong)
    expect((await client.call(auth.login, right)).statusCode).toBe(200)
    expect(await harness.db.read.selectFrom('tentativa').selectAll().execute()).toEqual([])
  })

  it('stops an address after 20 failed logins of different accounts', async () => {
    const client = await harness.visitorWithToken()
    const headers = { 'x-forwarded-for': '203.0.113.20' }
    for (let index = 0; index < 20; index += 1) {
      const body = { email: `desconhecido${index}@exemplo.com`, password: 'errada' }
      expect((await client.call(auth.login, { body, headers })).statusCode).toBe(401)
    }
    const body = { email: 'outro@exemplo.com', password: 'errada' }
    expect(errorOf(await client.call(auth.login, { body, headers })).status).toBe(429)
    const elsewhere = { 'x-forwarded-for': '203.0.113.21' }
    expect((await client.call(auth.login, { body, headers: elsewhere })).statusCode).toBe(401)
  })
})

describe('GET /user', () => {
  it('tells who the reader is: the first name is the username at first', async () => {
    const client = await harness.visitorWithToken()
    await client.call(auth.login, { body: { email: HELENA.email, password: HELENA.password } })
    const response = await client.call(auth.user)
    expect(response.json()).toEqual({
      first_name: 'Helena',
      last_name: '',
      email: HELENA.email,
      foto: null,
      papel: 'leitor',
      email_confirmado: false,
      email_anterior: null,
    })
  })

  it('asks for a session', async () => {
    expect(errorOf(await harness.visitor().call(auth.user))).toMatchObject({
      status: 401,
      code: 'sem_sessao',
    })
  })

  it('does not accept an expired session', async () => {
    const client = await harness.reader()
    await harness.db.write.updateTable('sessao').set({ expira_em: '2000-01-01T00:00:00.000Z' }).execute()
    expect(errorOf(await client.call(auth.user)).code).toBe('sem_sessao')
  })

  it('writes to the session row at most once a day', async () => {
    const client = await harness.reader()
    const old = '2026-01-01T00:00:00.000Z'
    const recent = new Date(Date.now() - 60_000).toISOString()
    await harness.db.write.updateTable('sessao').set({ usada_em: recent }).execute()
    expect((await client.call(auth.user)).cookies).toEqual([])
    await harness.db.write.updateTable('sessao').set({ usada_em: old }).execute()
    expect((await client.call(auth.user)).cookies.map(({ name }) => name)).toContain('sessao')
  })
})

describe.each([
  ['POST /logout', auth.logoutPost],
  ['GET /logout', auth.logoutGet],
])('%s', (_, endpoint) => {
  it('ends the session and removes both cookies', async () => {
    const client = await harness.reader()
    const token = client.cookies.get('sessao') ?? ''
    const response = await client.call(endpoint)
    expect(response.statusCode).toBe(200)
    expect(response.headers['clear-site-data']).toBe('"cache"')
    expect([...client.cookies.keys()]).toEqual([])
    client.cookies.set('sessao', token)
    expect(errorOf(await client.call(auth.user)).code).toBe('sem_sessao')
  })

  it('needs the CSRF token', async () => {
    const client = await harness.reader()
    expect(errorOf(await client.call(endpoint, { csrf: false }))).toMatchObject({
      status: 403,
      code: 'csrf_invalido',
    })
    expect((await client.call(auth.user)).statusCode).toBe(200)
  })

  it('answers a visitor too', async () => {
    const client = await harness.visitorWithToken()
    expect((await client.call(endpoint)).statusCode).toBe(200)
  })
})

describe('CSRF', () => {
  it('refuses a call without token, with a foreign one, and with one of another session', async () => {
    const client = await harness.reader()
    const body = { email: HELENA.email, password: HELENA.password }
    const other = await harness.reader()
    const foreign = other.cookies.get('csrftoken') ?? ''
    expect((await client.call(auth.login, { body, csrf: false })).statusCode).toBe(403)
    const header = { 'x-csrftoken': 'inventado.assinatura' }
    expect((await client.call(auth.login, { body, csrf: false, headers: header })).statusCode).toBe(403)
    client.cookies.set('csrftoken', foreign)
    expect((await client.call(auth.login, { body })).statusCode).toBe(403)
  })

  it('accepts a trailing slash, as in POST /logout/', async () => {
    const client = await harness.reader()
    const response = await client.call({ ...auth.logoutPost, path: '/logout/' })
    expect(response.statusCode).toBe(200)
  })
})
