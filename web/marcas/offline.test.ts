import { beforeEach, describe, expect, it, vi } from 'vitest'
import { type ErrorCode, STATUS_BY_CODE } from '#contract/erros.ts'
import { deletarMarca, type MarcaNoCapitulo, salvarMarca } from '#contract/marcas.ts'
import { keepRascunho } from '../destaques/public.ts'
import { ApiError, NetworkError } from '../platform/api-error.ts'
import type { Item } from '../platform/outbox/item.ts'
import { request } from '../platform/request.ts'
import { showErro } from '../ui/banner-store.ts'
import { type MudancaDaMarca, toMarcaProvisoria } from './mudanca-da-marca.ts'
import { applyMudancas, marcasOffline } from './offline.ts'

vi.mock('../platform/request.ts', () => ({ request: vi.fn() }))
vi.mock('../platform/outbox/item-store.ts', () => ({ keepItem: vi.fn(), listItemsOf: vi.fn() }))
vi.mock('../ui/banner-store.ts', () => ({ showErro: vi.fn() }))
vi.mock('../destaques/public.ts', () => ({ keepRascunho: vi.fn() }))

const EMAIL = 'ana@exemplo.com.br'
const onde = { livro: 43, capitulo: 3, edicao: 'OUTRA' }
const marcaOf = (id: string, change: Partial<MarcaNoCapitulo> = {}) => ({
  ...toMarcaProvisoria(id, onde, { de: 16, ate: 17 }, { cor: 'verde', nota: '' }),
  ...change,
})
const marca = marcaOf('m')
const comNota = { ...marca, nota: 'Nota' }
const marcar = { tipo: 'marcar', marca, onde } as const
const alterar = { tipo: 'alterar', marca: comNota, versao: 3, onde } as const
const desmarcar = { tipo: 'desmarcar', onde } as const

const itemOf = (id: string, mudanca: MudancaDaMarca): Item<MudancaDaMarca> => {
  return { email: EMAIL, id, feature: 'marcas', mudanca, desde: 1, vez: 0 }
}
const send = (mudanca: MudancaDaMarca) => marcasOffline.send(itemOf('m', mudanca))

/** The server answers each call with this failure, or with the mark. */
function answer(codes: readonly (ErrorCode | 'ok')[]): void {
  for (const code of codes) {
    if (code === 'ok') vi.mocked(request).mockResolvedValueOnce({ ...marca, versao: 4 })
    else {
      const error = new ApiError(STATUS_BY_CODE[code], { code, message: 'Não.' })
      vi.mocked(request).mockRejectedValueOnce(error)
    }
  }
}

const calls = () => vi.mocked(request).mock.calls.map(([endpoint, input]) => ({ endpoint, ...input }))

beforeEach(() => {
  for (const mock of [request, showErro, keepRascunho]) vi.mocked(mock).mockReset()
})

it('sends a new one by the numbers of its edition, and as a change when an earlier try came through', async () => {
  answer(['ok', 'estado_nao_permite', 'ok'])
  expect((await send(marcar)).tipo).toBe('done')
  expect((await send(marcar)).tipo).toBe('done')
  const lugar = { livro: 43, capitulo: 3, de: 16, ate: 17 }
  const nova = { endpoint: salvarMarca, query: { edicao: 'OUTRA' }, body: { lugar, cor: 'verde', nota: '' } }
  expect(calls()).toMatchObject([
    nova,
    nova,
    { endpoint: salvarMarca, leitor: EMAIL, body: { cor: 'verde', nota: '', versao: 1 } },
  ])
  expect(showErro).not.toHaveBeenCalled()
})

it('leaves what was changed meanwhile as a change of what the server has', async () => {
  answer(['ok'])
  const outcome = await send(marcar)
  if (outcome.tipo !== 'done') throw new Error(outcome.tipo)
  expect(outcome.rebase?.({ ...marcar, marca: comNota })).toEqual({ ...alterar, versao: 4 })
  expect(outcome.rebase?.(desmarcar)).toEqual(desmarcar)
})

it('gives way to another device, says so, and keeps the note as a draft', async () => {
  answer(['estado_nao_permite'])
  expect(await send(alterar)).toEqual({ tipo: 'done' })
  expect(keepRascunho).toHaveBeenCalledExactlyOnceWith('m', 'Nota', '', EMAIL)
  expect(showErro).toHaveBeenCalledExactlyOnceWith('Uma marca foi alterada em outro aparelho; ficou a de lá.')
})

it('makes one anew that was deleted elsewhere and annotated here; a colour alone goes with it', async () => {
  answer(['nao_encontrado', 'nao_encontrado'])
  const outcome = await send(alterar)
  if (outcome.tipo !== 'anew') throw new Error(outcome.tipo)
  expect(outcome.toNew(alterar, 'novo')).toEqual({ ...marcar, marca: { ...comNota, id: 'novo' } })
  expect(outcome.toNew(desmarcar, 'novo')).toBeNull()
  expect(await send({ ...alterar, marca })).toEqual({ tipo: 'done' })
  expect(showErro).not.toHaveBeenCalled()
})

it.each(['outro_leitor', 'sem_sessao', 'banco_indisponivel'] as const)('waits on after %s', async (code) => {
  answer([code, code])
  await expect(send(alterar)).rejects.toThrow('Não.')
  await expect(send(desmarcar)).rejects.toThrow('Não.')
  expect(showErro).not.toHaveBeenCalled()
})

it('gives up verses that no Bible has any more, but no words', async () => {
  answer(['dados_invalidos', 'nao_encontrado', 'dados_invalidos'])
  expect(await send(marcar)).toEqual({ tipo: 'done' })
  expect(await send(marcar)).toEqual({ tipo: 'done' })
  await expect(send({ ...marcar, marca: comNota })).rejects.toThrow('Não.')
  expect(showErro).toHaveBeenLastCalledWith(expect.stringContaining('A nota continua neste aparelho.'))
})

it('keeps what finds the quota full, and says so', async () => {
  const full = new ApiError(422, { code: 'cota_esgotada', message: 'Cheio.' })
  vi.mocked(request).mockRejectedValueOnce(full)
  await expect(send(marcar)).rejects.toThrow(full)
  expect(showErro).toHaveBeenLastCalledWith('Cheio.')
})

it('takes one that is gone for deleted, and waits while the network is away', async () => {
  answer(['nao_encontrado'])
  expect(await send(desmarcar)).toEqual({ tipo: 'done' })
  expect(calls()).toMatchObject([{ endpoint: deletarMarca, params: { id: 'm' } }])
  vi.mocked(request).mockRejectedValueOnce(new NetworkError(new Error('away')))
  await expect(send(desmarcar)).rejects.toThrow(NetworkError)
})

describe('joining', () => {
  const { merge } = marcasOffline

  it('makes the change of one that was never sent its creation, where it was made', () => {
    const other = { ...comNota, de: 17, ate: 18 }
    const nova = { tipo: 'alterar', marca: other, versao: 1, onde: { ...onde, edicao: undefined } } as const
    expect(merge(marcar, nova)).toEqual({ ...marcar, marca: comNota })
  })

  it('keeps the last of two changes, and the version from which the first began', () => {
    const azul = { ...comNota, cor: 'azul' } as const
    expect(merge(alterar, { ...alterar, marca: azul, versao: 4 })).toEqual({ ...alterar, marca: azul })
  })

  it('sends a deletion whatever was before it', () => {
    expect(merge(marcar, desmarcar)).toEqual(desmarcar)
  })
})

it('shows new, changed and deleted marks of the chapter as they will be, new ones in their edition', () => {
  const outro = { ...onde, capitulo: 4 }
  const items = [
    itemOf('c', { ...marcar, marca: marcaOf('c') }),
    itemOf('x', { ...marcar, marca: marcaOf('x'), onde: outro }),
    itemOf('a', { ...alterar, marca: marcaOf('a', { nota: 'Nota', de: 1, ate: 2 }) }),
    itemOf('b', desmarcar),
  ]
  const lista = [marcaOf('a'), marcaOf('b')]
  const idsAndNotes = (edicao: string | undefined) =>
    applyMudancas({ ...onde, edicao }, lista, items).map(({ id, nota, de }) => [id, nota, de])
  expect(idsAndNotes('OUTRA')).toEqual([
    ['a', 'Nota', 16],
    ['c', '', 16],
  ])
  expect(idsAndNotes(undefined)).toEqual([['a', 'Nota', 16]])
  expect(applyMudancas(onde, lista, [])).toEqual(lista)
})

describe('words of a standard', () => {
  const pagina = { padrao: 'cfw', numero: 8 } as const
  const lugar = { parte_inicio: 100_801_001, inicio: 0, parte_fim: 100_801_001, fim: 7 }
  const palavras = { edicao: null, trecho: 'Aprouve', lugar }
  const nova = { ...marcaOf('p', { palavras }), inicio: 100_801_001, fim: 100_801_001 }
  const body = { palavras: { fonte: 'cfw', trecho: 'Aprouve', ...lugar }, cor: 'verde', nota: '' }

  it('are shown in their page alone, and sent with the words that the reader saw', async () => {
    const item = itemOf('p', { tipo: 'marcar', marca: nova, onde: pagina })
    expect(applyMudancas(pagina, [], [item])).toEqual([nova])
    expect(applyMudancas({ ...pagina, numero: 9 }, [], [item])).toEqual([])
    expect(applyMudancas(onde, [], [item])).toEqual([])
    answer(['ok'])
    await send({ tipo: 'marcar', marca: nova, onde: pagina })
    expect(vi.mocked(request).mock.lastCall).toMatchObject([salvarMarca, { query: {}, body }])
  })

  it('that had lost their place go from where they stood', async () => {
    answer(['ok'])
    const perdida = { ...nova, palavras: { ...palavras, lugar: null } }
    await send({ tipo: 'marcar', marca: perdida, onde: pagina })
    expect(vi.mocked(request).mock.lastCall?.[1]).toMatchObject({
      body: { palavras: { trecho: 'Aprouve', parte_inicio: 100_801_001, inicio: 0, fim: 0 } },
    })
  })
})
