import { expect, it } from 'vitest'
import { markOf, openPacote } from './pacote.ts'

it('gives each reply as its own call would have answered it', async () => {
  const tipo = 'application/json; charset=utf-8'
  const [aberta] = openPacote({ tipo, respostas: [{ url: '/api/a', etag: 'W/"a1"', corpo: '"ção"' }] })
  expect(aberta).toMatchObject({ url: '/api/a', size: 7 })
  expect(aberta?.response.headers.get('Content-Type')).toBe(tipo)
  expect(aberta?.response.headers.get('ETag')).toBe('W/"a1"')
  expect(await aberta?.response.text()).toBe('"ção"')
})

it('refuses what is no packet', () => {
  expect(() => openPacote({ respostas: [] })).toThrow()
})

it('marks a whole packet under a name that no call has', () => {
  expect(markOf('/api/offline/biblia/1')).toBe('/guarda-pacote.json?url=%2Fapi%2Foffline%2Fbiblia%2F1')
})
