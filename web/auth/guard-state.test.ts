import { describe, expect, it } from 'vitest'
import { ApiError, NetworkError } from '../platform/api-error.ts'
import { guardState } from './guard-state.ts'

const away = new NetworkError(undefined)
const failing = new ApiError(503, { code: 'banco_indisponivel', message: '' })

describe('guardState', () => {
  it.each([
    ['the check is on its way', false, 'pending', null, 'checking'],
    ['a known reader is being checked', true, 'pending', null, 'checking'],
    ['a known reader’s network is away', true, 'pending', away, 'allowed'],
    ['an unknown reader’s network is away', false, 'pending', away, 'checking'],
    ['the server fails for a known reader', true, 'pending', failing, 'checking'],
    ['the session is there', true, 'success', null, 'allowed'],
    ['the reader signed out since', false, 'success', null, 'denied'],
    ['there is no session', false, 'error', null, 'denied'],
    ['the network stays away from a known reader', true, 'error', away, 'allowed'],
  ] as const)('when %s', (_, isAuthenticated, status, failureReason, expected) => {
    expect(guardState({ isAuthenticated, status, failureReason })).toBe(expected)
  })
})
