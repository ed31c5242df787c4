import { beforeEach, expect, it, vi } from 'vitest'
import { expectConsole } from '#tests/support/console-guard.ts'
import { ApiError, NetworkError } from '../api-error.ts'
import { askOrKept, changeKept, type Kept } from './ask-or-kept.ts'

const ANA = 'ana@exemplo.com.br'
const away = new NetworkError(new Error('away'))

/** Whose session it is, as the device knows it. */
let email: string
/** What the device has, by reader. */
let device: Map<string, string[]>
const kept: Kept<string[]> = {
  keep: async (leitor, reply) => void device.set(leitor, reply),
  read: async (leitor) => device.get(leitor),
  apply: async (_, reply) => [...reply, 'o que espera'],
}
const load = async () => kept
const answers = (reply: string[]) => async () => reply
const fails = (error: Error) => async (): Promise<string[]> => Promise.reject(error)
const settle = () => new Promise((resolve) => setTimeout(resolve))

beforeEach(() => {
  email = ANA
  device = new Map()
  vi.stubGlobal('navigator', { serviceWorker: { controller: {} } })
  vi.stubGlobal('localStorage', {
    getItem: () => JSON.stringify({ state: { user: { first_name: '', last_name: '', email, foto: null } } }),
  })
})

it('gives what the server answers, with what waits, and keeps the answer as it came', async () => {
  expect(await askOrKept(answers(['a']), load)).toEqual(['a', 'o que espera'])
  await settle()
  expect(device).toEqual(new Map([[ANA, ['a']]]))
})

it('gives what is kept of the reader, with what waits, while the server is away', async () => {
  device.set(ANA, ['b'])
  expect(await askOrKept(fails(away), load)).toEqual(['b', 'o que espera'])
  const busy = new ApiError(503, { code: 'banco_indisponivel', message: '' })
  expect(await askOrKept(fails(busy), load)).toEqual(['b', 'o que espera'])
  email = 'eva@exemplo.com.br'
  await expect(askOrKept(fails(away), load)).rejects.toBe(away)
})

it('does not hide what the server says behind what is kept', async () => {
  device.set(ANA, ['b'])
  const gone = new ApiError(404, { code: 'nao_encontrado', message: '' })
  await expect(askOrKept(fails(gone), load)).rejects.toBe(gone)
})

it('keeps an answer for whom it was asked, whoever is there when it comes', async () => {
  const ask = async (leitor: string | null) => {
    email = 'eva@exemplo.com.br'
    return [`de ${leitor}`]
  }
  await askOrKept(ask, load)
  await settle()
  expect(device).toEqual(new Map([[ANA, [`de ${ANA}`]]]))
})

it('gives the answer also when the device fails, and what it failed with when nothing else is there', async () => {
  expectConsole('Erro ao usar o que está guardado no aparelho:')
  const broken = () => Promise.reject<Kept<string[]>>(new Error('no room'))
  expect(await askOrKept(answers(['a']), broken)).toEqual(['a'])
  await expect(askOrKept(fails(away), broken)).rejects.toBe(away)
  await changeKept(ANA, () => Promise.reject(new Error('no room')))
  await settle()
})

it('only asks where nothing can be kept', async () => {
  vi.stubGlobal('navigator', {})
  expect(await askOrKept(answers(['a']), load)).toEqual(['a'])
  await changeKept(ANA, async () => void device.set(ANA, ['x']))
  await settle()
  expect(device.size).toBe(0)
})
