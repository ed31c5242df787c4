import { ApiError, isAway } from '../api-error.ts'
import { readEmail } from '../leitor.ts'
import { isOfflineReady } from '../offline/is-offline-ready.ts'
import { isOutroLeitor } from '../sessao.ts'
import type { Feature, Item } from './item.ts'
import { askToSend, askToSendAfter } from './when-to-send.ts'

/**
 * Sends a change, or has it wait on this device while the server is out of reach. Both are told whose change it is.
 * @param id of what changes: while something waits for it already, the change waits with it; null for what does not
 * @param keep puts the change into the outbox, or throws `reason`, why it was not sent
 * @throws what `send` throws; also what would have waited, when the device keeps nothing
 */
export async function sendOrKeep<Now, Later>(
  id: string | null,
  send: (leitor: string | null) => Promise<Now>,
  keep: (leitor: string, reason: unknown) => Promise<Later>,
): Promise<Now | Later> {
  const leitor = readEmail()
  if (leitor === null || !isOfflineReady()) return send(leitor)
  // Its code is not in the first download.
  if (id !== null && (await (await import('./item-store.ts')).hasItem(leitor, id))) {
    const kept = await keep(leitor, null)
    askToSend()
    return kept
  }
  try {
    return await send(leitor)
  } catch (error) {
    if (!mustWait(error)) throw error
    try {
      return await keep(leitor, error)
    } finally {
      askToSendAfter(error)
    }
  }
}

/**
 * Has a change wait as its feature merges and sends it: what `sendOrKeep` is given for `keep`.
 * @param load brings the feature, whose code is not in the first download
 * @param toShown what whoever made the change is shown of what waits now
 */
export function keepFor<Mudanca extends object, Shown>(
  load: () => Promise<Feature<Mudanca>>,
  id: string,
  mudanca: Mudanca,
  toShown: (item: Item<Mudanca>) => Shown,
): (leitor: string) => Promise<Shown> {
  return async (leitor) => {
    const [{ keepItem }, feature] = await Promise.all([import('./item-store.ts'), load()])
    return toShown(await keepItem(feature, leitor, id, mudanca))
  }
}

/** Whether a change waits here: the server is away or asks for patience, or the session is somebody else's. */
export function mustWait(error: unknown): boolean {
  const asksForPatience = error instanceof ApiError && error.status === 429 && error.retryAfter !== null
  return isAway(error) || asksForPatience || isOutroLeitor(error)
}
