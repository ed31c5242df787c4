import { describe, expect, it } from 'vitest'
import { user } from '#contract/auth.ts'
import { capituloCfw } from '#contract/cfw.ts'
import { createContractChecker } from './check-reply.ts'

const checker = createContractChecker([user, capituloCfw])

function check(
  path: string,
  status: number,
  json: unknown,
  type = 'application/json; charset=utf-8',
  more = {},
) {
  const call = { method: 'GET', path, headers: {}, body: null }
  const body = Buffer.from(typeof json === 'string' ? json : JSON.stringify(json))
  return checker.check(call, { status, headers: { 'content-type': type, ...more }, body })
}

function erro(statusCode: number, code: string, message: string, more: object = {}) {
  return { statusCode, code, error: message, message, ...more }
}

const leitor = { first_name: 'Ana', last_name: '', email: 'ana@exemplo.com.br', foto: null }

describe('createContractChecker', () => {
  it('takes what the contract declares', () => {
    expect(check('/api/user', 200, leitor)).toBeNull()
    expect(check('/api/user/', 401, erro(401, 'sem_sessao', 'Entre na sua conta para continuar.'))).toBeNull()
    expect(
      check('/api/nada', 404, erro(404, 'rota_inexistente', 'A chamada GET /api/error não existe.')),
    ).toBeNull()
    expect(check('/api/cfw/x', 422, erro(422, 'dados_invalidos', 'Isto não serve: “not this”.'))).toBeNull()
  })

  it.each([
    ['a server error', 500, erro(500, 'erro_interno', 'Algo deu errado.'), 'status 500'],
    ['a field that is not declared', 200, { ...leitor, senha_hash: 'x' }, 'fields outside'],
    ['a field that is missing', 200, { email: 'a' }, 'not its schema'],
    ['a status that is not declared', 409, erro(409, 'estado_nao_permite', 'Agora não.'), 'is not declared'],
    ['another error body', 401, { message: 'Unauthorized' }, 'not the error body'],
    [
      'a code of another status',
      401,
      erro(401, 'csrf_invalido', 'Recarregue a página.'),
      'csrf_invalido with 401',
    ],
    ['English', 401, erro(401, 'sem_sessao', 'Invalid input'), 'not Portuguese'],
    ['an empty message', 401, erro(401, 'sem_sessao', ' '), 'an empty message'],
    ['a stack trace', 401, erro(401, 'sem_sessao', 'Falhou at start (app.ts:1)'), 'a stack trace'],
    ['a field beyond the error', 401, erro(401, 'sem_sessao', 'Entre.', { stack: 'x' }), 'fields beyond'],
    ['no JSON', 401, '<html>', 'no JSON'],
  ])('finds %s', (_, status, json, problem) => {
    expect(check('/api/user', status, json)).toContain(problem)
  })

  it('takes 503 only from who says when to come again', () => {
    const busy = erro(503, 'banco_indisponivel', 'Tente de novo em instantes.')
    const json = 'application/json; charset=utf-8'
    expect(check('/api/user', 503, busy, json, { 'retry-after': '1' })).toBeNull()
    const slow = erro(503, 'nao_pronto', 'A busca não responde.')
    expect(check('/api/user', 503, slow, json, { 'retry-after': '1' })).toBeNull()
    expect(check('/api/user', 503, busy)).toBe('status 503')
    expect(check('/api/user', 503, {}, json, { 'retry-after': '1' })).toBe('status 503')
  })

  it('finds HTML where JSON is declared', () => {
    expect(check('/api/user', 200, leitor, 'text/html')).toContain('no JSON')
  })
})
