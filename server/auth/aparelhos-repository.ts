import type { Kysely } from 'kysely'
import type { Database } from '#server/platform/database.ts'
import type { Tables } from '#server/platform/tables.ts'
import type { AparelhoTable } from '#server/platform/tables-contas.ts'

export function listAparelhos(trx: Kysely<Tables>, usuarioId: string) {
  return trx
    .selectFrom('aparelho')
    .select(['marca', 'visto_em'])
    .where('usuario_id', '=', usuarioId)
    .orderBy('marca')
    .execute()
}

export async function upsertAparelho(trx: Kysely<Tables>, aparelho: AparelhoTable): Promise<void> {
  await trx
    .insertInto('aparelho')
    .values(aparelho)
    .onConflict((conflict) =>
      conflict.columns(['usuario_id', 'marca']).doUpdateSet({ visto_em: aparelho.visto_em }),
    )
    .execute()
}

/** Keeps those that were seen last. */
export async function deleteOtherAparelhos(
  trx: Kysely<Tables>,
  usuarioId: string,
  { since, max }: { since: string; max: number },
): Promise<void> {
  const newest = trx
    .selectFrom('aparelho')
    .select('marca')
    .where('usuario_id', '=', usuarioId)
    .where('visto_em', '>=', since)
    .orderBy('visto_em', 'desc')
    .limit(max)
  await trx
    .deleteFrom('aparelho')
    .where('usuario_id', '=', usuarioId)
    .where('marca', 'not in', newest)
    .execute()
}

/** Outside of a transaction. */
export function findAparelhos(db: Database, usuarioId: string) {
  return listAparelhos(db.read, usuarioId)
}
