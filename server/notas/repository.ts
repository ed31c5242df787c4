/** Every query carries the reader's id: another reader's note does not exist here. */
import { type SqlBool, sql } from 'kysely'
import { indexNota } from '#server/busca/indice/notas.ts'
import type { Database } from '#server/platform/database.ts'
import type { AnotacaoTable } from '#server/platform/tables.ts'

const COLUMNS = ['id', 'titulo', 'anotacao', 'data_criacao', 'versao'] as const

export interface NotasFilter {
  simboloId: number | null
  /** Folded words to find; '' finds all. */
  folded: string
  /** Where the page before ended, exclusive; null for the first page. */
  after: { data_criacao: string; id: string } | null
  limit: number | null
}

/** Newest first; notes of the same instant by id, so that pages never repeat or skip one. */
export function listNotas(db: Database, usuarioId: string, { simboloId, folded, after, limit }: NotasFilter) {
  let query = db.read
    .selectFrom('anotacao')
    .innerJoin('simbolo', 'simbolo.id', 'anotacao.simbolo_id')
    .innerJoin('usuario', 'usuario.id', 'anotacao.usuario_id')
    .select([
      'anotacao.id',
      'anotacao.titulo',
      'anotacao.anotacao',
      'anotacao.data_criacao',
      'anotacao.versao',
      'anotacao.numero',
      'simbolo.simbolo',
      'simbolo.unidade',
      'usuario.foto',
    ])
    .where('anotacao.usuario_id', '=', usuarioId)
    .orderBy('anotacao.data_criacao', 'desc')
    .orderBy('anotacao.id', 'desc')
  if (simboloId !== null) query = query.where('anotacao.simbolo_id', '=', simboloId)
  if (folded !== '') query = query.where(contains('anotacao.texto_busca', folded))
  if (after) {
    query = query.where((where) =>
      where.or([
        where('anotacao.data_criacao', '<', after.data_criacao),
        where.and([
          where('anotacao.data_criacao', '=', after.data_criacao),
          where('anotacao.id', '<', after.id),
        ]),
      ]),
    )
  }
  return (limit === null ? query : query.limit(limit)).execute()
}

export function listNotasOfPagina(db: Database, usuarioId: string, simboloId: number, numero: number) {
  return db.read
    .selectFrom('anotacao')
    .select(COLUMNS)
    .where('usuario_id', '=', usuarioId)
    .where('simbolo_id', '=', simboloId)
    .where('numero', '=', numero)
    .orderBy('data_criacao', 'desc')
    .orderBy('id', 'desc')
    .execute()
}

export function findNota(db: Database, usuarioId: string, id: string) {
  return db.write
    .selectFrom('anotacao')
    .select(COLUMNS)
    .where('usuario_id', '=', usuarioId)
    .where('id', '=', id)
    .executeTakeFirst()
}

/**
 * The note and its place in the search, in one step.
 * @returns whether the note was new; false when the reader has one with this id already.
 */
export async function insertNota(db: Database, nota: AnotacaoTable): Promise<boolean> {
  return db.write.transaction().execute(async (trx) => {
    const { numInsertedOrUpdatedRows } = await trx
      .insertInto('anotacao')
      .values(nota)
      .onConflict((conflict) => conflict.columns(['usuario_id', 'id']).doNothing())
      .executeTakeFirst()
    if (Number(numInsertedOrUpdatedRows) !== 1) return false
    await indexNota(trx, db.engine, nota)
    return true
  })
}

/** Changes the note only while it still has the version that was read: two saves never overwrite each other. */
export async function updateNota(
  db: Database,
  usuarioId: string,
  id: string,
  versaoLida: number,
  values: Pick<AnotacaoTable, 'titulo' | 'anotacao' | 'data_edicao' | 'texto_busca'>,
): Promise<boolean> {
  return db.write.transaction().execute(async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable('anotacao')
      .set({ ...values, versao: versaoLida + 1 })
      .where('usuario_id', '=', usuarioId)
      .where('id', '=', id)
      .where('versao', '=', versaoLida)
      .executeTakeFirst()
    if (Number(numUpdatedRows) !== 1) return false
    await indexNota(trx, db.engine, { usuario_id: usuarioId, id, ...values })
    return true
  })
}

/** The note goes out of the search with its row. */
export async function deleteNota(db: Database, usuarioId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db.write
    .deleteFrom('anotacao')
    .where('usuario_id', '=', usuarioId)
    .where('id', '=', id)
    .executeTakeFirst()
  return Number(numDeletedRows) === 1
}

/** '%', '_' and '\' of the reader's words stand for themselves; SQLite escapes only when told how. */
function contains(column: 'anotacao.texto_busca', folded: string) {
  const pattern = `%${folded.replace(/[\\%_]/g, '\\$&')}%`
  return sql<SqlBool>`${sql.ref(column)} LIKE ${pattern} ESCAPE '\\'`
}
