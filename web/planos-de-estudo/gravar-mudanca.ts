import { readEmail } from '../platform/leitor.ts'
import { isOfflineReady } from '../platform/offline/is-offline-ready.ts'
import { askToSend } from '../platform/outbox/when-to-send.ts'
import type { MudancaDoPlano } from './mudanca-do-plano.ts'
import { sendMudanca } from './send-mudanca.ts'

/**
 * Keeps a change: on the device first, whence it is sent, so that no end of the page loses it. A browser that keeps nothing sends it.
 * @param id of the plan that was begun @throws what `request` throws
 */
export async function gravarMudanca(id: string, mudanca: MudancaDoPlano): Promise<void> {
  const leitor = readEmail()
  if (leitor !== null && isOfflineReady() && (await keep(leitor, id, mudanca))) {
    askToSend()
    return
  }
  await sendMudanca(id, mudanca, leitor)
}

/** @returns false when the device keeps nothing */
async function keep(leitor: string, id: string, mudanca: MudancaDoPlano): Promise<boolean> {
  // Not in the first download.
  const [{ keepItem }, { planosDeEstudoOffline }] = await Promise.all([
    import('../platform/outbox/item-store.ts'),
    import('./offline.ts'),
  ])
  try {
    await keepItem(planosDeEstudoOffline, leitor, id, mudanca)
    return true
  } catch (error) {
    console.error('Erro ao guardar o plano no aparelho:', error)
    return false
  }
}
