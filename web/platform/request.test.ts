import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { login, logoutGet, setCsrfToken, user } from '#contract/auth.ts'
import { baixarDados, enviarFoto } from '#contract/perfil.ts'
import { expectConsole } from '#tests/support/console-guard.ts'
import { ApiError, NetworkError } from './api-error.ts'
import { request, requestFile } from './request.ts'

interface Answer {
  readonly status: number
  readonly body: unknown
}

/** What the server answers to the next calls, in order; a missing one is a network that is away. */
let answers: Answer[]

let calls: { url: string; init: RequestInit }[]

const ok = (body: unknown): Answer => ({ status: 200, body })

const refused = (status: number, code: string): Answer => ({
  status,
  body: { statusCode: status, code, error: 'Uma frase.', message: 'Uma frase.', fields: { email: 'Ruim.' } },
})

const helena = { first_name: 'Helena', last_name: 'Monteiro', email: 'helena@exemplo.com.br', foto: null }
const credentials = { email: 'helena@exemplo.com.br', password: 'senha-segura' }

function browser({ cookie = '', cookieEnabled = true }) {
  vi.stubGlobal('document', { cookie })
  vi.stubGlobal('navigator', { cookieEnabled })
}

const tokensSent = () => calls.map(({ init }) => new Headers(init.headers).get('X-CSRFToken'))
const urls = () => calls.map(({ url }) => url)

beforeEach(() => {
  answers = []
  calls = []
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    calls.push({ url, init })
    const answer = answers.shift()
    if (!answer) throw new TypeError('Failed to fetch')
    return new Response(JSON.stringify(answer.body), { status: answer.status })
  })
})

afterEach(() => vi.unstubAllGlobals())

describe('request', () => {
  it('sends credentials and returns what the reply declares, and no more', async () => {
    browser({})
    answers = [ok({ ...helena, senha: 'nunca' })]
    expect(await request(user)).toEqual(helena)
    expect(calls[0]?.init).toMatchObject({ method: 'GET', credentials: 'include' })
  })

  it('throws the server’s error with its code, sentence and fields', async () => {
    browser({})
    answers = [refused(401, 'sem_sessao')]
    const error = await request(user).catch((reason: unknown) => reason)
    expect(error).toBeInstanceOf(ApiError)
    expect(error).toMatchObject({
      status: 401,
      code: 'sem_sessao',
      message: 'Uma frase.',
      fields: { email: 'Ruim.' },
    })
  })

  it('calls an answer that the contract does not know unexpected', async () => {
    browser({})
    answers = [{ status: 502, body: 'Bad Gateway' }, ok({ first_name: 1 })]
    await expect(request(user)).rejects.toMatchObject({ status: 502, code: 'resposta_inesperada' })
    await expect(request(user)).rejects.toMatchObject({ status: 200, code: 'resposta_inesperada' })
  })

  it('throws NetworkError with the reason when no answer comes', async () => {
    browser({})
    const error = await request(user).catch((reason: unknown) => reason)
    expect(error).toBeInstanceOf(NetworkError)
    expect(error).toMatchObject({ message: 'Sem conexão com o servidor.', cause: expect.any(TypeError) })
  })

  it('sends a file as it is, under its own type', async () => {
    browser({ cookie: 'csrftoken=tok' })
    answers = [ok(helena)]
    const body = new Blob(['pixels'], { type: 'image/webp' })
    await request(enviarFoto, { query: { x: 1, y: 2, lado: 30 }, body })
    expect(urls()).toEqual(['/api/perfil/foto?x=1&y=2&lado=30'])
    expect(calls[0]?.init.body).toBe(body)
    expect(new Headers(calls[0]?.init.headers).get('Content-Type')).toBe('image/webp')
  })

  it('passes on the reason of a call that was given up', async () => {
    browser({})
    await expect(request(user, { signal: AbortSignal.abort() })).rejects.toBeInstanceOf(TypeError)
  })
})

describe('the reader', () => {
  const leitores = () => calls.map(({ init }) => new Headers(init.headers).get('X-Leitor'))
  let entrou: string | null
  const enter = (email: string) => {
    entrou = JSON.stringify({ state: { user: { ...helena, email } } })
  }
  beforeEach(() => {
    browser({ cookie: 'csrftoken=tok' })
    vi.stubGlobal('localStorage', { getItem: () => entrou })
    enter('Helena@Exemplo.com.br')
  })

  it('is named by every call, unless another is meant', async () => {
    answers = [ok(helena), ok(helena), ok({ success: 'Feito.' })]
    await request(user)
    await request(user, { leitor: null })
    await request(login, { body: credentials })
    expect(leitores()).toEqual(['helena%40exemplo.com.br', null, 'helena%40exemplo.com.br'])
    entrou = null
    answers = [ok(helena)]
    await request(user)
    expect(leitores()[3]).toBeNull()
  })

  it.each([
    ['an answer', ok(helena)],
    ['the end of the session', refused(401, 'sem_sessao')],
  ])('who has come meanwhile is not given %s', async (_, answer) => {
    answers = [answer]
    const asked = request(user)
    enter('eva@exemplo.com.br')
    await expect(asked).rejects.toMatchObject({ code: 'outro_leitor' })
    answers = [answer]
    await expect(request(user, { leitor: 'helena@exemplo.com.br' })).rejects.toMatchObject({
      code: 'outro_leitor',
    })
    expect(leitores()).toEqual(['helena%40exemplo.com.br', 'helena%40exemplo.com.br'])
  })
})

it('reads when the server wants to be asked again', async () => {
  browser({})
  vi.stubGlobal('fetch', async () => new Response('', { status: 503, headers: { 'Retry-After': '5' } }))
  await expect(request(user)).rejects.toMatchObject({ status: 503, retryAfter: 5 })
  vi.stubGlobal('fetch', async () => new Response('', { status: 503, headers: { 'Retry-After': 'Sun' } }))
  await expect(request(user)).rejects.toMatchObject({ retryAfter: null })
})

describe('the CSRF token', () => {
  it('goes with every call when the cookie is there, and is not asked for', async () => {
    browser({ cookie: 'outro=1; csrftoken=tok%2B1' })
    answers = [ok(helena), ok({ success: 'Feito.' })]
    await request(user)
    await request(login, { body: credentials })
    expect(tokensSent()).toEqual(['tok+1', 'tok+1'])
    expect(urls()).toEqual(['/api/user', '/api/login'])
  })

  it('is not fetched, nor missed, before a read', async () => {
    browser({ cookieEnabled: false })
    answers = [ok(helena)]
    await request(user)
    expect(tokensSent()).toEqual([null])
  })

  it.each([
    ['an unsafe method', () => request(login, { body: credentials })],
    ['GET /logout', () => request(logoutGet)],
  ])('is fetched for %s when there is none', async (_, call) => {
    browser({})
    expectConsole('Cookie csrftoken não encontrado.')
    answers = [ok({ csrftoken: 'novo' }), ok({ success: 'Feito.' })]
    expect(await call()).toEqual({ success: 'Feito.' })
    expect(urls()[0]).toBe(`/api${setCsrfToken.path}`)
    expect(tokensSent()[1]).toBe('novo')
  })

  it('is fetched anew when the server refuses it, and the call is repeated once', async () => {
    browser({ cookie: 'csrftoken=velho' })
    answers = [
      refused(403, 'csrf_invalido'),
      ok({ csrftoken: 'novo' }),
      ok({ success: 'Feito.' }),
      refused(403, 'csrf_invalido'),
      ok({ csrftoken: 'novo' }),
      refused(403, 'csrf_invalido'),
    ]
    await request(login, { body: credentials })
    expect(tokensSent()).toEqual(['velho', null, 'novo'])
    expect(calls[2]?.init.body).toBe(JSON.stringify(credentials))
    await expect(request(login, { body: credentials })).rejects.toMatchObject({ code: 'csrf_invalido' })
    expect(calls).toHaveLength(6)
  })

  it('becomes null when it cannot be fetched: the call goes without it', async () => {
    browser({})
    expectConsole('Cookie csrftoken não encontrado.')
    expectConsole('Erro ao buscar CSRF token:')
    answers = [{ status: 503, body: {} }, refused(403, 'csrf_invalido'), { status: 503, body: {} }]
    await expect(request(login, { body: credentials })).rejects.toMatchObject({ code: 'csrf_invalido' })
    expect(tokensSent()).toEqual([null, null, null])
  })

  it('cannot be had when the browser keeps no cookies', async () => {
    browser({ cookieEnabled: false })
    await expect(request(login, { body: credentials })).rejects.toThrow(
      'Cookies estão desativados no navegador.',
    )
    expect(calls).toHaveLength(0)
  })
})

describe('requestFile', () => {
  const zip = (body: BodyInit, type = 'application/zip') =>
    vi.stubGlobal('fetch', async () => new Response(body, { headers: { 'Content-Type': type } }))
  const failureOf = () => requestFile(baixarDados, 'application/zip').catch((reason: unknown) => reason)

  it('gives the file', async () => {
    browser({})
    zip('PK')
    expect(await (await requestFile(baixarDados, 'application/zip')).text()).toBe('PK')
  })

  it('throws the server’s error, and what is not the file', async () => {
    browser({})
    answers = [refused(401, 'sem_sessao')]
    expect(await failureOf()).toMatchObject({ code: 'sem_sessao', status: 401 })
    zip('<h1>Em manutenção</h1>', 'text/html')
    expect(await failureOf()).toMatchObject({ code: 'resposta_inesperada' })
  })

  it('takes a file that breaks off for the network’s failure', async () => {
    browser({})
    zip(new ReadableStream({ start: (controller) => controller.error(new TypeError('terminated')) }))
    expect(await failureOf()).toBeInstanceOf(NetworkError)
  })
})
