import { beforeEach, describe, expect, it, vi } from 'vitest'
import { expectConsole } from '#tests/support/console-guard.ts'

const helena = { first_name: 'Helena', last_name: 'Monteiro', email: 'helena@exemplo.com.br', foto: null }
const credentials = { email: helena.email, password: 'senha-segura' }
const signedOut = { user: null, isAuthenticated: false }

let stored: Map<string, string>

/** A page load: the store is made anew from what the device kept. */
async function loadStore(kept?: unknown) {
  if (kept !== undefined) stored.set('auth-storage', JSON.stringify({ state: kept, version: 0 }))
  vi.resetModules()
  return (await import('./auth-store.ts')).useAuthStore
}

function answer(status: number, body: unknown) {
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify(body), { status }))
}

const refusal = (statusCode: number, code: string) => ({ statusCode, code, error: 'Não.', message: 'Não.' })

beforeEach(() => {
  stored = new Map()
  vi.stubGlobal('document', { cookie: 'csrftoken=tok' })
  vi.stubGlobal('navigator', { cookieEnabled: true })
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  })
})

describe('the kept state', () => {
  it('is user and isAuthenticated, under auth-storage', async () => {
    const store = await loadStore()
    expect(store.getState()).toMatchObject(signedOut)
    store.getState().signIn(helena)
    expect(JSON.parse(stored.get('auth-storage') ?? '')).toEqual({
      state: { user: helena, isAuthenticated: true },
      version: 0,
    })
  })

  it('is there again after a page load', async () => {
    const store = await loadStore({ user: helena, isAuthenticated: true })
    expect(store.getState()).toMatchObject({ user: helena, isAuthenticated: true })
  })

  it('stays gone when this document hears late that another one took it away', async () => {
    const store = await loadStore({ user: helena, isAuthenticated: true })
    const { rereadAuth } = await import('./auth-store.ts')
    stored.delete('auth-storage')
    rereadAuth()
    expect(store.getState()).toMatchObject(signedOut)
    expect(stored.has('auth-storage')).toBe(false)
  })

  it.each([{ user: 'helena', isAuthenticated: true }, { isAuthenticated: true }, 'nada'])(
    'is nobody when the device kept %j',
    async (kept) => expect((await loadStore(kept)).getState()).toMatchObject(signedOut),
  )
})

describe('login', () => {
  it('gives the server’s sentence', async () => {
    const store = await loadStore()
    answer(200, { success: 'Login realizado com sucesso!' })
    expect(await store.getState().login(credentials)).toBe('Login realizado com sucesso!')
  })

  it('leaves nobody signed in when it fails', async () => {
    const store = await loadStore({ user: helena, isAuthenticated: true })
    answer(401, refusal(401, 'credenciais_invalidas'))
    await expect(store.getState().login(credentials)).rejects.toMatchObject({ code: 'credenciais_invalidas' })
    expect(store.getState()).toMatchObject(signedOut)
  })
})

describe('logout', () => {
  it('clears the user and the flag', async () => {
    const store = await loadStore({ user: helena, isAuthenticated: true })
    answer(200, { success: 'Feito.' })
    await store.getState().logout()
    expect(store.getState()).toMatchObject(signedOut)
  })

  it('writes a failure to the console, throws it on and keeps the reader', async () => {
    const store = await loadStore({ user: helena, isAuthenticated: true })
    expectConsole('Logout failed')
    answer(503, refusal(503, 'banco_indisponivel'))
    await expect(store.getState().logout()).rejects.toMatchObject({ code: 'banco_indisponivel' })
    expect(store.getState().isAuthenticated).toBe(true)
  })
})
