import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { listEndpoints } from '#tests/support/contract-endpoints.ts'
import { setupTestApp } from '#tests/support/test-app.ts'
import { PROJECT_ROOT } from './project-root.ts'

const harness = setupTestApp()
describe('GET /api/openapi.json', () => {
  it('describes every call of the contract, and only those', async () => {
    const document = (await harness.app.inject({ url: '/api/openapi.json' })).json()
    const described = Object.entries<Record<string, unknown>>(document.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    )
    const endpoints = await listEndpoints()
    const expected = endpoints.map(({ method, path }) => `${method} /api${path.replace(/:(\w+)/g, '{$1}')}`)
    expect(document.openapi).toMatch(/^3\.1/)
    expect(described.sort()).toEqual(expected.sort())
  })

  it('shows the schema of a reply', async () => {
    const document = (await harness.app.inject({ url: '/api/openapi.json' })).json()
    const reply = document.paths['/api/user'].get.responses['200'].content['application/json'].schema
    expect(Object.keys(reply.properties)).toEqual([
      'first_name',
      'last_name',
      'email',
      'foto',
      'papel',
      'email_confirmado',
      'email_anterior',
    ])
  })
})

describe('GET /api/docs', () => {
  it('shows every call as plain HTML, without scripts and inline styles', async () => {
    const response = await harness.app.inject({ url: '/api/docs' })
    expect(response.headers['content-type']).toContain('text/html')
    for (const { method, path } of await listEndpoints()) {
      expect(response.body).toContain(`${method} /api${path.replace(/:(\w+)/g, '{$1}')}<`)
    }
    expect(response.body).not.toMatch(/<script|style=|<style/)
    expect((await harness.app.inject({ url: '/api/docs/estilo.css' })).statusCode).toBe(200)
  })
})

describe('docs/api.md', () => {
  it('has a row for every call', async () => {
    const table = readFileSync(join(PROJECT_ROOT, 'docs/api.md'), 'utf8')
    const missing = (await listEndpoints())
      .map(({ method, path }) => `| ${method} | \`${path}\` |`)
      .filter((row) => !table.includes(row))
    expect(missing).toEqual([])
  })
})
