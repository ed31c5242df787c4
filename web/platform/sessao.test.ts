import { describe, expect, it } from 'vitest'
import { ApiError } from './api-error.ts'
import { isSemSessao, readRememberedPlace, rememberPlace } from './sessao.ts'

describe('isSemSessao', () => {
  it('is true for the code, not for the status', () => {
    expect(isSemSessao(new ApiError(401, { code: 'sem_sessao', message: '' }))).toBe(true)
    expect(isSemSessao(new ApiError(401, { code: 'credenciais_invalidas', message: '' }))).toBe(false)
    expect(isSemSessao(new Error('sem_sessao'))).toBe(false)
  })
})

describe('the remembered place', () => {
  it('comes back whole', () => {
    const place = { pathname: '/biblia/capitulos/43/3', search: '?v=16', hash: '#fim' }
    expect(readRememberedPlace(rememberPlace(place))).toBe('/biblia/capitulos/43/3?v=16#fim')
  })

  it.each([null, undefined, {}, { de: 1 }, { de: 'https://exemplo.com' }, { de: '//exemplo.com' }])(
    'is none for %j',
    (state) => expect(readRememberedPlace(state)).toBeNull(),
  )
})
