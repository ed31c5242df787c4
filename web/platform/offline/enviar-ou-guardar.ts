import { NetworkError } from '../api-error.ts'
import { isOfflineReady } from './aparelho.ts'
import { askToSend } from './envio.ts'

/**
 * Sends a change, or has it wait on this device while the server is out of reach.
 * @param id of the row that changes: what waits for it already is sent first
 * @param keep puts the change into the queue
 * @throws what `send` throws; NetworkError when the device keeps nothing
 */
export async function sendOrKeep<Now, Later>(
  id: string,
  send: () => Promise<Now>,
  keep: () => Promise<Later>,
): Promise<Now | Later> {
  if (!isOfflineReady()) return send()
  const { findPendente } = await import('./fila-store.ts')
  if (await findPendente(id)) {
    const kept = await keep()
    askToSend()
    return kept
  }
  try {
    return await send()
  } catch (error) {
    if (!(error instanceof NetworkError)) throw error
    return keep()
  }
}
