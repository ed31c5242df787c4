import type { Transaction } from 'kysely'
import { queueCorreio } from '#server/correio/queue-correio.ts'
import type { Tables } from '#server/platform/tables.ts'
import { findEmail } from './repository.ts'

type Fim =
  | { readonly aviso: 'carencia'; readonly vale_ate: string; readonly carencia_ate: string }
  | { readonly aviso: 'encerrada'; readonly vale_ate: string }

/** Tells by mail that the end passed unpaid, or that ebooks are closed again. */
export async function tellFim(trx: Transaction<Tables>, usuarioId: string, dados: Fim): Promise<void> {
  const para = await findEmail(trx, usuarioId)
  if (para !== undefined) await queueCorreio(trx, { usuarioId, para, tipo: 'assinatura', dados })
}
