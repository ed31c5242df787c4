import { beforeEach, expect, it, vi } from 'vitest'
import { salvarParada } from '#contract/paradas.ts'
import { ApiError, NetworkError } from '../platform/api-error.ts'
import { keepItem } from '../platform/outbox/item-store.ts'
import { request } from '../platform/request.ts'
import { paradasOffline } from './offline.ts'
import { putParada, readParadas } from './paradas-do-aparelho.ts'
import { saveOrKeepParada } from './save-or-keep.ts'
import type { ParadaNoTexto } from './send-parada.ts'

vi.mock('../platform/request.ts', () => ({ request: vi.fn() }))
vi.mock('../platform/outbox/item-store.ts', () => ({ keepItem: vi.fn() }))

const EMAIL = 'ana@exemplo.com.br'
const parada: ParadaNoTexto = {
  tipo: 'padrao',
  padrao: 'cfw',
  numero: 8,
  secao: 3,
  titulo: 'De Cristo, o Mediador',
  lida_em: '2026-11-22T10:00:00.000Z',
}
const daConta = { ...parada, lida_em: '2026-11-22T10:00:01.000Z' }
const send = () =>
  paradasOffline.send({
    email: EMAIL,
    id: 'parada:cfw',
    feature: 'paradas',
    mudanca: parada,
    desde: 1,
    vez: 0,
  })

beforeEach(() => {
  const user = { first_name: '', last_name: '', email: EMAIL, foto: null }
  const stored = new Map([['auth-storage', JSON.stringify({ state: { user } })]])
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  })
  vi.stubGlobal('navigator', { serviceWorker: { controller: {} } })
  vi.mocked(request).mockReset().mockResolvedValue([daConta])
  vi.mocked(keepItem).mockReset()
  putParada(parada)
})

it('tells the account, and takes over what that answers', async () => {
  await saveOrKeepParada(parada, EMAIL, true)
  expect(request).toHaveBeenCalledExactlyOnceWith(
    salvarParada,
    expect.objectContaining({ leitor: EMAIL, keepalive: true }),
  )
  expect(readParadas()).toEqual([daConta])
  expect(keepItem).not.toHaveBeenCalled()
})

it('waits while nobody answers, one of each work, and is on the device all the same', async () => {
  vi.mocked(request).mockRejectedValueOnce(new NetworkError(new Error('away')))
  await saveOrKeepParada(parada, EMAIL, false)
  expect(keepItem).toHaveBeenCalledExactlyOnceWith(paradasOffline, EMAIL, 'parada:cfw', parada)
  expect(readParadas()).toEqual([parada])
})

it('is passed over in silence when the server has said what is wrong', async () => {
  vi.mocked(request).mockRejectedValueOnce(new ApiError(500, { code: 'erro_interno', message: '' }))
  await saveOrKeepParada(parada, EMAIL, false)
  expect(keepItem).not.toHaveBeenCalled()
})

it('leaves the outbox when it is sent, and when the texts of the server have no such place', async () => {
  expect(await send()).toEqual({ tipo: 'done' })
  expect(readParadas()).toEqual([daConta])
  vi.mocked(request).mockRejectedValueOnce(new ApiError(422, { code: 'dados_invalidos', message: '' }))
  expect(await send()).toEqual({ tipo: 'done' })
  vi.mocked(request).mockRejectedValueOnce(new ApiError(503, { code: 'banco_indisponivel', message: 'Não.' }))
  await expect(send()).rejects.toThrow('Não.')
})
