import { beforeEach, expect, it, vi } from 'vitest'
import { criarDestaque, deletarDestaque, editarDestaque } from '#contract/destaques.ts'
import { type ErrorCode, STATUS_BY_CODE } from '#contract/erros.ts'
import { ApiError, NetworkError } from '../platform/api-error.ts'
import { type DestaquePendente, isDestaque, type Pendente } from '../platform/offline/fila.ts'
import { refazer, resolverPendente } from '../platform/offline/fila-store.ts'
import { request } from '../platform/request.ts'
import { showErro } from '../ui/banner-store.ts'
import { enviarDestaque } from './enviar-destaque.ts'
import { toProvisorio } from './lista.ts'
import { keepRascunho } from './rascunhos.ts'

vi.mock('../platform/request.ts', () => ({ request: vi.fn() }))
vi.mock('../platform/offline/fila-store.ts', () => ({ refazer: vi.fn(), resolverPendente: vi.fn() }))
vi.mock('../ui/banner-store.ts', () => ({ showErro: vi.fn() }))
vi.mock('./rascunhos.ts', () => ({ keepRascunho: vi.fn() }))

const PASSAGEM = { paragrafo_inicio_id: 1, inicio: 0, paragrafo_fim_id: 1, fim: 4, trecho: 'Deus' }
const destaque = toProvisorio(7, PASSAGEM, { id: 'd', capitulo_id: 70, cor: 'azul' })
const BASE = { email: 'ana@exemplo.com.br', id: 'd', desde: 1, vez: 0 }
const marcar: DestaquePendente = { ...BASE, tipo: 'marcar', destaque }
const alterar: DestaquePendente = { ...BASE, tipo: 'alterar', nota: 'Nota', versao: 3, destaque }

/** The server answers each call with this failure, or with the highlight. */
function answer(codes: readonly (ErrorCode | 'ok')[]): void {
  for (const code of codes) {
    if (code === 'ok') vi.mocked(request).mockResolvedValueOnce({ ...destaque, versao: 4 })
    else {
      const error = new ApiError(STATUS_BY_CODE[code], { code, message: 'Não.' })
      vi.mocked(request).mockRejectedValueOnce(error)
    }
  }
}

const calls = () => vi.mocked(request).mock.calls.map(([endpoint]) => endpoint)

beforeEach(() => {
  for (const mock of [request, refazer, resolverPendente, showErro, keepRascunho]) vi.mocked(mock).mockReset()
})

it('sends a new one, and as a change when an earlier try reached the server', async () => {
  answer(['ok'])
  await enviarDestaque(marcar)
  answer(['estado_nao_permite', 'ok'])
  await enviarDestaque(marcar)
  expect(calls()).toEqual([criarDestaque, criarDestaque, editarDestaque])
  expect(resolverPendente).toHaveBeenCalledTimes(2)
  expect(showErro).not.toHaveBeenCalled()
})

it('gives way to another device, says so, and keeps the note as a draft', async () => {
  answer(['estado_nao_permite'])
  await enviarDestaque(alterar)
  expect(keepRascunho).toHaveBeenCalledExactlyOnceWith('d', 'Nota', '', BASE.email)
  expect(showErro).toHaveBeenCalledExactlyOnceWith(
    'Um destaque foi alterado em outro aparelho; ficou o de lá.',
  )
  expect(resolverPendente).toHaveBeenCalledOnce()
})

it('makes one anew that was deleted elsewhere and annotated here, under one id however often it is sent', async () => {
  let waiting: Pendente = alterar
  vi.mocked(refazer).mockImplementation(async (_, toNova) => {
    waiting = toNova(waiting) ?? waiting
    return waiting
  })
  answer(['nao_encontrado'])
  vi.mocked(request).mockRejectedValueOnce(new NetworkError(new Error('the answer is lost')))
  await expect(enviarDestaque(alterar)).rejects.toThrow(NetworkError)
  expect(waiting).toMatchObject({ tipo: 'marcar', destaque: { nota: 'Nota', id: waiting.id } })
  expect(waiting.id).not.toBe('d')
  answer(['ok'])
  if (isDestaque(waiting)) await enviarDestaque(waiting)
  expect(calls()).toEqual([editarDestaque, criarDestaque, criarDestaque])
  const ids = vi
    .mocked(request)
    .mock.calls.slice(1)
    .map(([, input]) => input)
  expect(ids).toMatchObject([{ body: { id: waiting.id } }, { body: { id: waiting.id } }])
  expect(resolverPendente).toHaveBeenCalledOnce()
})

it('does not make anew what was deleted here while it was sent', async () => {
  vi.mocked(refazer).mockImplementation(async (_, toNova) => toNova({ ...BASE, vez: 1, tipo: 'desmarcar' }))
  answer(['nao_encontrado'])
  await enviarDestaque(alterar)
  expect(calls()).toEqual([editarDestaque])
})

it.each(['outro_leitor', 'sem_sessao', 'banco_indisponivel'] as const)('waits on after %s', async (code) => {
  answer([code])
  await expect(enviarDestaque(alterar)).rejects.toThrow('Não.')
  answer([code])
  await expect(enviarDestaque({ ...BASE, tipo: 'desmarcar' })).rejects.toThrow('Não.')
  expect(resolverPendente).not.toHaveBeenCalled()
  expect(showErro).not.toHaveBeenCalled()
})

it('gives up a passage that is gone, but no words', async () => {
  answer(['dados_invalidos'])
  await enviarDestaque(marcar)
  expect(resolverPendente).toHaveBeenCalledOnce()
  answer(['dados_invalidos'])
  const anotado = { ...marcar, destaque: { ...destaque, nota: 'Nota' } }
  await expect(enviarDestaque(anotado)).rejects.toThrow('Não.')
  expect(showErro).toHaveBeenLastCalledWith(expect.stringContaining('A nota continua neste aparelho.'))
  expect(resolverPendente).toHaveBeenCalledOnce()
})

it('keeps what finds the quota full, with and without a note, and says so', async () => {
  const full = new ApiError(422, { code: 'cota_esgotada', message: 'Cheio.' })
  for (const nota of ['', 'Nota']) {
    vi.mocked(request).mockRejectedValueOnce(full)
    await expect(enviarDestaque({ ...marcar, destaque: { ...destaque, nota } })).rejects.toThrow(full)
    expect(showErro).toHaveBeenLastCalledWith('Cheio.')
  }
  expect(resolverPendente).not.toHaveBeenCalled()
})

it('takes one that is gone for deleted, and waits while the network is away', async () => {
  answer(['nao_encontrado'])
  await enviarDestaque({ ...BASE, tipo: 'desmarcar' })
  expect(calls()).toEqual([deletarDestaque])
  vi.mocked(request).mockRejectedValueOnce(new NetworkError(new Error('away')))
  await expect(enviarDestaque({ ...BASE, tipo: 'desmarcar' })).rejects.toThrow(NetworkError)
  expect(resolverPendente).toHaveBeenCalledOnce()
})
