/** Readings begun and ended, and places in books, that waited on the device. */
import { atualizarStatus, marcarComoLido, salvarPosicao } from '#contract/leituras.ts'
import { describeAgente } from '../agente.ts'
import { ApiError, type ApiErrorCode } from '../api-error.ts'
import {
  type EstadoPendente,
  isLeitura,
  type LeituraPendente,
  type LugarPendente,
  leituraOf,
} from '../offline/fila.ts'
import { deter, listPendentes, resolverPendente } from '../offline/fila-store.ts'
import { TRINCO } from '../offline/nomes.ts'
import { request } from '../request.ts'

/** The reading, or what it was in, is gone. */
const GONE: ReadonlySet<ApiErrorCode> = new Set(['nao_encontrado', 'dados_invalidos'])

/** Another device has read on, or ended the book. */
const PASSED: ReadonlySet<ApiErrorCode> = new Set(['posicao_mais_nova', 'estado_nao_permite'])

/** The reading is gone, or another device has begun or ended it. */
const NOTHING_TO_DO: ReadonlySet<ApiErrorCode> = new Set(['nao_encontrado', 'estado_nao_permite'])

/**
 * Sends what was done to a reading and takes it out of the queue. A place that another device has passed stays, at
 * rest, until its reader opens the book and is asked.
 * @throws what `request` throws; it then waits on
 */
export function enviarLeitura(pendente: LeituraPendente): Promise<void> {
  return pendente.tipo === 'lugar' ? enviarLugar(pendente) : enviarEstado(pendente)
}

async function enviarLugar(pendente: LugarPendente): Promise<void> {
  const { email: leitor, id, capitulo_id, paragrafo_id, deslocamento, versao } = pendente
  const aparelho = describeAgente(navigator.userAgent)
  const body = { capitulo_id, paragrafo_id, deslocamento, versao, aparelho }
  try {
    await request(salvarPosicao, { params: { id }, body, leitor })
  } catch (error) {
    if (error instanceof ApiError && PASSED.has(error.code)) return deter(pendente)
    if (!(error instanceof ApiError && GONE.has(error.code))) throw error
  }
  await resolverPendente(pendente)
}

async function enviarEstado(pendente: EstadoPendente): Promise<void> {
  const call = pendente.tipo === 'inicio' ? atualizarStatus : marcarComoLido
  try {
    await request(call, { params: { id: pendente.leitura_id }, leitor: pendente.email })
  } catch (error) {
    if (!(error instanceof ApiError && NOTHING_TO_DO.has(error.code))) throw error
  }
  await resolverPendente(pendente)
}

/** Sends what waits for a reading that a reader is about to open: it opens where this device left it. */
export async function enviarLeituraDe(leitor: string, id: string): Promise<void> {
  const listDela = async () =>
    (await listPendentes(leitor))
      .filter(isLeitura)
      .filter((item) => leituraOf(item) === id && !(item.tipo === 'lugar' && item.parado))
  try {
    if ((await listDela()).length === 0) return
    // The whole queue may be on its way, and these with it.
    await navigator.locks.request(TRINCO, async () => {
      for (const item of await listDela()) await enviarLeitura(item)
    })
  } catch {
    // Opening the book finds out by itself what is wrong, and they wait on.
  }
}
