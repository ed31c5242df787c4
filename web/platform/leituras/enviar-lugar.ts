/** Places in books that waited on the device. */
import { salvarPosicao } from '#contract/leituras.ts'
import { describeAgente } from '../agente.ts'
import { ApiError } from '../api-error.ts'
import type { LugarPendente } from '../offline/fila.ts'
import { deter, findPendente, resolverPendente } from '../offline/fila-store.ts'
import { TRINCO } from '../offline/nomes.ts'
import { request } from '../request.ts'

/** The reading, or what it was in, is gone. */
const GONE = new Set([404, 422])

/**
 * Sends a place and takes it out of the queue. One that another device has passed stays, at rest, until its reader
 * opens the book and is asked.
 * @throws what `request` throws; the place then waits on
 */
export async function enviarLugar(pendente: LugarPendente): Promise<void> {
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

/** Sends the place of a reading that is about to be opened: it opens where this device left it. */
export async function enviarLugarDe(id: string): Promise<void> {
  try {
    if (!(await findPendente(id))) return
    // The whole queue may be on its way, and this with it.
    await navigator.locks.request(TRINCO, async () => {
      const pendente = await findPendente(id)
      if (pendente?.tipo === 'lugar' && !pendente.parado) await enviarLugar(pendente)
    })
  } catch {
    // Opening the book finds out by itself what is wrong, and the place waits on.
  }
}
