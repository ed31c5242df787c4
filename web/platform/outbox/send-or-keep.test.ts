import { expect, it } from 'vitest'
import { ApiError, isAway, NetworkError } from '../api-error.ts'
import { mustWait } from './send-or-keep.ts'

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
