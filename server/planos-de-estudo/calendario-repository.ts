/** Of what the key of a reader's calendar is made. */
import type { Database } from '#server/platform/database.ts'

/** @returns null while there is no calendar, and for an account that is suspended */
export async function findSal(db: Database, usuarioId: string): Promise<string | null> {
  const row = await db.read
    .selectFrom('planos_do_leitor')
    .innerJoin('usuario', 'usuario.id', 'planos_do_leitor.usuario_id')
    .select('sal_do_calendario')
    .where('planos_do_leitor.usuario_id', '=', usuarioId)
    .where('usuario.suspensa_em', 'is', null)
    .executeTakeFirst()
  return row?.sal_do_calendario ?? null
}

/** @param sal null: there is no calendar any more */
export async function updateSal(db: Database, usuarioId: string, sal: string | null): Promise<void> {
  await db.write
    .insertInto('planos_do_leitor')
    .values({ usuario_id: usuarioId, sal_do_calendario: sal })
    .onConflict((conflict) => conflict.column('usuario_id').doUpdateSet({ sal_do_calendario: sal }))
    .execute()
}
