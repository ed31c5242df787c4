import { beforeEach, expect, it, vi } from 'vitest'
import { rascunhosDeDestaque, rascunhosDeNota } from '../rascunhos.ts'
import { adoptAnterior } from './adopt-anterior.ts'
import { openBase } from './base.ts'

vi.mock('./base.ts', () => ({ openBase: vi.fn(), rangeOf: (email: string) => email }))

const ANTES = 'ana@exemplo.com.br'
const AGORA = 'ana.lima@exemplo.com.br'

interface Linha {
  email: string
  id: string
  desde: number
}

let fila: Linha[]
let values: Record<string, string>

beforeEach(() => {
  fila = []
  const is =
    ([email, id]: readonly string[]) =>
    (linha: Linha) =>
      linha.email === email && linha.id === id
  const store = {
    getAll: async (email: string) => fila.filter((linha) => linha.email === email),
    count: async (key: readonly string[]) => fila.filter(is(key)).length,
    put: async (linha: Linha) => {
      fila = [...fila.filter((each) => !is([linha.email, linha.id])(each)), linha]
    },
    delete: async (key: readonly string[]) => {
      fila = fila.filter((each) => !is(key)(each))
    },
  }
  const db = { transaction: () => ({ store, done: Promise.resolve() }) }
  vi.mocked(openBase).mockImplementation(async () => Object.assign(Object.create(null), db))
  values = {}
  const methods = {
    getItem: (key: string) => values[key] ?? null,
    setItem: (key: string, value: string) => {
      values[key] = value
    },
    removeItem: (key: string) => {
      delete values[key]
    },
  }
  vi.stubGlobal('localStorage', Object.setPrototypeOf(values, methods))
})

it('puts what waits and what is half written under the e-mail of now, and what is there already stays', async () => {
  fila = [
    { email: ANTES, id: 'n1', desde: 1 },
    { email: ANTES, id: 'n2', desde: 2 },
    { email: AGORA, id: 'n2', desde: 3 },
    { email: 'outra@exemplo.com.br', id: 'n3', desde: 4 },
  ]
  values[`${rascunhosDeNota(ANTES)}1-8`] = '"uma nota"'
  values[`${rascunhosDeDestaque(ANTES)}d1`] = '"de antes"'
  values[`${rascunhosDeDestaque(AGORA)}d1`] = '"de agora"'
  await adoptAnterior('Ana@exemplo.com.br', AGORA)
  expect(fila.toSorted((a, b) => a.desde - b.desde)).toEqual([
    { email: AGORA, id: 'n1', desde: 1 },
    { email: AGORA, id: 'n2', desde: 3 },
    { email: 'outra@exemplo.com.br', id: 'n3', desde: 4 },
  ])
  expect({ ...values }).toEqual({
    [`${rascunhosDeNota(AGORA)}1-8`]: '"uma nota"',
    [`${rascunhosDeDestaque(AGORA)}d1`]: '"de agora"',
  })
})

it('leaves all as it is when only the case has changed', async () => {
  fila = [{ email: ANTES, id: 'n1', desde: 1 }]
  await adoptAnterior('ANA@exemplo.com.br', ANTES)
  expect(fila).toHaveLength(1)
})
