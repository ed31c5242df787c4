import { beforeEach, expect, it, vi } from 'vitest'
import { type ErrorCode, STATUS_BY_CODE } from '#contract/erros.ts'
import { atualizarStatus, type Leitura, marcarComoLido, salvarPosicao } from '#contract/leituras.ts'
import { ApiError } from '../platform/api-error.ts'
import type { Item } from '../platform/outbox/item.ts'
import { request } from '../platform/request.ts'
import { movedTo, withWaiting } from './leitura-guardada.ts'
import { leiturasOffline, type MudancaDaLeitura } from './offline.ts'

// Files share their modules: what reads them really must not be read here first.
vi.mock('../platform/outbox/drain.ts', () => ({ drain: vi.fn() }))
vi.mock('../platform/request.ts', () => ({ request: vi.fn() }))
vi.mock('../platform/outbox/item-store.ts', () => ({ keepItem: vi.fn() }))

const EMAIL = 'ana@exemplo.com.br'
const inicio = { tipo: 'inicio', leitura_id: 'l1' } as const
const fim = { tipo: 'fim', leitura_id: 'l1' } as const
const lugar = { tipo: 'lugar', capitulo_id: 1, paragrafo_id: 2, deslocamento: 0, versao: 5 } as const

const send = (mudanca: MudancaDaLeitura) => {
  const id = mudanca.tipo === 'lugar' ? 'l1' : `l1:${mudanca.tipo}`
  const item: Item<MudancaDaLeitura> = { email: EMAIL, id, feature: 'leituras', mudanca, desde: 1, vez: 0 }
  return leiturasOffline.send(item)
}
const refuse = (code: ErrorCode) =>
  vi.mocked(request).mockRejectedValueOnce(new ApiError(STATUS_BY_CODE[code], { code, message: 'Não.' }))

beforeEach(() => {
  vi.stubGlobal('navigator', { userAgent: '' })
  vi.mocked(request).mockReset().mockResolvedValue(undefined)
})

it('keeps the last place in a book', () => {
  const depois = { ...lugar, paragrafo_id: 9 }
  expect(leiturasOffline.merge(lugar, depois)).toMatchObject(depois)
})

it('sends each to its call, by the reading and for its reader', async () => {
  for (const mudanca of [inicio, fim, lugar]) expect(await send(mudanca)).toEqual({ tipo: 'done' })
  const calls = vi.mocked(request).mock.calls
  expect(calls.map(([call]) => call)).toEqual([atualizarStatus, marcarComoLido, salvarPosicao])
  for (const [, input] of calls) expect(input).toMatchObject({ params: { id: 'l1' }, leitor: EMAIL })
})

it.each(['nao_encontrado', 'estado_nao_permite'] as const)(
  'takes what is begun or gone for done: %s',
  async (code) => {
    refuse(code)
    expect(await send(inicio)).toEqual({ tipo: 'done' })
  },
)

it.each(['posicao_mais_nova', 'estado_nao_permite'] as const)(
  'has a place rest that was passed: %s',
  async (code) => {
    refuse(code)
    vi.mocked(request).mockResolvedValueOnce(LEITURA)
    expect(await send(lugar)).toEqual({ tipo: 'held' })
  },
)

const aqui = { capitulo_id: 1, paragrafo_id: 2, deslocamento: 0 }

it('remembers where it was sent from meanwhile, of one version', () => {
  const depois = { ...lugar, paragrafo_id: 9 }
  const outra = { ...lugar, paragrafo_id: 12, versao: 6 }
  expect(leiturasOffline.merge(lugar, depois)).toEqual({ ...depois, enviados: [aqui] })
  const terceira = leiturasOffline.merge(leiturasOffline.merge(lugar, depois), lugar)
  expect(terceira).toEqual({ ...lugar, enviados: [aqui, { ...aqui, paragrafo_id: 9 }] })
  expect(leiturasOffline.merge(terceira, outra)).toEqual(outra)
})

it('goes on from a place of its own whose answer got lost', async () => {
  refuse('posicao_mais_nova')
  vi.mocked(request).mockResolvedValueOnce(
    movedTo({ ...LEITURA, posicao: { ...LEITURA.posicao, versao: 6 } }, aqui, 12),
  )
  expect(await send({ ...lugar, paragrafo_id: 9, enviados: [aqui] })).toEqual({ tipo: 'done' })
  const input = vi.mocked(request).mock.calls[2]?.[1]
  expect(input).toMatchObject({ body: { capitulo_id: 1, paragrafo_id: 9, versao: 6 } })
  expect(JSON.stringify(input)).not.toContain('enviados')
})

it('gives up a place in a book that is gone, and waits otherwise', async () => {
  refuse('nao_encontrado')
  expect(await send(lugar)).toEqual({ tipo: 'done' })
  refuse('banco_indisponivel')
  await expect(send(lugar)).rejects.toThrow('Não.')
  refuse('banco_indisponivel')
  await expect(send(fim)).rejects.toThrow('Não.')
})

const LUGAR = { capitulo_id: 4, paragrafo_id: 40, deslocamento: 12 }
const LEITURA: Leitura = {
  id: 'l1',
  estado: 'lendo',
  progresso: 10,
  ultima_visualizacao: '2026-11-20T10:00:00.000Z',
  ebook: { id: 7, titulo: 'Livro', capa: null, ano: null, autores: [] },
  capitulo_atual: 3,
  posicao: { paragrafo_id: null, deslocamento: 0, versao: 5, aparelho: null, salva_em: null },
}

it('opens the book again at the place, with the version that the server knows', () => {
  const { capitulo_atual, progresso, posicao } = movedTo(LEITURA, LUGAR, 34)
  expect([capitulo_atual, progresso]).toEqual([4, 34])
  expect(posicao).toMatchObject({ paragrafo_id: 40, deslocamento: 12, versao: 5 })
})

it('opens the book at the place that waits, though the reading that is kept has not heard of it', () => {
  const waiting = { id: 'l1', mudanca: { tipo: 'lugar', ...LUGAR, versao: 5 } } as const
  expect(withWaiting(LEITURA, [waiting])).toEqual(movedTo(LEITURA, LUGAR, 10))
})

it.each([
  ['another device has read on since', { id: 'l1', mudanca: { tipo: 'lugar', ...LUGAR, versao: 4 } }],
  ['it is of another book', { id: 'l2', mudanca: { tipo: 'lugar', ...LUGAR, versao: 5 } }],
  ['the book was begun', { id: 'l1:inicio', mudanca: inicio }],
] as const)('leaves the reading as it is when %s', (_, waiting) => {
  expect(withWaiting(LEITURA, [waiting])).toBe(LEITURA)
})

it('keeps the progress of the furthest place', () => {
  expect(movedTo(LEITURA, LUGAR, 5).progresso).toBe(10)
})
