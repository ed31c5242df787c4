import { beforeEach, describe, expect, it, vi } from 'vitest'
import { criarDestaque, deletarDestaque, editarDestaque } from '#contract/destaques.ts'
import { type ErrorCode, STATUS_BY_CODE } from '#contract/erros.ts'
import { ApiError, NetworkError } from '../platform/api-error.ts'
import type { Item } from '../platform/outbox/item.ts'
import { request } from '../platform/request.ts'
import { showErro } from '../ui/banner-store.ts'
import { type MudancaDoDestaque, toProvisorio } from './mudanca-do-destaque.ts'
import { applyWaiting, destaquesOffline } from './offline.ts'
import { keepRascunho } from './rascunhos.ts'

vi.mock('../platform/request.ts', () => ({ request: vi.fn() }))
vi.mock('../platform/outbox/item-store.ts', () => ({ keepItem: vi.fn(), listItemsOf: vi.fn() }))
vi.mock('../ui/banner-store.ts', () => ({ showErro: vi.fn() }))
vi.mock('./rascunhos.ts', () => ({ keepRascunho: vi.fn() }))

const PASSAGEM = { paragrafo_inicio_id: 1, inicio: 0, paragrafo_fim_id: 1, fim: 4, trecho: 'Deus' }
const EMAIL = 'ana@exemplo.com.br'
const destaqueOf = (id: string, ebookId = 7) =>
  toProvisorio(ebookId, PASSAGEM, { id, capitulo_id: 70, cor: 'amarelo' })
const destaque = destaqueOf('d')
const marcar = { tipo: 'marcar', destaque } as const
const alterar = { tipo: 'alterar', nota: 'Nota', versao: 3, destaque } as const
const desmarcar = { tipo: 'desmarcar', ebook_id: 7 } as const

const itemOf = (id: string, mudanca: MudancaDoDestaque): Item<MudancaDoDestaque> => {
  return { email: EMAIL, id, feature: 'destaques', mudanca, desde: 1, vez: 0 }
}
const send = (mudanca: MudancaDoDestaque) => destaquesOffline.send(itemOf('d', mudanca))

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
  for (const mock of [request, showErro, keepRascunho]) vi.mocked(mock).mockReset()
})

it('sends a new one, and as a change when an earlier try reached the server', async () => {
  answer(['ok', 'estado_nao_permite', 'ok'])
  expect((await send(marcar)).tipo).toBe('done')
  expect((await send(marcar)).tipo).toBe('done')
  expect(calls()).toEqual([criarDestaque, criarDestaque, editarDestaque])
  expect(showErro).not.toHaveBeenCalled()
})

it('leaves what was changed meanwhile as a change of what the server has', async () => {
  answer(['ok'])
  const outcome = await send(marcar)
  if (outcome.tipo !== 'done') throw new Error(outcome.tipo)
  const azul = { ...destaque, cor: 'azul' } as const
  expect(outcome.rebase?.({ tipo: 'marcar', destaque: azul })).toEqual({
    tipo: 'alterar',
    cor: 'azul',
    nota: '',
    versao: 4,
    destaque: azul,
  })
  expect(outcome.rebase?.(desmarcar)).toEqual(desmarcar)
})

it('gives way to another device, says so, and keeps the note as a draft', async () => {
  answer(['estado_nao_permite'])
  expect(await send(alterar)).toEqual({ tipo: 'done' })
  expect(keepRascunho).toHaveBeenCalledExactlyOnceWith('d', 'Nota', '', EMAIL)
  expect(showErro).toHaveBeenCalledExactlyOnceWith(
    'Um destaque foi alterado em outro aparelho; ficou o de lá.',
  )
})

it('makes one anew that was deleted elsewhere and annotated here, under the id that it is given', async () => {
  answer(['nao_encontrado'])
  const outcome = await send(alterar)
  if (outcome.tipo !== 'anew') throw new Error(outcome.tipo)
  const nova = outcome.toNew(alterar, 'novo')
  expect(nova).toEqual({ tipo: 'marcar', destaque: { ...destaque, id: 'novo', nota: 'Nota' } })
  expect(outcome.toNew(desmarcar, 'novo')).toBeNull()
  answer(['ok'])
  if (nova) await destaquesOffline.send(itemOf('novo', nova))
  expect(vi.mocked(request).mock.calls.at(-1)).toMatchObject([criarDestaque, { body: { id: 'novo' } }])
})

it.each(['outro_leitor', 'sem_sessao', 'banco_indisponivel'] as const)('waits on after %s', async (code) => {
  answer([code, code])
  await expect(send(alterar)).rejects.toThrow('Não.')
  await expect(send(desmarcar)).rejects.toThrow('Não.')
  expect(showErro).not.toHaveBeenCalled()
})

it('gives up a passage that is gone, but no words', async () => {
  answer(['dados_invalidos', 'dados_invalidos'])
  expect(await send(marcar)).toEqual({ tipo: 'done' })
  await expect(send({ ...marcar, destaque: { ...destaque, nota: 'Nota' } })).rejects.toThrow('Não.')
  expect(showErro).toHaveBeenLastCalledWith(expect.stringContaining('A nota continua neste aparelho.'))
})

it('keeps what finds the quota full, with and without a note, and says so', async () => {
  const full = new ApiError(422, { code: 'cota_esgotada', message: 'Cheio.' })
  for (const nota of ['', 'Nota']) {
    vi.mocked(request).mockRejectedValueOnce(full)
    await expect(send({ ...marcar, destaque: { ...destaque, nota } })).rejects.toThrow(full)
    expect(showErro).toHaveBeenLastCalledWith('Cheio.')
  }
})

it('takes one that is gone for deleted, and waits while the network is away', async () => {
  answer(['nao_encontrado'])
  expect(await send({ tipo: 'desmarcar' })).toEqual({ tipo: 'done' })
  expect(calls()).toEqual([deletarDestaque])
  vi.mocked(request).mockRejectedValueOnce(new NetworkError(new Error('away')))
  await expect(send(desmarcar)).rejects.toThrow(NetworkError)
})

describe('joining', () => {
  const { merge } = destaquesOffline

  it('makes the change of one that was never sent its creation', () => {
    expect(merge(marcar, { ...alterar, versao: 1 })).toEqual({
      tipo: 'marcar',
      destaque: { ...destaque, nota: 'Nota' },
    })
  })

  it('keeps colour and note of two changes, and the version from which the first began', () => {
    const azul = { ...destaque, cor: 'azul' } as const
    expect(merge(alterar, { tipo: 'alterar', cor: 'azul', versao: 4, destaque: azul })).toEqual({
      ...alterar,
      cor: 'azul',
      destaque: azul,
    })
  })

  it('sends a deletion whatever was before it', () => {
    expect(merge(marcar, desmarcar)).toEqual(desmarcar)
  })
})

describe('what is shown meanwhile', () => {
  it('has new, changed and deleted highlights of the book as they will be', () => {
    const items = [
      itemOf('c', { tipo: 'marcar', destaque: destaqueOf('c') }),
      itemOf('x', { tipo: 'marcar', destaque: destaqueOf('x', 8) }),
      itemOf('a', { tipo: 'alterar', nota: 'Nota', versao: 1, destaque: destaqueOf('a') }),
      itemOf('b', { tipo: 'desmarcar' }),
    ]
    const shown = applyWaiting(7, [destaqueOf('a'), destaqueOf('b')], items)
    expect(shown.map(({ id, cor, nota }) => [id, cor, nota])).toEqual([
      ['a', 'amarelo', 'Nota'],
      ['c', 'amarelo', ''],
    ])
  })

  it('leaves what nothing waits for as it is', () => {
    const lista = [destaqueOf('a')]
    expect(applyWaiting(7, lista, [])).toEqual(lista)
  })
})
