/** Payments of all readers, as the desk looks at them. */
import { sql } from 'kysely'
import type { Database } from '#server/platform/database.ts'

const queryPix = (db: Database) =>
  db.read
    .selectFrom('pagamento')
    .innerJoin('usuario', 'usuario.id', 'pagamento.usuario_id')
    .select([
      'pagamento.usuario_id',
      'pagamento.id',
      'pagamento.referencia',
      'usuario.email',
      'pagamento.plano',
      'pagamento.valor',
      'pagamento.estado',
      'pagamento.criado_em',
      'pagamento.expira_em',
      'pagamento.pago_em',
    ])
    .where('pagamento.meio', '=', 'pix')

export type PixRow = Awaited<ReturnType<typeof listPixQueEspera>>[number]

/** What has no name yet among them. */
export function listPixQueEspera(db: Database, limit: number) {
  return (
    queryPix(db)
      .where('pagamento.estado', '=', 'aguardando')
      // By the index of what waits: all that was ever paid lies in the others.
      .where('pagamento.expira_em', '>', '')
      .orderBy('pagamento.expira_em')
      .limit(limit)
      .execute()
  )
}

export function listPixPorTxid(db: Database, txid: string, limit: number) {
  return queryPix(db).where('pagamento.referencia', '=', txid).limit(limit).execute()
}

/** What nobody has done with yet, the newest first. */
export function listAvisosSemEfeito(db: Database, limit: number) {
  return (
    db.read
      .selectFrom('evento_pagamento')
      .selectAll()
      // A word, not a value: only so do both databases see that their index of what is left has all of it.
      .where('resultado', '<>', sql.lit('aplicado' as const))
      .where('resolvido_em', 'is', null)
      .where('recebido_em', '>', '')
      .orderBy('recebido_em', 'desc')
      .orderBy('id', 'desc')
      .limit(limit)
      .execute()
  )
}
