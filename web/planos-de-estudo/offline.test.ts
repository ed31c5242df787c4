import { beforeEach, describe, expect, it, vi } from 'vitest'
import { type ErrorCode, STATUS_BY_CODE } from '#contract/erros.ts'
import { comecarPlano, marcarPorcoes, mudarPlano, type PlanoIniciado } from '#contract/planos-iniciados.ts'
import { ApiError, NetworkError } from '../platform/api-error.ts'
import { isOfflineReady } from '../platform/offline/is-offline-ready.ts'
import { keepItem, listItemsOf } from '../platform/outbox/item-store.ts'
import { askToSend } from '../platform/outbox/when-to-send.ts'
import { request } from '../platform/request.ts'
import { showErro } from '../ui/banner-store.ts'
import { gravarMudanca } from './gravar-mudanca.ts'
import { iniciadosGuardados } from './iniciados-guardados.ts'
import type { MudancaDoPlano } from './mudanca-do-plano.ts'
import { planosDeEstudoOffline } from './offline.ts'

vi.mock('../platform/request.ts', () => ({ request: vi.fn() }))
vi.mock('../platform/leitor.ts', () => ({ readEmail: () => EMAIL }))
vi.mock('../platform/offline/is-offline-ready.ts', () => ({ isOfflineReady: vi.fn() }))
vi.mock('../platform/outbox/when-to-send.ts', () => ({ askToSend: vi.fn() }))
vi.mock('../platform/outbox/item-store.ts', () => ({ keepItem: vi.fn(), listItemsOf: vi.fn() }))
vi.mock('../ui/banner-store.ts', () => ({ showErro: vi.fn() }))

const EMAIL = 'ana@exemplo.com.br'
const ID = '01890000-0000-7000-8000-000000000001'
const mudado_em = '2026-11-01T08:00:00.000Z'
const NOVO = { plano: 'mcheyne', inicio: '2026-11-01' }
const ESTADO = { deslocamento: 0, encerrado: false, mudado_em }
const marcas = Array.from({ length: 120 }, (_, index) => ({
  porcao: `${index + 1}.1`,
  feito: true,
  mudado_em,
}))
const NA_FILA = { email: EMAIL, id: ID, feature: 'planos-de-estudo', desde: 1, vez: 0 }

beforeEach(() => {
  vi.resetAllMocks()
})

describe('changes of a plan', () => {
  const send = (mudanca: MudancaDoPlano) => planosDeEstudoOffline.send({ ...NA_FILA, mudanca })
  const refuse = (code: ErrorCode) =>
    vi.mocked(request).mockRejectedValueOnce(new ApiError(STATUS_BY_CODE[code], { code, message: 'Não.' }))
  const sent = () => vi.mocked(request).mock.calls.map(([endpoint]) => endpoint)

  it('wait on the device before they are sent, and are sent where the device keeps nothing', async () => {
    const mudanca = { estado: ESTADO, marcas: [] }
    vi.mocked(isOfflineReady).mockReturnValue(true)
    await gravarMudanca(ID, mudanca)
    expect(keepItem).toHaveBeenCalledExactlyOnceWith(planosDeEstudoOffline, EMAIL, ID, mudanca)
    expect([vi.mocked(askToSend).mock.calls.length, sent().length]).toEqual([1, 0])
    vi.mocked(isOfflineReady).mockReturnValue(false)
    await gravarMudanca(ID, mudanca)
    expect(request).toHaveBeenCalledExactlyOnceWith(mudarPlano, {
      params: { id: ID },
      body: ESTADO,
      leitor: EMAIL,
    })
  })

  it('are sent in their order: the beginning, then the marks, a hundred at a time', async () => {
    expect(await send({ novo: NOVO, estado: ESTADO, marcas })).toEqual({ tipo: 'done' })
    expect(sent()).toEqual([comecarPlano, marcarPorcoes, marcarPorcoes])
    expect(vi.mocked(request).mock.calls.map(([, input]) => input?.body)).toEqual([
      { id: ID, ...NOVO, ...ESTADO },
      { marcas: marcas.slice(0, 100) },
      { marcas: marcas.slice(100) },
    ])
  })

  it('go, with a sentence, when the plan is gone; wait on when there is no room for it, or no network', async () => {
    for (const code of ['nao_encontrado', 'dados_invalidos'] as const) {
      refuse(code)
      expect(await send({ estado: ESTADO, marcas: [] })).toEqual({ tipo: 'done' })
      expect(showErro).toHaveBeenLastCalledWith(expect.stringContaining('não foi guardado'))
    }
    refuse('cota_esgotada')
    await expect(send({ novo: NOVO, estado: ESTADO, marcas })).rejects.toThrow('Não.')
    expect(showErro).toHaveBeenLastCalledWith('Não.')
    vi.mocked(request).mockRejectedValueOnce(new NetworkError(null))
    await expect(send({ estado: ESTADO, marcas: [] })).rejects.toThrow(NetworkError)
  })

  it('that wait are shown over what the server told', async () => {
    const outro: PlanoIniciado = { id: 'outro', ...NOVO, ...ESTADO, feitos: ['1.1'] }
    vi.mocked(listItemsOf).mockResolvedValueOnce([
      { ...NA_FILA, mudanca: { novo: NOVO, estado: ESTADO, marcas: [] } },
      { ...NA_FILA, id: 'outro', mudanca: { marcas: [{ porcao: '1.1', feito: false, mudado_em }] } },
    ])
    const shown = await iniciadosGuardados().apply?.(EMAIL, [outro])
    expect(shown?.map(({ id, feitos }) => [id, feitos])).toEqual([
      ['outro', []],
      [ID, []],
    ])
  })
})
