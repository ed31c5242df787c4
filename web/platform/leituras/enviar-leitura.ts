/** Readings begun and ended, and places in books, that waited on the device. */
import { atualizarStatus, marcarComoLido, salvarPosicao } from '#contract/leituras.ts'
import { describeAgente } from '../agente.ts'
import { ApiError } from '../api-error.ts'
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
const GONE = new Set([404, 422])

/** The reading is gone, or another device has begun or ended it. */
const NOTHING_TO_DO = new Set([404, 409])

/**
 * Sends what was done to a reading and takes it out of the queue. A place that another device has passed stays, at
 * rest, until its reader opens the book and is asked.
 * @throws what `request` throws; it then waits on
 */
export function enviarLeitura(pendente: LeituraPendente): Promise<void> {
  return pendente.tipo === 'lugar' ? enviarLugar(pendente) : enviarEstado(pendente)
}

async function enviarLugar(pendente: LugarPendente): Promise<void> {
  const { id, capitulo_id, paragrafo_id, deslocamento, versao } = pendente
  const aparelho = describeAgente(navigator.userAgent)
  const body = { capitulo_id, paragrafo_id, deslocamento, versao, aparelho }
  try {
    await request(salvarPosicao, { params: { id }, body })
  } catch (error) {
    if (error instanceof ApiError && error.status === 409) return deter(pendente)
    if (!(error instanceof ApiError && GONE.has(error.status))) throw error
  }
  await resolverPendente(pendente)
}

async function enviarEstado(pendente: EstadoPendente): Promise<void> {
  const call = pendente.tipo === 'inicio' ? atualizarStatus : marcarComoLido
  try {
    await request(call, { params: { id: pendente.leitura_id } })
  } catch (error) {
    if (!(error instanceof ApiError && NOTHING_TO_DO.has(error.status))) throw error
  }
  await resolverPendente(pendente)
}

/** Sends what waits for a reading that is about to be opened: it opens where this device left it. */
export async function enviarLeituraDe(id: string): Promise<void> {
  const listDela = async () =>
    (await listPendentes())
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
