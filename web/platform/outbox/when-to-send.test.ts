import { beforeEach, expect, it, vi } from 'vitest'
import { ApiError, NetworkError } from '../api-error.ts'
import { askToSend, askToSendAfter, restAfter, whenToSend } from './when-to-send.ts'

const busy = (seconds: number) => new ApiError(503, { code: 'banco_indisponivel', message: '' }, seconds)
const answered = (status: number, retryAfter: number | null = null) =>
  new ApiError(status, { code: 'erro_interno', message: '' }, retryAfter)
const outroLeitor = new ApiError(409, { code: 'outro_leitor', message: '' })
const enviar = vi.fn(async (_isAgain: boolean): Promise<unknown> => null)

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('window', { addEventListener: () => {} })
  vi.stubGlobal('document', { addEventListener: () => {} })
  enviar.mockReset().mockResolvedValue(null)
  whenToSend(enviar)
  return () => vi.useRealTimers()
})

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

it('sends by itself when the time is over that the server asked for, and not before', async () => {
  enviar.mockResolvedValueOnce(busy(5))
  askToSend()
  await pass(4_999)
  askToSend()
  expect(enviar).toHaveBeenCalledOnce()
  await pass(1)
  expect(enviar).toHaveBeenCalledTimes(2)
  await pass(600_000)
  expect(enviar).toHaveBeenCalledTimes(2)
})

it('waits longer each time that it fails', async () => {
  enviar.mockResolvedValue(busy(0))
  askToSend()
  await pass(2_000)
  await pass(4_000)
  expect(enviar).toHaveBeenCalledTimes(3)
  await pass(7_999)
  expect(enviar).toHaveBeenCalledTimes(3)
  await pass(1)
  expect(enviar).toHaveBeenCalledTimes(4)
})

it('gives a server its time that refused a change just now', async () => {
  askToSendAfter(busy(5))
  askToSend()
  await pass(4_999)
  expect(enviar).not.toHaveBeenCalled()
  await pass(1)
  expect(enviar).toHaveBeenCalledOnce()
})

it('asks at once whose session it is, and waits for an event when the network is away', async () => {
  askToSendAfter(outroLeitor)
  await pass(0)
  expect(enviar).toHaveBeenCalledOnce()
  askToSendAfter(new NetworkError(0))
  await pass(600_000)
  expect(enviar).toHaveBeenCalledOnce()
})

it('rests as long as the server asks, longer each time, and never for ever', () => {
  expect([1, 2, 3, 9].map((failures) => restAfter(busy(5), failures))).toEqual([5_000, 5_000, 8_000, 60_000])
  expect(restAfter(answered(500), 1)).toBe(2_000)
  expect(restAfter(answered(429, 9_000), 1)).toBe(300_000)
})

it('waits for an event where time alone does not help', () => {
  for (const error of [new NetworkError(0), outroLeitor, answered(401), null]) {
    expect(restAfter(error, 1)).toBeNull()
  }
})
