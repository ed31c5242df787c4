/** Chosen verses, of which each query names the reader. */
import { MAX_VERSICULOS_ESCOLHIDOS } from '#contract/cartoes.ts'
import type { Database } from '#server/platform/database.ts'
import type { VersiculoEscolhidoTable } from '#server/platform/tables-memoria.ts'

/** In the order in which they were chosen. */
export function listEscolhidos(db: Database, usuarioId: string, perfil: string) {
  return db.read
    .selectFrom('versiculo_escolhido')
    .select(['inicio', 'fim'])
    .where('usuario_id', '=', usuarioId)
    .where('perfil', '=', perfil)
    .orderBy('escolhido_em')
    .orderBy('inicio')
    .orderBy('fim')
    .limit(MAX_VERSICULOS_ESCOLHIDOS)
    .execute()
}

/** Twice does no harm. @returns false past the greatest number of a profile */
export async function insertEscolhido(db: Database, escolhido: VersiculoEscolhidoTable): Promise<boolean> {
  const { usuario_id, perfil } = escolhido
  return db.write.transaction().execute(async (trx) => {
    // Two at once wait for each other here.
    await trx
      .updateTable('memoria_perfil')
      .set((eb) => ({ contador: eb.ref('contador') }))
      .where('usuario_id', '=', usuario_id)
      .where('id', '=', perfil)
      .execute()
    await trx
      .insertInto('versiculo_escolhido')
      .values(escolhido)
      .onConflict((conflict) => conflict.columns(['usuario_id', 'perfil', 'inicio', 'fim']).doNothing())
      .execute()
    const row = await trx
      .selectFrom('versiculo_escolhido')
      .select((eb) => eb.fn.countAll<number>().as('total'))
      .where('usuario_id', '=', usuario_id)
      .where('perfil', '=', perfil)
      .executeTakeFirst()
    if (Number(row?.total ?? 0) <= MAX_VERSICULOS_ESCOLHIDOS) return true
    const { inicio, fim } = escolhido
    await trx
      .deleteFrom('versiculo_escolhido')
      .where('usuario_id', '=', usuario_id)
      .where('perfil', '=', perfil)
      .where('inicio', '=', inicio)
      .where('fim', '=', fim)
      .execute()
    return false
  })
}

/** One that is not there is gone. */
export async function deleteEscolhido(
  db: Database,
  { usuario_id, perfil, inicio, fim }: Omit<VersiculoEscolhidoTable, 'escolhido_em'>,
): Promise<void> {
  await db.write
    .deleteFrom('versiculo_escolhido')
    .where('usuario_id', '=', usuario_id)
    .where('perfil', '=', perfil)
    .where('inicio', '=', inicio)
    .where('fim', '=', fim)
    .execute()
}

/** The rows of the data export: at most 200 of each of ten profiles. */
export function listEscolhidosParaExportar(db: Database, usuarioId: string) {
  return db.read
    .selectFrom('versiculo_escolhido')
    .select(['perfil', 'inicio', 'fim', 'escolhido_em'])
    .where('usuario_id', '=', usuarioId)
    .orderBy('perfil')
    .orderBy('inicio')
    .orderBy('fim')
    .execute()
}
