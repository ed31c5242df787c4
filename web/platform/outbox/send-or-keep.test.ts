import { describe, expect, it, vi } from 'vitest'
import { ApiError, isAway, NetworkError } from '../api-error.ts'
import { mustWait, sendOrKeep } from './send-or-keep.ts'

const answered = (status: number, retryAfter: number | null = null) =>
  new ApiError(status, { code: 'erro_interno', message: '' }, retryAfter)
const outroLeitor = new ApiError(409, { code: 'outro_leitor', message: '' })

it.each([
  ['no network', new NetworkError(0), true, true],
  ['a database or proxy that is away', answered(503), true, true],
  ['too many calls', answered(429, 3), false, true],
  ['too many tries of a password', answered(429), false, false],
  ['somebody else’s session', outroLeitor, false, true],
  ['a full quota', answered(422), false, false],
  ['a fault of the server', answered(500), false, false],
  ['a conflict', new ApiError(409, { code: 'estado_nao_permite', message: '' }), false, false],
  ['something that is broken here', new TypeError(), false, false],
])('%s', (_, error, away, waits) => {
  expect([isAway(error), mustWait(error)]).toEqual([away, waits])
})

describe('a change', () => {
  const ANA = 'ana@exemplo.com.br'
  const away = new NetworkError(new Error('away'))
  const send = vi.fn(async (leitor: string | null) => `sent for ${leitor}`)
  const keep = vi.fn(async (leitor: string, _reason: unknown) => `kept for ${leitor}`)

  function useDevice(controller: object | null): void {
    send.mockClear()
    keep.mockClear()
    vi.stubGlobal('navigator', { serviceWorker: { controller } })
    const user = { first_name: '', last_name: '', email: ANA, foto: null }
    vi.stubGlobal('localStorage', { getItem: () => JSON.stringify({ state: { user } }) })
  }

  it('is sent, and waits with the reason when nobody answers; both for its reader', async () => {
    useDevice({})
    expect(await sendOrKeep(null, send, keep)).toBe(`sent for ${ANA}`)
    expect(keep).not.toHaveBeenCalled()
    send.mockRejectedValueOnce(away)
    expect(await sendOrKeep(null, send, keep)).toBe(`kept for ${ANA}`)
    expect(keep).toHaveBeenCalledExactlyOnceWith(ANA, away)
  })

  it('does not wait when the server has said what is wrong with it', async () => {
    useDevice({})
    send.mockRejectedValueOnce(answered(422))
    await expect(sendOrKeep(null, send, keep)).rejects.toThrow(ApiError)
    expect(keep).not.toHaveBeenCalled()
  })

  it('may be refused by the device, for its own reason', async () => {
    useDevice({})
    send.mockRejectedValueOnce(away)
    keep.mockImplementationOnce((_, reason) => Promise.reject(reason))
    await expect(sendOrKeep(null, send, keep)).rejects.toBe(away)
  })

  it('does not wait on a device that keeps nothing', async () => {
    useDevice(null)
    send.mockRejectedValueOnce(away)
    await expect(sendOrKeep('n', send, keep)).rejects.toBe(away)
    expect(keep).not.toHaveBeenCalled()
  })
})
