import { readEmail } from '../leitor.ts'
import { isOfflineReady } from './aparelho.ts'
import { askToSend, askToSendAfter } from './envio.ts'
import { mustWait } from './espera.ts'

/**
 * Sends a change, or has it wait on this device while the server is out of reach. Both are told whose change it is.
 * @param id of the row that changes: what waits for it already is sent first
 * @param keep puts the change into the queue
 * @throws what `send` throws; also what would have waited, when the device keeps nothing
 */
export async function sendOrKeep<Now, Later>(
  id: string,
  send: (leitor: string | null) => Promise<Now>,
  keep: (leitor: string | null) => Promise<Later>,
): Promise<Now | Later> {
  const leitor = readEmail()
  if (!isOfflineReady()) return send(leitor)
  const { findPendente } = await import('./fila-store.ts')
  if (await findPendente(leitor, id)) {
    const kept = await keep(leitor)
    askToSend()
    return kept
  }
  try {
    return await send(leitor)
  } catch (error) {
    if (!mustWait(error)) throw error
    const kept = await keep(leitor)
    askToSendAfter(error)
    return kept
  }
}
