import { salvarRevisao } from '#contract/memoria.ts'
import { readEmail } from '../platform/leitor.ts'
import { isOfflineReady } from '../platform/offline/is-offline-ready.ts'
import { askToSend } from '../platform/outbox/when-to-send.ts'
import { request } from '../platform/request.ts'
import type { RevisaoPorEnviar } from './memoria.ts'

/**
 * Keeps a review: on the device first, whence it is sent, so that no end of the page loses it. A browser that keeps nothing sends it.
 * @param id of the review, by which sending it twice does no harm @throws what `request` throws
 */
export async function gravarRevisao(id: string, revisao: RevisaoPorEnviar): Promise<void> {
  const leitor = readEmail()
  if (leitor !== null && isOfflineReady() && (await keep(leitor, id, revisao))) {
    askToSend()
    return
  }
  await request(salvarRevisao, { params: { id }, body: { ...revisao }, leitor })
}

/** @returns false when the device keeps nothing */
async function keep(leitor: string, id: string, revisao: RevisaoPorEnviar): Promise<boolean> {
  // Not in the first download.
  const [{ keepItem }, { memoriaOffline }] = await Promise.all([
    import('../platform/outbox/item-store.ts'),
    import('./offline.ts'),
  ])
  try {
    await keepItem(memoriaOffline, leitor, id, revisao)
    return true
  } catch (error) {
    console.error('Erro ao guardar a revisão no aparelho:', error)
    return false
  }
}
