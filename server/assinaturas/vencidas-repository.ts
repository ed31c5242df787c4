/** What has come to its end and nobody has told yet. */
import type { Kysely } from 'kysely'
import type { Tables } from '#server/platform/tables.ts'

export function listExpirados(db: Kysely<Tables>, agora: string, limit: number) {
  return db
    .selectFrom('pagamento')
    .select(['usuario_id', 'assinatura_id'])
    .where('estado', '=', 'aguardando')
    .where('expira_em', '<=', agora)
    .orderBy('expira_em')
    .limit(limit)
    .execute()
}

/** @param semCarencia what ended by then is over for those who owe too */
export function listVencidas(
  db: Kysely<Tables>,
  { agora, semCarencia }: { agora: string; semCarencia: string },
  limit: number,
) {
  return db
    .selectFrom('assinatura')
    .select(['usuario_id', 'id as assinatura_id'])
    .where('estado', 'in', ['ativa', 'cancelada'])
    .where('vale_ate', '<=', agora)
    .where((eb) => eb.or([eb('avisada', 'is', null), eb('vale_ate', '<=', semCarencia)]))
    .orderBy('vale_ate')
    .limit(limit)
    .execute()
}
