/** Places in the outbox, one of each work: the later takes the place. */
import { ApiError } from '../platform/api-error.ts'
import type { Feature, Item, Outcome } from '../platform/outbox/item.ts'
import { PARADAS } from './queries.ts'
import { type ParadaNoTexto, sendParada } from './send-parada.ts'

export const paradasOffline: Feature<ParadaNoTexto> = {
  name: PARADAS,
  merge: (antes, nova) => (nova.lida_em >= antes.lida_em ? nova : antes),
  send,
}

/** A place that the texts of the server do not have is no loss. */
async function send({ email, mudanca }: Item<ParadaNoTexto>): Promise<Outcome<ParadaNoTexto>> {
  try {
    await sendParada(mudanca, email)
  } catch (error) {
    if (!(error instanceof ApiError && error.code === 'dados_invalidos')) throw error
  }
  return { tipo: 'done' }
}
