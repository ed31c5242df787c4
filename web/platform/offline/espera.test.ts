import { expect, it } from 'vitest'
import { ApiError, NetworkError } from '../api-error.ts'
import { isAway, mustWait, restAfter } from './espera.ts'

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

it('rests as long as the server asks, longer each time, and never for ever', () => {
  expect([1, 2, 3, 9].map((failures) => restAfter(answered(503, 5), failures))).toEqual([
    5_000, 5_000, 8_000, 60_000,
  ])
  expect(restAfter(answered(500), 1)).toBe(2_000)
  expect(restAfter(answered(429, 9_000), 1)).toBe(300_000)
})

it('waits for an event where time alone does not help', () => {
  for (const error of [new NetworkError(0), outroLeitor, answered(401), null]) {
    expect(restAfter(error, 1)).toBeNull()
  }
})
