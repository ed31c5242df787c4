import { beforeEach, expect, it, vi } from 'vitest'
import { ApiError, NetworkError } from '../api-error.ts'
import { askToSend, askToSendAfter, restAfter, whenToSend } from './when-to-send.ts'

const busy = (seconds: number) => new ApiError(503, { code: 'banco_indisponivel', message: '' }, seconds)
const answered = (status: number, retryAfter: number | null = null) =>
  new ApiError(status, { code: 'erro_interno', message: '' }, retryAfter)
const outroLeitor = new ApiError(409, { code: 'outro_leitor', message: '' })
const away = new NetworkError(0)
const done = { falha: null, isLeft: false }
const failed = (falha: unknown) => ({ falha, isLeft: true })
const enviar = vi.fn(async (_isAgain: boolean): Promise<{ falha: unknown; isLeft: boolean }> => done)

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('window', { addEventListener: () => {} })
  vi.stubGlobal('document', { addEventListener: () => {} })
  enviar.mockReset().mockResolvedValue(done)
  whenToSend(enviar)
  return () => vi.useRealTimers()
})

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

it('sends by itself when the time is over that the server asked for, and not before', async () => {
  enviar.mockResolvedValueOnce(failed(busy(5)))
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
  enviar.mockResolvedValue(failed(busy(0)))
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

it('asks at once whose session it is', async () => {
  askToSendAfter(outroLeitor)
  await pass(0)
  expect(enviar).toHaveBeenCalledOnce()
})

it('tries again by itself while nobody answers, ever later, until nothing is left', async () => {
  enviar.mockResolvedValue(failed(away))
  askToSendAfter(away)
  for (const [runs, ms] of [5_000, 5_000, 10_000, 20_000].entries()) {
    await pass(ms - 1)
    expect(enviar).toHaveBeenCalledTimes(runs)
    await pass(1)
    expect(enviar).toHaveBeenCalledTimes(runs + 1)
  }
  enviar.mockResolvedValue(done)
  await pass(40_000)
  expect(enviar).toHaveBeenCalledTimes(5)
  await pass(3_600_000)
  expect(enviar).toHaveBeenCalledTimes(5)
})

it('need not wait for that when something says that the network is back', async () => {
  enviar.mockResolvedValueOnce(failed(away))
  askToSend()
  await pass(10)
  askToSend()
  await pass(3_600_000)
  expect(enviar).toHaveBeenCalledTimes(2)
})

it('is not put off by what fails while it waits', async () => {
  askToSendAfter(away)
  await pass(4_000)
  askToSendAfter(away)
  await pass(1_000)
  expect(enviar).toHaveBeenCalledOnce()
})

it('sends what was left for no fault of the network', async () => {
  enviar.mockResolvedValueOnce(failed(null))
  askToSend()
  await pass(5_000)
  expect(enviar).toHaveBeenCalledTimes(2)
})

it('remembers what began to wait while a run was under way', async () => {
  const { promise, resolve } = Promise.withResolvers<typeof done>()
  enviar.mockReturnValueOnce(promise)
  askToSend()
  askToSendAfter(busy(5))
  resolve(done)
  await pass(5_000)
  expect(enviar).toHaveBeenCalledTimes(2)
})

it('rests as long as the server asks, longer each time, and never for ever', () => {
  expect([1, 2, 3, 9].map((failures) => restAfter(busy(5), failures))).toEqual([5_000, 5_000, 8_000, 60_000])
  expect(restAfter(answered(500), 1)).toBe(2_000)
  expect(restAfter(answered(429, 9_000), 1)).toBe(300_000)
})

it('waits at most five minutes for one that does not answer', () => {
  expect([1, 2, 6, 7, 99].map((failures) => restAfter(away, failures))).toEqual([
    5_000, 10_000, 160_000, 300_000, 300_000,
  ])
})

it('waits for an event where time alone does not help', () => {
  const semSessao = new ApiError(401, { code: 'sem_sessao', message: '' })
  for (const error of [outroLeitor, semSessao]) expect(restAfter(error, 1)).toBeNull()
})
