import { beforeEach, expect, it, vi } from 'vitest'
import { rascunhosDeNota } from '../rascunhos.ts'
import { openBase } from './base.ts'
import { tendDeixados } from './deixados.ts'

vi.mock('./base.ts', () => ({ openBase: vi.fn(), rangeOf: (email: string) => email }))

const ANA = 'ana@exemplo.com.br'
const EVA = 'eva@exemplo.com.br'
const DAY_MS = 24 * 60 * 60_000
const RASCUNHO = `${rascunhosDeNota(ANA)}nota:1`

let fila: [string, string][]

beforeEach(() => {
  fila = [
    [ANA, 'a'],
    [EVA, 'b'],
  ]
  const db = {
    getAllKeys: async () => fila,
    delete: async (_: string, email: string) => {
      fila = fila.filter(([owner]) => owner !== email)
    },
  }
  vi.mocked(openBase).mockImplementation(async () => Object.assign(Object.create(null), db))
  const values: Record<string, string> = { [RASCUNHO]: '"Uma nota"' }
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

it('keeps what a reader left for 30 days, then drops it and tells him once', async () => {
  expect(await tendDeixados(EVA, 0)).toBe(false)
  await tendDeixados(EVA, 30 * DAY_MS)
  expect(fila).toHaveLength(2)
  expect(localStorage.getItem(RASCUNHO)).not.toBeNull()
  await tendDeixados(null, 31 * DAY_MS)
  expect(fila).toEqual([[EVA, 'b']])
  expect(localStorage.getItem(RASCUNHO)).toBeNull()
  expect(await tendDeixados(EVA, 40 * DAY_MS)).toBe(false)
  expect(await tendDeixados(ANA, 40 * DAY_MS)).toBe(true)
  expect(await tendDeixados(ANA, 40 * DAY_MS)).toBe(false)
})

it('counts anew when the reader has been there', async () => {
  await tendDeixados(EVA, 0)
  expect(await tendDeixados(ANA, 29 * DAY_MS)).toBe(false)
  await tendDeixados(EVA, 31 * DAY_MS)
  expect(fila).toHaveLength(2)
  expect(localStorage.getItem(RASCUNHO)).not.toBeNull()
})

it('drops nothing of who is signed in, however old', async () => {
  await tendDeixados(ANA, 0)
  await tendDeixados(ANA, 400 * DAY_MS)
  expect(fila).toContainEqual([ANA, 'a'])
})
