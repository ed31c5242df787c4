/** What readers have begun and read: every query names the reader. */
import { type Kysely, sql, type Transaction } from 'kysely'
import type { Database } from '#server/platform/database.ts'
import type { Tables } from '#server/platform/tables.ts'
import type { PlanoIniciadoTable, PlanoPorcaoTable } from '#server/platform/tables-planos-de-estudo.ts'

/** Whoever changes the reader's plans at the same time waits until the transaction ends. */
export async function lockPlanos(trx: Transaction<Tables>, usuarioId: string): Promise<void> {
  await trx
    .insertInto('planos_do_leitor')
    .values({ usuario_id: usuarioId, sal_do_calendario: null })
    .onConflict((conflict) => conflict.column('usuario_id').doUpdateSet({ usuario_id: usuarioId }))
    .execute()
}

/** In the order in which they were begun. */
export function listIniciados(db: Kysely<Tables>, usuarioId: string) {
  return db
    .selectFrom('plano_iniciado')
    .select(['id', 'plano', 'inicio', 'deslocamento', 'encerrado', 'mudado_em'])
    .where('usuario_id', '=', usuarioId)
    .orderBy('id')
    .execute()
}

/** Of some readers, those that go on. */
export function listEmCurso(db: Database, usuarioIds: readonly string[]) {
  return db.read
    .selectFrom('plano_iniciado')
    .select(['usuario_id', 'id', 'plano', 'inicio', 'deslocamento', 'mudado_em'])
    .where('usuario_id', 'in', usuarioIds)
    .where('encerrado', '=', 0)
    .orderBy('usuario_id')
    .orderBy('id')
    .execute()
}

/** Plan and day stay as they were. */
export async function upsertIniciado(trx: Transaction<Tables>, row: PlanoIniciadoTable): Promise<void> {
  const { deslocamento, encerrado, mudado_em } = row
  await trx
    .insertInto('plano_iniciado')
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(['usuario_id', 'id']).doUpdateSet({ deslocamento, encerrado, mudado_em }),
    )
    .execute()
}

/** With what was marked in it. */
export async function deleteIniciado(trx: Transaction<Tables>, usuarioId: string, id: string): Promise<void> {
  await trx.deleteFrom('plano_iniciado').where('usuario_id', '=', usuarioId).where('id', '=', id).execute()
}

/** What was read, of all plans of the reader or of one. */
export function listFeitos(db: Kysely<Tables>, usuarioId: string, inicioId?: string) {
  const query = db
    .selectFrom('plano_porcao')
    .select(['inicio_id', 'porcao'])
    .where('usuario_id', '=', usuarioId)
    .where('feito', '=', 1)
  return (inicioId === undefined ? query : query.where('inicio_id', '=', inicioId)).execute()
}

/** Of two marks of a portion the later stays, of one time the tick: as `laterMarca` has it. @param rows each portion once */
export async function upsertFeitos(
  trx: Transaction<Tables>,
  rows: readonly PlanoPorcaoTable[],
): Promise<void> {
  await trx
    .insertInto('plano_porcao')
    .values([...rows])
    .onConflict((conflict) =>
      conflict
        .columns(['usuario_id', 'inicio_id', 'porcao'])
        .doUpdateSet((eb) => ({ feito: eb.ref('excluded.feito'), mudado_em: eb.ref('excluded.mudado_em') }))
        .where(
          sql<boolean>`excluded.mudado_em > plano_porcao.mudado_em
            OR (excluded.mudado_em = plano_porcao.mudado_em AND excluded.feito > plano_porcao.feito)`,
        ),
    )
    .execute()
}

/** The rows of the data export after one of them. */
export function listIniciadosParaExportar(db: Database, usuarioId: string, afterId: string, limit: number) {
  return db.read
    .selectFrom('plano_iniciado')
    .select(['id', 'plano', 'inicio', 'deslocamento', 'encerrado', 'mudado_em'])
    .where('usuario_id', '=', usuarioId)
    .where('id', '>', afterId)
    .orderBy('id')
    .limit(limit)
    .execute()
}

/** Every mark of some plans, those taken back too. */
export function listMarcasParaExportar(db: Database, usuarioId: string, inicioIds: readonly string[]) {
  return db.read
    .selectFrom('plano_porcao')
    .select(['inicio_id', 'porcao', 'feito', 'mudado_em'])
    .where('usuario_id', '=', usuarioId)
    .where('inicio_id', 'in', inicioIds)
    .orderBy('inicio_id')
    .orderBy('porcao')
    .execute()
}
