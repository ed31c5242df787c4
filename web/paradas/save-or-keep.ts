import { keepFor, sendOrKeep } from '../platform/outbox/send-or-keep.ts'
import { obraOf } from './paradas-do-aparelho.ts'
import { type ParadaNoTexto, sendParada } from './send-parada.ts'

const load = async () => (await import('./offline.ts')).paradasOffline

/**
 * Tells the account of a place; while the server is away it waits on the device. What waits of the same work does not
 * hold it back: the account keeps the later of the two. Never fails: a place is no loss that the reader is told of.
 * @param leitor who has read there
 * @param isLeaving whether the page is being left
 */
export async function saveOrKeepParada(
  parada: ParadaNoTexto,
  leitor: string,
  isLeaving: boolean,
): Promise<void> {
  const keep = keepFor(load, `parada:${obraOf(parada)}`, parada, () => undefined)
  try {
    await sendOrKeep(
      null,
      async () => sendParada(parada, leitor, isLeaving),
      () => keep(leitor),
    )
  } catch {
    // The device knows it, and the account hears of the next one.
  }
}
