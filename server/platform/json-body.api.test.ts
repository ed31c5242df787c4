import { beforeAll, describe, expect, it } from 'vitest'
import * as auth from '#contract/auth.ts'
import { buscar } from '#contract/busca.ts'
import * as notas from '#contract/notas.ts'
import { type Client, errorOf } from '#tests/support/api-client.ts'
import { setupTestApp } from '#tests/support/test-app.ts'

const harness = setupTestApp()
let helena: Client

beforeAll(async () => {
  helena = await harness.reader()
})

const NOTA = { simbolo: 1, numero_pergunta: 1, titulo: 't', anotacao: 'a' }
const NUL = 'O texto contém um caractere que não pode ser guardado (U+0000).'
const HALF = 'O texto contém um caractere pela metade. Apague-o e escreva-o de novo.'
const DEPTH = 'O corpo enviado tem objetos ou listas dentro de outros em excesso.'

/** JSON of a note with something in the place of its title, as text: JSON.stringify would not write it. */
const withTitulo = (titulo: string) => JSON.stringify(NOTA).replace('"t"', titulo)

describe('a body', () => {
  it.each([
    ['100,000 lists in each other', withTitulo('['.repeat(100_000) + ']'.repeat(100_000)), DEPTH],
    ['100,000 objects in each other', withTitulo(`${'{"a":'.repeat(100_000)}1${'}'.repeat(100_000)}`), DEPTH],
    ['half a surrogate pair', withTitulo(String.raw`"a\ud83d"`), HALF],
    ['the other half', withTitulo(String.raw`"\ude00 a"`), HALF],
    ['half a pair in a name', withTitulo(String.raw`"a","\ud83d":1`), HALF],
    ['U+0000', withTitulo(String.raw`"a\u0000"`), NUL],
  ])('with %s is refused', async (_, body, sentence) => {
    const headers = { 'content-type': 'application/json' }
    const { status, message } = errorOf(await helena.call(notas.criarNota, { body, headers }))
    expect([status, message]).toEqual([422, sentence])
  })

  it('with whole characters of two units is taken', async () => {
    const response = await helena.call(notas.criarNota, { body: { ...NOTA, titulo: 'a😀' } })
    expect(response.statusCode).toBe(201)
  })

  it('of a visitor is refused alike', async () => {
    const visitor = await harness.visitorWithToken()
    const body = { username: 'leitor\ud800', email: 'a@b.co', password: 'segredo-longo' }
    expect(errorOf(await visitor.call(auth.cadastro, { body })).message).toBe(HALF)
  })
})

it('U+0000 in a query is refused', async () => {
  expect(errorOf(await harness.visitor().call(buscar, { query: { q: 'a\u0000' } })).message).toBe(NUL)
})

it('pages may use nothing of the device but what reading needs', async () => {
  const { headers } = await harness.app.inject({ url: '/api/saude' })
  expect(headers['permissions-policy']).toMatch(/camera=\(\).*microphone=\(\).*screen-wake-lock=\(self\)/)
})
