/** Failures that no feature declares: whatever happens, the caller gets the one error body. */
import { describe, expect, it } from 'vitest'
import { cadastro } from '#contract/auth.ts'
import { errorOf } from '#tests/support/api-client.ts'
import { setupTestApp } from '#tests/support/test-app.ts'

const harness = setupTestApp()

describe('unknown calls', () => {
  it.each(['/api/nada', '/api/cfw/8/completo/mais', '/api'])('%s answers 404 in JSON', async (url) => {
    const response = await harness.app.inject({ url })
    expect(errorOf(response)).toMatchObject({ status: 404, code: 'rota_inexistente' })
  })

  it('does not repeat the query string in the message', async () => {
    const response = await harness.app.inject({ url: '/api/nada?anotacao=segredo' })
    expect(response.body).not.toContain('segredo')
  })
})

describe('malformed requests', () => {
  async function post(payload: string, contentType: string) {
    const client = await harness.visitorWithToken()
    return harness.app.inject({
      method: 'POST',
      url: `/api${cadastro.path}`,
      headers: { 'content-type': contentType, 'x-csrftoken': client.cookies.get('csrftoken') },
      cookies: Object.fromEntries(client.cookies),
      payload,
    })
  }

  it.each([
    ['broken JSON', '{"username":', 'application/json', 422],
    ['a poisoned prototype', '{"__proto__":{"x":1}}', 'application/json', 422],
    ['a form', 'username=x', 'application/x-www-form-urlencoded', 415],
    ['a huge body', JSON.stringify({ username: 'x'.repeat(1024 * 1024) }), 'application/json', 413],
    ['an array', '[]', 'application/json', 422],
    ['null', 'null', 'application/json', 422],
  ])('%s', async (_, payload, contentType, status) => {
    expect(errorOf(await post(payload, contentType)).status).toBe(status)
  })

  it.each(['[]', 'null', '1', '"texto"', ''])('the body %j is refused in Portuguese', async (payload) => {
    const { message } = errorOf(await post(payload, 'application/json'))
    expect(message).toBe('Os dados enviados devem ser um objeto JSON.')
  })

  it('a parameter that comes twice is refused in Portuguese', async () => {
    const response = await harness.app.inject({ url: '/api/ebook?limit=1&limit=2' })
    expect(errorOf(response)).toMatchObject({ status: 422, message: 'Valor inválido.' })
  })

  it('a broken escape in the path', async () => {
    const response = await harness.app.inject({ url: '/api/cfw/%E0%A4%A' })
    expect(errorOf(response).status).toBe(422)
  })
})

describe('unexpected failures', () => {
  it('answers 500 without details when a query fails', async () => {
    await harness.db.exec('ALTER TABLE simbolo RENAME TO simbolo_escondido')
    const response = await harness.app.inject({ url: '/api/simbolo' })
    expect(errorOf(response)).toEqual({
      status: 500,
      code: 'erro_interno',
      message: 'Algo deu errado no servidor. Tente de novo em instantes.',
    })
    await harness.db.exec('ALTER TABLE simbolo_escondido RENAME TO simbolo')
    expect((await harness.app.inject({ url: '/api/simbolo' })).statusCode).toBe(200)
  })
})

describe('headers', () => {
  it('are strict and allow nothing inline', async () => {
    const { headers } = await harness.app.inject({ url: '/api/user' })
    expect(headers['content-security-policy']).not.toContain('unsafe-inline')
    expect(headers['content-security-policy']).not.toContain('upgrade-insecure-requests')
    expect(headers['content-security-policy']).toContain("default-src 'self'")
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(headers['strict-transport-security']).toBeUndefined()
  })
})
