/** Every query carries the reader's id: another reader's note does not exist here. */
import { type SqlBool, sql } from 'kysely'
import { indexNota } from '#server/busca/indice/notas.ts'
import { bytesOf, changeCota, returnCota, takeCota } from '#server/limites/cotas.ts'
import type { Database } from '#server/platform/database.ts'
import type { AnotacaoTable } from '#server/platform/tables-leitor.ts'

const COLUMNS = ['id', 'titulo', 'anotacao', 'data_criacao', 'versao', 'ancora'] as const

export interface NotasFilter {
  simboloId: number | null
  /** Of one page; null for all. */
  numero: number | null
}

/** What orders notes: newest first; those of the same instant by id, so that pages never repeat or skip one. */
export type ChaveDaNota = Pick<AnotacaoTable, 'data_criacao' | 'id'>

/** Where notes are, without their texts: the indices alone answer it. */
export function listChaves(
  db: Database,
  usuarioId: string,
  { simboloId, numero }: NotasFilter,
  after: ChaveDaNota | null,
  limit: number,
): Promise<ChaveDaNota[]> {
  let query = db.read
    .selectFrom('anotacao')
    .select(['data_criacao', 'id'])
    .where('usuario_id', '=', usuarioId)
    .orderBy('data_criacao', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
  if (simboloId !== null) query = query.where('simbolo_id', '=', simboloId)
  if (numero !== null) query = query.where('numero', '=', numero)
  if (after) {
    query = query.where((eb) =>
      eb(eb.refTuple('data_criacao', 'id'), '<', eb.tuple(after.data_criacao, after.id)),
    )
  }
  return query.execute()
}

/** @param folded words to find, not empty @returns those of the notes that have them */
export async function findContaining(
  db: Database,
  usuarioId: string,
  ids: readonly string[],
  folded: string,
): Promise<Set<string>> {
  const rows = await db.read
    .selectFrom('anotacao')
    .select('id')
    .where('usuario_id', '=', usuarioId)
    .where('id', 'in', ids)
    .where(contains('texto_busca', folded))
    .execute()
  return new Set(rows.map(({ id }) => id))
}

/** The notes of the keys, in the order of lists. */
export function listNotas(db: Database, usuarioId: string, chaves: readonly ChaveDaNota[]) {
  return db.read
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
      'anotacao.ancora',
      'anotacao.simbolo_id',
      'simbolo.simbolo',
      'simbolo.unidade',
      'usuario.foto',
    ])
    .where('anotacao.usuario_id', '=', usuarioId)
    .where(
      'anotacao.id',
      'in',
      chaves.map(({ id }) => id),
    )
    .orderBy('anotacao.data_criacao', 'desc')
    .orderBy('anotacao.id', 'desc')
    .execute()
}

/** Of one standard after another, page by page, older ones first. */
export function listNotasPorPagina(
  db: Database,
  usuarioId: string,
  after: NotaDaPaginaRow | null,
  limit: number,
): Promise<NotaDaPaginaRow[]> {
  let query = db.read
    .selectFrom('anotacao')
    .innerJoin('simbolo', 'simbolo.id', 'anotacao.simbolo_id')
    .select([
      'simbolo_id',
      'numero',
      'data_criacao',
      'anotacao.id',
      'anotacao.titulo',
      'anotacao',
      'ancora',
      'simbolo',
      'unidade',
    ])
    .where('usuario_id', '=', usuarioId)
    .orderBy('simbolo_id')
    .orderBy('numero')
    .orderBy('data_criacao')
    .orderBy('anotacao.id')
    .limit(limit)
  if (after) {
    const { simbolo_id, numero, data_criacao, id } = after
    query = query.where((eb) =>
      eb(
        eb.refTuple('simbolo_id', 'numero', 'data_criacao', 'anotacao.id'),
        '>',
        eb.tuple(simbolo_id, numero, data_criacao, id),
      ),
    )
  }
  return query.execute()
}

export interface NotaDaPaginaRow
  extends Omit<AnotacaoTable, 'usuario_id' | 'versao' | 'data_edicao' | 'texto_busca'> {
  simbolo: string
  unidade: string
}

export function findNota(db: Database, usuarioId: string, id: string) {
  return db.write
    .selectFrom('anotacao')
    .select(COLUMNS)
    .where('usuario_id', '=', usuarioId)
    .where('id', '=', id)
    .executeTakeFirst()
}

/** The note and its place in the search, in one step. @returns false when its id is there @throws AppError 422 past the quota */
export async function insertNota(db: Database, nota: AnotacaoTable): Promise<boolean> {
  return db.write.transaction().execute(async (trx) => {
    const { numInsertedOrUpdatedRows } = await trx
      .insertInto('anotacao')
      .values(nota)
      .onConflict((conflict) => conflict.columns(['usuario_id', 'id']).doNothing())
      .executeTakeFirst()
    if (Number(numInsertedOrUpdatedRows) !== 1) return false
    await takeCota(trx, nota.usuario_id, { notas: 1, bytes: bytesOf(nota.titulo, nota.anotacao) })
    await indexNota(trx, db.engine, nota)
    return true
  })
}

/** Changes it only at the version that was read, so that no save overwrites another. @throws AppError 422 past the quota */
export async function updateNota(
  db: Database,
  usuarioId: string,
  id: string,
  lida: Pick<AnotacaoTable, 'titulo' | 'anotacao' | 'versao'>,
  values: Pick<AnotacaoTable, 'titulo' | 'anotacao' | 'data_edicao' | 'texto_busca'>,
): Promise<boolean> {
  return db.write.transaction().execute(async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable('anotacao')
      .set({ ...values, versao: lida.versao + 1 })
      .where('usuario_id', '=', usuarioId)
      .where('id', '=', id)
      .where('versao', '=', lida.versao)
      .executeTakeFirst()
    if (Number(numUpdatedRows) !== 1) return false
    const growth = bytesOf(values.titulo, values.anotacao) - bytesOf(lida.titulo, lida.anotacao)
    await changeCota(trx, usuarioId, growth)
    await indexNota(trx, db.engine, { usuario_id: usuarioId, id, ...values })
    return true
  })
}

/** The note goes out of the search with its row. */
export async function deleteNota(db: Database, usuarioId: string, id: string): Promise<boolean> {
  return db.write.transaction().execute(async (trx) => {
    const gone = await trx
      .deleteFrom('anotacao')
      .where('usuario_id', '=', usuarioId)
      .where('id', '=', id)
      .returning(['titulo', 'anotacao'])
      .executeTakeFirst()
    if (!gone) return false
    await returnCota(trx, usuarioId, { notas: 1, bytes: bytesOf(gone.titulo, gone.anotacao) })
    return true
  })
}

/** '%', '_' and '\' of the reader's words stand for themselves; SQLite escapes only when told how. */
function contains(column: 'texto_busca', folded: string) {
  const pattern = `%${folded.replace(/[\\%_]/g, '\\$&')}%`
  return sql<SqlBool>`${sql.ref(column)} LIKE ${pattern} ESCAPE '\\'`
}
