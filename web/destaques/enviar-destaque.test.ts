import { beforeEach, expect, it, vi } from 'vitest'
import { criarDestaque, deletarDestaque, editarDestaque } from '#contract/destaques.ts'
import { ApiError, NetworkError } from '../platform/api-error.ts'
import type { DestaquePendente } from '../platform/offline/fila.ts'
import { resolverPendente } from '../platform/offline/fila-store.ts'
import { request } from '../platform/request.ts'
import { showErro } from '../ui/banner-store.ts'
import { enviarDestaque } from './enviar-destaque.ts'
import { toProvisorio } from './lista.ts'
import { keepRascunho } from './rascunhos.ts'

vi.mock('../platform/request.ts', () => ({ request: vi.fn() }))
vi.mock('../platform/offline/fila-store.ts', () => ({ resolverPendente: vi.fn() }))
vi.mock('../ui/banner-store.ts', () => ({ showErro: vi.fn() }))
vi.mock('./rascunhos.ts', () => ({ keepRascunho: vi.fn() }))

const PASSAGEM = { paragrafo_inicio_id: 1, inicio: 0, paragrafo_fim_id: 1, fim: 4, trecho: 'Deus' }
const destaque = toProvisorio(7, PASSAGEM, { id: 'd', capitulo_id: 70, cor: 'azul' })
const BASE = { email: 'ana@exemplo.com.br', id: 'd', desde: 1, vez: 0 }
const marcar: DestaquePendente = { ...BASE, tipo: 'marcar', destaque }
const alterar: DestaquePendente = { ...BASE, tipo: 'alterar', nota: 'Nota', versao: 3, destaque }

/** The server answers each call with a failure of this status, or with the highlight. */
function answer(statuses: readonly number[]): void {
  for (const status of statuses) {
    if (status < 400) vi.mocked(request).mockResolvedValueOnce({ ...destaque, versao: 4 })
    else {
      const code = 'estado_nao_permite'
      vi.mocked(request).mockRejectedValueOnce(new ApiError(status, { code, message: 'Não.' }))
    }
  }
}

const calls = () => vi.mocked(request).mock.calls.map(([endpoint]) => endpoint)

beforeEach(() => {
  for (const mock of [request, resolverPendente, showErro, keepRascunho]) vi.mocked(mock).mockReset()
})

it('sends a new one, and as a change when an earlier try reached the server', async () => {
  answer([201])
  await enviarDestaque(marcar)
  answer([409, 200])
  await enviarDestaque(marcar)
  expect(calls()).toEqual([criarDestaque, criarDestaque, editarDestaque])
  expect(resolverPendente).toHaveBeenCalledTimes(2)
  expect(showErro).not.toHaveBeenCalled()
})

it('gives way to another device, says so, and keeps the note as a draft', async () => {
  answer([409])
  await enviarDestaque(alterar)
  expect(keepRascunho).toHaveBeenCalledExactlyOnceWith('d', 'Nota', '')
  expect(showErro).toHaveBeenCalledExactlyOnceWith(
    'Um destaque foi alterado em outro aparelho; ficou o de lá.',
  )
  expect(resolverPendente).toHaveBeenCalledOnce()
})

it('makes one anew that was deleted elsewhere and annotated here', async () => {
  answer([404, 201])
  await enviarDestaque(alterar)
  expect(calls()).toEqual([editarDestaque, criarDestaque])
  expect(resolverPendente).toHaveBeenCalledOnce()
})

it('gives up a passage that is gone, but no words', async () => {
  answer([422])
  await enviarDestaque(marcar)
  expect(resolverPendente).toHaveBeenCalledOnce()
  answer([422])
  const anotado = { ...marcar, destaque: { ...destaque, nota: 'Nota' } }
  await expect(enviarDestaque(anotado)).rejects.toThrow('Não.')
  expect(showErro).toHaveBeenLastCalledWith(expect.stringContaining('A nota continua neste aparelho.'))
  expect(resolverPendente).toHaveBeenCalledOnce()
})

it('takes one that is gone for deleted, and waits while the network is away', async () => {
  answer([404])
  await enviarDestaque({ ...BASE, tipo: 'desmarcar' })
  expect(calls()).toEqual([deletarDestaque])
  vi.mocked(request).mockRejectedValueOnce(new NetworkError(new Error('away')))
  await expect(enviarDestaque({ ...BASE, tipo: 'desmarcar' })).rejects.toThrow(NetworkError)
  expect(resolverPendente).toHaveBeenCalledOnce()
})
