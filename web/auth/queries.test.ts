import { beforeEach, describe, expect, it, vi } from 'vitest'
import { expectConsole } from '#tests/support/console-guard.ts'
import { ApiError, NetworkError } from '../platform/api-error.ts'
import { useAuthStore } from './auth-store.ts'
import { endSessionOn, userQuery } from './queries.ts'

// The store looks for its storage while it is imported.
vi.hoisted(() => {
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {}, removeItem: () => {} })
})

const helena = { first_name: 'Helena', last_name: 'Monteiro', email: 'helena@exemplo.com.br', foto: null }
const answered = (status: number, code: 'sem_sessao' | 'erro_interno' | 'nao_encontrado') =>
  new ApiError(status, { code, message: '' })
const isSignedIn = () => useAuthStore.getState().isAuthenticated

beforeEach(() => {
  useAuthStore.setState({ user: helena, isAuthenticated: true })
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
