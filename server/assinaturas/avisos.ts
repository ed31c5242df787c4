import type { Transaction } from 'kysely'
import type { Tables } from '#server/platform/tables.ts'

/** 'recibo': a payment was made; 'carencia': the end passed unpaid; 'encerrada': ebooks are closed again. */
export type AvisoDaAssinatura = 'recibo' | 'carencia' | 'encerrada'

/** Tells the reader by mail, in the transaction of what it tells of. Nothing while no mail is sent. */
export async function tellAssinatura(
  _trx: Transaction<Tables>,
  _usuarioId: string,
  _aviso: AvisoDaAssinatura,
): Promise<void> {}
