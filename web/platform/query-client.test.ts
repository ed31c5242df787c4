import { describe, expect, it } from 'vitest'
import { STATUS_BY_CODE } from '#contract/erros.ts'
import { ApiError, NetworkError } from './api-error.ts'
import { createQueryClient, retryDelay, shouldRetry } from './query-client.ts'

const answered = (status: number) => new ApiError(status, { code: 'erro_interno', message: 'Uma frase.' })

describe('shouldRetry', () => {
  it('tries 3 times more when the network is away, the server fails or asks for patience', () => {
    for (const error of [new NetworkError(undefined), answered(500), answered(503), answered(429)]) {
      expect([0, 1, 2, 3].map((failures) => shouldRetry(failures, error))).toEqual([true, true, true, false])
    }
  })

  it('never tries again what the server refused, nor what is broken here', () => {
    const refusals = Object.values(STATUS_BY_CODE).filter((status) => status < 500 && status !== 429)
    for (const status of refusals) expect(shouldRetry(0, answered(status))).toBe(false)
    expect(shouldRetry(0, answered(200))).toBe(false)
    expect(shouldRetry(0, new TypeError())).toBe(false)
  })
})

describe('retryDelay', () => {
  it('doubles from 1 s and stops at 30 s', () => {
    expect([0, 1, 2, 3, 4, 5, 6].map(retryDelay)).toEqual([1000, 2000, 4000, 8000, 16000, 30000, 30000])
  })
})

describe('createQueryClient', () => {
  it('tells of a query that failed, with its key', async () => {
    const told: unknown[] = []
    const client = createQueryClient((...failure) => told.push(failure))
    const error = answered(404)
    await client.prefetchQuery({ queryKey: ['x'], queryFn: () => Promise.reject(error) })
    expect(told).toEqual([[error, ['x']]])
  })
})
