import { beforeEach, describe, expect, it, vi } from 'vitest'
import { expectConsole } from '#tests/support/console-guard.ts'
import { untilHolds } from '#tests/support/soon.ts'
import { ApiError, NetworkError } from '../platform/api-error.ts'
import { useAuthStore } from './auth-store.ts'
import { forgetWithoutSessao } from './forget-on-leaving.ts'
import { endSessionOn, userQuery } from './queries.ts'

// The store looks for its storage while it is imported, which a file before this one may have done without any.
vi.hoisted(() => {
  vi.resetModules()
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {}, removeItem: () => {} })
})

vi.mock('./forget-on-leaving.ts', () => ({ forgetWithoutSessao: vi.fn(async () => {}) }))

const helena = { first_name: 'Helena', last_name: 'Monteiro', email: 'helena@exemplo.com.br', foto: null }
const answered = (
  status: number,
  code: 'sem_sessao' | 'erro_interno' | 'nao_encontrado' | 'outro_leitor' | 'banco_indisponivel',
) => new ApiError(status, { code, message: '' })
const isSignedIn = () => useAuthStore.getState().isAuthenticated

beforeEach(() => {
  useAuthStore.setState({ user: helena, isAuthenticated: true, isLeaving: false })
  vi.mocked(forgetWithoutSessao).mockClear()
})

describe('endSessionOn', () => {
  it('signs out on sem_sessao, whatever the call', () => {
    endSessionOn(answered(401, 'sem_sessao'), ['notas'])
    expect(isSignedIn()).toBe(false)
  })

  it('signs out when a mutation finds no session', () => {
    endSessionOn(answered(401, 'sem_sessao'))
    expect(isSignedIn()).toBe(false)
  })

  it('takes what is the reader’s off the device, once, when the server says that the session is gone', async () => {
    endSessionOn(answered(401, 'sem_sessao'), ['notas'])
    endSessionOn(answered(401, 'sem_sessao'), ['leituras'])
    await untilHolds(() => expect(forgetWithoutSessao).toHaveBeenCalledExactlyOnceWith(helena.email))
  })

  it('leaves a reader who is leaving to that: nothing is written to the device that was just cleared', async () => {
    useAuthStore.setState({ isLeaving: true })
    endSessionOn(answered(401, 'sem_sessao'), ['notas'])
    await Promise.resolve()
    expect(isSignedIn()).toBe(true)
    expect(forgetWithoutSessao).not.toHaveBeenCalled()
  })

  it('takes nothing when the server does not know', async () => {
    expectConsole('Failed to fetch user')
    endSessionOn(answered(503, 'banco_indisponivel'), userQuery().queryKey)
    endSessionOn(new NetworkError(0), ['notas'])
    await Promise.resolve()
    expect(forgetWithoutSessao).not.toHaveBeenCalled()
  })

  it('asks whose session it is when it is somebody else’s, without naming anybody', async () => {
    const eva = { ...helena, email: 'eva@exemplo.com.br' }
    const fetch = vi.fn(async (_url: string, _init: RequestInit) => Response.json(eva))
    vi.stubGlobal('fetch', fetch)
    vi.stubGlobal('document', { cookie: '' })
    endSessionOn(answered(409, 'outro_leitor'), ['notas'])
    endSessionOn(answered(409, 'outro_leitor'))
    await untilHolds(() => expect(useAuthStore.getState().user).toEqual(eva))
    expect(fetch).toHaveBeenCalledOnce()
    expect(new Headers(fetch.mock.calls[0]?.[1].headers).has('X-Leitor')).toBe(false)
    expect(forgetWithoutSessao).not.toHaveBeenCalled()
  })

  it('stays for any other failure', () => {
    for (const error of [
      answered(500, 'erro_interno'),
      answered(404, 'nao_encontrado'),
      new NetworkError(0),
    ]) {
      endSessionOn(error, ['notas'])
    }
    expect(isSignedIn()).toBe(true)
  })

  it('signs out when the session check is answered with any error', () => {
    expectConsole('Failed to fetch user')
    endSessionOn(answered(500, 'erro_interno'), userQuery().queryKey)
    expect(isSignedIn()).toBe(false)
  })

  it('keeps the last known reader when the network is away', () => {
    expectConsole('Failed to fetch user')
    endSessionOn(new NetworkError(new TypeError('Failed to fetch')), userQuery().queryKey)
    expect(isSignedIn()).toBe(true)
  })
})
