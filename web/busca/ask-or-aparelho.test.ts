import { beforeEach, expect, it, vi } from 'vitest'
import { expectConsole } from '#tests/support/console-guard.ts'
import { ApiError, NetworkError } from '../platform/api-error.ts'
import { buscarNoAparelho } from './aparelho/buscar-no-aparelho.ts'
import { askOrAparelho } from './ask-or-aparelho.ts'

vi.mock('./aparelho/buscar-no-aparelho.ts', () => ({ buscarNoAparelho: vi.fn() }))

const PEDIDO = { q: 'graça', em: null, limite: 5 }
const doServidor = { sugestao: null, da_sugestao: false, grupos: [] }
const doAparelho = { ...doServidor, doAparelho: ['padroes' as const] }
const away = new NetworkError(new Error('away'))
const fails = (error: Error) => () => Promise.reject(error)

beforeEach(() => {
  vi.mocked(buscarNoAparelho).mockReset().mockResolvedValue(doAparelho)
  vi.stubGlobal('navigator', { serviceWorker: { controller: {} } })
})

it('is the server’s as long as it answers', async () => {
  expect(await askOrAparelho(PEDIDO, async () => doServidor)).toBe(doServidor)
  const refused = new ApiError(422, { code: 'dados_invalidos', message: '' })
  await expect(askOrAparelho(PEDIDO, fails(refused))).rejects.toBe(refused)
  expect(buscarNoAparelho).not.toHaveBeenCalled()
})

it('is the device’s when nobody answers', async () => {
  expect(await askOrAparelho(PEDIDO, fails(away))).toBe(doAparelho)
  expect(buscarNoAparelho).toHaveBeenCalledExactlyOnceWith(PEDIDO)
})

it('fails for the first reason when the device has nothing, or cannot search', async () => {
  vi.mocked(buscarNoAparelho).mockResolvedValueOnce(null)
  await expect(askOrAparelho(PEDIDO, fails(away))).rejects.toBe(away)
  expectConsole('Erro ao buscar no aparelho:')
  vi.mocked(buscarNoAparelho).mockRejectedValueOnce(new Error('no worker'))
  await expect(askOrAparelho(PEDIDO, fails(away))).rejects.toBe(away)
  vi.stubGlobal('navigator', { serviceWorker: { controller: null } })
  await expect(askOrAparelho(PEDIDO, fails(away))).rejects.toBe(away)
})
