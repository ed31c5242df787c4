import { type Kysely, sql, type Transaction } from 'kysely'
import type { TipoDeAviso } from '#contract/avisos.ts'
import type { Engine } from '#server/platform/database.ts'
import type { Tables } from '#server/platform/tables.ts'
import type { AvisoTable } from '#server/platform/tables-avisos.ts'

export function listAvisos(db: Kysely<Tables>, usuarioId: string) {
  return db
    .selectFrom('aviso')
    .select(['tipo', 'proxima_em', 'desde', 'enviados', 'ultima_em'])
    .where('usuario_id', '=', usuarioId)
    .orderBy('tipo')
    .execute()
}

/** Turns a kind on, unless it is already. */
export async function upsertAviso(
  trx: Kysely<Tables>,
  { usuario_id, tipo, proxima_em, desde }: Pick<AvisoTable, 'usuario_id' | 'tipo' | 'proxima_em' | 'desde'>,
): Promise<void> {
  await trx
    .insertInto('aviso')
    .values({ usuario_id, tipo, proxima_em, desde, enviados: 0 })
    .onConflict((conflict) =>
      conflict
        .columns(['usuario_id', 'tipo'])
        .doUpdateSet({ proxima_em, desde })
        .where('aviso.proxima_em', 'is', null),
    )
    .execute()
}

export async function updateAviso(
  trx: Kysely<Tables>,
  { usuario_id, tipo }: Pick<AvisoTable, 'usuario_id' | 'tipo'>,
  values: Partial<Pick<AvisoTable, 'proxima_em' | 'desde' | 'enviados' | 'ultima_em'>>,
): Promise<void> {
  await trx
    .updateTable('aviso')
    .set(values)
    .where('usuario_id', '=', usuario_id)
    .where('tipo', '=', tipo)
    .execute()
}

/** What is due longest, without taking it. */
export function listDevidos(db: Kysely<Tables>, agora: string, limit: number) {
  return db
    .selectFrom('aviso')
    .select(['usuario_id', 'tipo', 'enviados', 'desde'])
    .where('proxima_em', '<=', agora)
    .orderBy('proxima_em')
    .limit(limit)
    .execute()
}

export interface AvisoDevido {
  usuario_id: string
  tipo: TipoDeAviso
  proxima_em: string | null
  desde: string
  enviados: number
  email: string
  email_confirmado_em: string | null
  suspensa_em: string | null
}

/** The same, held until the transaction ends: another server gets others, and an account that is being deleted is passed over. */
export function holdDevidos(
  trx: Transaction<Tables>,
  engine: Engine,
  agora: string,
  limit: number,
): Promise<AvisoDevido[]> {
  return trx
    .selectFrom('aviso')
    .innerJoin('usuario', 'usuario.id', 'aviso.usuario_id')
    .select(['aviso.usuario_id', 'tipo', 'proxima_em', 'desde', 'enviados'])
    .select(['email', 'email_confirmado_em', 'suspensa_em'])
    .where('proxima_em', '<=', agora)
    .orderBy('proxima_em')
    .limit(limit)
    .$if(engine === 'postgres', (query) =>
      // By hand: the builder writes two locks in an order that is none.
      query.modifyEnd(sql`for update of aviso skip locked for key share of usuario skip locked`),
    )
    .execute()
}
