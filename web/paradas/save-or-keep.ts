import { sendOrKeep } from '../platform/outbox/send-or-keep.ts'
import { obraOf } from './paradas-do-aparelho.ts'
import { type ParadaNoTexto, sendParada } from './send-parada.ts'

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
  try {
    await sendOrKeep(
      null,
      async () => sendParada(parada, leitor, isLeaving),
      async () => {
        const [{ keepItem }, { paradasOffline }] = await Promise.all([
          import('../platform/outbox/item-store.ts'),
          import('./offline.ts'),
        ])
        await keepItem(paradasOffline, leitor, `parada:${obraOf(parada)}`, parada)
      },
    )
  } catch {
    // The device knows it, and the account hears of the next one.
  }
}
