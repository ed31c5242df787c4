import { beforeEach, describe, expect, it, vi } from 'vitest'
import { type ErrorCode, STATUS_BY_CODE } from '#contract/erros.ts'
import { salvarRevisao } from '#contract/memoria.ts'
import { ApiError, NetworkError } from '../platform/api-error.ts'
import { isOfflineReady } from '../platform/offline/is-offline-ready.ts'
import { keepItem, listItemsOf } from '../platform/outbox/item-store.ts'
import { askToSend } from '../platform/outbox/when-to-send.ts'
import { request } from '../platform/request.ts'
import { showErro } from '../ui/banner-store.ts'
import { askRevisoes } from './ask-revisoes.ts'
import { gravarRevisao } from './gravar-revisao.ts'
import { memoriaOffline } from './offline.ts'
import { revisoesGuardadas } from './revisoes-guardadas.ts'

vi.mock('../platform/request.ts', () => ({ request: vi.fn() }))
vi.mock('../platform/leitor.ts', () => ({ readEmail: () => EMAIL }))
vi.mock('../platform/offline/is-offline-ready.ts', () => ({ isOfflineReady: vi.fn() }))
vi.mock('../platform/outbox/when-to-send.ts', () => ({ askToSend: vi.fn() }))
vi.mock('../platform/outbox/item-store.ts', () => ({ keepItem: vi.fn(), listItemsOf: vi.fn() }))
vi.mock('../ui/banner-store.ts', () => ({ showErro: vi.fn() }))

const EMAIL = 'ana@exemplo.com.br'
const ID = '01890000-0000-7000-8000-000000000001'
const nova = { perfil: 'eu', cartao: 'bcw-1', nota: 3, feita_em: '2026-01-01T08:00:00.000Z' }
const { perfil: _, ...doCartao } = nova
const revisaoOf = (n: number) => ({ ...doCartao, id: `r${n}` })

beforeEach(() => {
  vi.resetAllMocks()
})

describe('a review', () => {
  const send = () =>
    memoriaOffline.send({ email: EMAIL, id: ID, feature: 'memoria', mudanca: nova, desde: 1, vez: 0 })
  const refuse = (code: ErrorCode) =>
    vi.mocked(request).mockRejectedValueOnce(new ApiError(STATUS_BY_CODE[code], { code, message: 'Não.' }))

  it('waits on the device before it is sent, and is sent where the device keeps nothing', async () => {
    vi.mocked(isOfflineReady).mockReturnValue(true)
    await gravarRevisao(ID, nova)
    expect(keepItem).toHaveBeenCalledExactlyOnceWith(memoriaOffline, EMAIL, ID, nova)
    expect([vi.mocked(askToSend).mock.calls.length, vi.mocked(request).mock.calls.length]).toEqual([1, 0])
    vi.mocked(isOfflineReady).mockReturnValue(false)
    await gravarRevisao(ID, nova)
    expect(request).toHaveBeenCalledExactlyOnceWith(salvarRevisao, {
      params: { id: ID },
      body: nova,
      leitor: EMAIL,
    })
  })

  it('is sent under its own id, and leaves once the server has it', async () => {
    vi.mocked(request).mockResolvedValueOnce(revisaoOf(1))
    expect(await send()).toEqual({ tipo: 'done' })
    expect(request).toHaveBeenCalledExactlyOnceWith(salvarRevisao, {
      params: { id: ID },
      body: nova,
      leitor: EMAIL,
    })
  })

  it('goes, with a sentence, when its profile was deleted elsewhere; else it waits on', async () => {
    refuse('nao_encontrado')
    expect(await send()).toEqual({ tipo: 'done' })
    expect(showErro).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('o perfil foi excluído'))
    refuse('cota_esgotada')
    await expect(send()).rejects.toThrow('Não.')
    expect(showErro).toHaveBeenLastCalledWith('Não.')
    vi.mocked(request).mockRejectedValueOnce(new NetworkError(null))
    await expect(send()).rejects.toThrow(NetworkError)
  })

  it('that waits is shown over what the server told, of its own profile', async () => {
    const waiting = { email: EMAIL, feature: 'memoria', desde: 1, vez: 0 }
    vi.mocked(listItemsOf).mockResolvedValueOnce([
      { ...waiting, id: 'r2', mudanca: nova },
      { ...waiting, id: 'r3', mudanca: { ...nova, perfil: 'davi' } },
    ])
    const doServidor = { ate: 1, revisoes: [revisaoOf(1)] }
    const shown = await revisoesGuardadas('eu').apply?.(EMAIL, { doServidor, revisoes: doServidor.revisoes })
    expect(shown?.revisoes.map(({ id }) => id)).toEqual(['r1', 'r2'])
    expect(shown?.doServidor).toBe(doServidor)
  })
})

describe('the reviews of a profile', () => {
  const { signal } = new AbortController()
  const ask = (ate: number, known: readonly number[]) =>
    askRevisoes({ perfil: 'eu', leitor: EMAIL, signal }, { ate, revisoes: known.map(revisaoOf) })
  /** What the server tells, part by part: those after `ate`, and how many it has. */
  const answer = (ate: number, total: number, numbers: readonly number[], ha_mais = false) =>
    vi.mocked(request).mockResolvedValueOnce({ ate, total, ha_mais, revisoes: numbers.map(revisaoOf) })
  const asked = () => vi.mocked(request).mock.calls.map(([, input]) => input?.query)
  const idsOf = ({ revisoes }: { revisoes: readonly { id: string }[] }) => revisoes.map(({ id }) => id)

  it('are asked for after the last that is known, in as many parts as it takes', async () => {
    answer(3, 4, [3], true)
    answer(4, 4, [4])
    const known = await ask(2, [1, 2])
    expect([known.ate, idsOf(known), asked()]).toEqual([
      4,
      ['r1', 'r2', 'r3', 'r4'],
      [{ depois: '2' }, { depois: '3' }],
    ])
  })

  it('are asked for whole when some went elsewhere, once', async () => {
    answer(2, 1, [])
    answer(2, 1, [2])
    const known = await ask(2, [1, 2])
    expect([known.ate, idsOf(known), asked()]).toEqual([2, ['r2'], [{ depois: '2' }, { depois: '0' }]])
  })

  it('end, whatever the server says', async () => {
    vi.mocked(request).mockResolvedValue({ ate: 1, total: 9, ha_mais: true, revisoes: [] })
    await ask(0, [])
    expect(asked()).toHaveLength(30)
  })
})
