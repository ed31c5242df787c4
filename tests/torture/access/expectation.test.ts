import { describe, expect, it } from 'vitest'
import { logoutGet } from '#contract/auth.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { lerNota, listarNotas } from '#contract/notas.ts'
import { listarSimbolos } from '#contract/padrao-texto.ts'
import { atualizarNomes } from '#contract/perfil.ts'
import { expectOutcome } from './expectation.ts'
import { isPrivate, samplePrivate } from './private-calls.ts'

const daEditora = { ...atualizarNomes, access: 'editor' } as const satisfies Endpoint
const daAdministracao = { ...atualizarNomes, access: 'administrador' } as const satisfies Endpoint

describe('expectOutcome', () => {
  it.each([
    [listarSimbolos, 'visitor without CSRF', 'allowed'],
    [listarNotas, 'visitor', 'sem_sessao'],
    [listarNotas, 'expired session', 'sem_sessao'],
    [listarNotas, 'reader without CSRF', 'allowed'],
    [atualizarNomes, 'reader without CSRF', 'csrf_invalido'],
    [atualizarNomes, 'visitor without CSRF', 'sem_sessao'],
    [logoutGet, 'visitor without CSRF', 'csrf_invalido'],
    [logoutGet, 'revoked session', 'allowed'],
    [atualizarNomes, 'other reader', 'allowed'],
    [atualizarNomes, 'editor', 'allowed'],
    [daEditora, 'visitor', 'sem_sessao'],
    [daEditora, 'reader', 'sem_permissao'],
    [daEditora, 'reader without CSRF', 'sem_permissao'],
    [daEditora, 'editor', 'allowed'],
    [daEditora, 'administrador', 'allowed'],
    [daAdministracao, 'editor', 'sem_permissao'],
    [daAdministracao, 'administrador', 'allowed'],
  ] as const)('%o by %s: %s', (endpoint, caller, outcome) => {
    expect(expectOutcome(endpoint, caller, false)).toBe(outcome)
  })

  it("hides a reader's row from another reader", () => {
    expect(expectOutcome(lerNota, 'other reader', true)).toBe('nao_encontrado')
  })
})

describe('isPrivate', () => {
  const withId = (schema: object) => ({
    method: 'GET',
    path: '',
    body: null,
    parameters: [{ name: 'id', in: 'path' as const, schema }],
  })

  it('is a call with an id that is neither a number nor one of a list', () => {
    expect(isPrivate(lerNota, withId({ pattern: '^[0-9a-f-]{36}$' }))).toBe(true)
    expect(isPrivate(lerNota, withId({ pattern: '^-?\\d+$' }))).toBe(false)
    expect(isPrivate(lerNota, withId({ enum: ['256'] }))).toBe(false)
    expect(isPrivate(listarSimbolos, withId({ pattern: '^[0-9a-f-]{36}$' }))).toBe(false)
  })
})

describe('samplePrivate', () => {
  it('names the call for which there is no sample', () => {
    const passage = { ebookId: 1, capituloId: 1, paragrafoId: 1 }
    const rows = {
      nota: '',
      leitura: '',
      versaoDaPosicao: 0,
      queroLer: '',
      destaque: '',
      marca: '',
      etiqueta: '',
      perfil: '',
      revisao: '',
      plano: '',
      sessao: '',
      foto: '',
      passage,
    }
    expect(() => samplePrivate({ ...lerNota, path: '/cofre/:id' }, rows)).toThrow('GET /cofre/:id')
  })
})
