/** Every query carries the reader's id: another reader's profile does not exist here. */
import { type Baralho, EU, NOVOS_POR_DIA } from '#contract/memoria.ts'
import type { Database } from '#server/platform/database.ts'
import type { MemoriaPerfilTable } from '#server/platform/tables-memoria.ts'

const NOVO = { novos_por_dia: NOVOS_POR_DIA, baralhos: 'bcw' satisfies Baralho, contador: 0 }

/** In the order in which they were made. */
export function listPerfis(db: Database, usuarioId: string) {
  return db.read
    .selectFrom('memoria_perfil')
    .select(['id', 'nome', 'novos_por_dia', 'baralhos'])
    .where('usuario_id', '=', usuarioId)
    .orderBy('criado_em')
    .orderBy('id')
    .execute()
}

export async function hasPerfil(db: Database, usuarioId: string, id: string): Promise<boolean> {
  const found = await db.write
    .selectFrom('memoria_perfil')
    .select('id')
    .where('usuario_id', '=', usuarioId)
    .where('id', '=', id)
    .executeTakeFirst()
  return found !== undefined
}

/** One that is there stays as it is. @returns false when the reader has so many beside his own, and this would be another */
export async function insertPerfil(
  db: Database,
  usuarioId: string,
  { id, nome }: { id: string; nome: string },
  max: number,
): Promise<boolean> {
  return db.write.transaction().execute(async (trx) => {
    // Two at once wait for each other at the account's own.
    await insertIn(trx, usuarioId, { id: EU, nome: '' })
    await trx
      .updateTable('memoria_perfil')
      .set({ nome: '' })
      .where('usuario_id', '=', usuarioId)
      .where('id', '=', EU)
      .execute()
    const others = await trx
      .selectFrom('memoria_perfil')
      .select('id')
      .where('usuario_id', '=', usuarioId)
      .where('id', '!=', EU)
      .execute()
    if (others.some((each) => each.id === id)) return true
    if (others.length >= max) return false
    await insertIn(trx, usuarioId, { id, nome })
    return true
  })
}

/** The account's own, when it has no row yet. */
export function insertEu(db: Database, usuarioId: string): Promise<void> {
  return insertIn(db.write, usuarioId, { id: EU, nome: '' })
}

async function insertIn(
  db: Database['write'],
  usuarioId: string,
  { id, nome }: { id: string; nome: string },
): Promise<void> {
  await db
    .insertInto('memoria_perfil')
    .values({ usuario_id: usuarioId, id, nome, ...NOVO, criado_em: new Date().toISOString() })
    .onConflict((conflict) => conflict.columns(['usuario_id', 'id']).doNothing())
    .execute()
}

export async function updatePerfil(
  db: Database,
  usuarioId: string,
  id: string,
  values: Partial<Pick<MemoriaPerfilTable, 'nome' | 'novos_por_dia' | 'baralhos'>>,
): Promise<boolean> {
  if (Object.keys(values).length === 0) return hasPerfil(db, usuarioId, id)
  const { numUpdatedRows } = await db.write
    .updateTable('memoria_perfil')
    .set(values)
    .where('usuario_id', '=', usuarioId)
    .where('id', '=', id)
    .executeTakeFirst()
  return Number(numUpdatedRows) === 1
}

/** With its reviews and verses. */
export async function deletePerfil(db: Database, usuarioId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db.write
    .deleteFrom('memoria_perfil')
    .where('usuario_id', '=', usuarioId)
    .where('id', '=', id)
    .executeTakeFirst()
  return Number(numDeletedRows) === 1
}

/** The account's own as it began; its reviews are counted on, or a device would take new ones for those that it has. */
export function emptyEu(db: Database, usuarioId: string): Promise<void> {
  const { contador: _, ...comoNovo } = NOVO
  return db.write.transaction().execute(async (trx) => {
    await trx
      .updateTable('memoria_perfil')
      .set(comoNovo)
      .where('usuario_id', '=', usuarioId)
      .where('id', '=', EU)
      .execute()
    for (const tabela of ['revisao', 'versiculo_escolhido'] as const)
      await trx.deleteFrom(tabela).where('usuario_id', '=', usuarioId).where('perfil', '=', EU).execute()
  })
}

export function listPerfisParaExportar(db: Database, usuarioId: string) {
  return db.read
    .selectFrom('memoria_perfil')
    .select(['id', 'nome', 'novos_por_dia', 'baralhos', 'criado_em', 'contador'])
    .where('usuario_id', '=', usuarioId)
    .orderBy('id')
    .execute()
}
