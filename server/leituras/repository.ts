/** Every query on readings carries the reader's id. */
import { type Expression, sql, type Transaction } from 'kysely'
import { registrarMudanca } from '#server/limites/cotas.ts'
import type { Database } from '#server/platform/database.ts'
import type { Tables } from '#server/platform/tables.ts'
import type { LeituraTable } from '#server/platform/tables-leitor.ts'
import { addLeitura, subtractLeitura } from './contagem-repository.ts'

type Estado = LeituraTable['estado']

const COLUMNS = [
  'leitura.id',
  'leitura.estado',
  'leitura.progresso',
  'leitura.ultima_visualizacao',
  'leitura.capitulo_atual_id',
  'leitura.posicao_paragrafo_id',
  'leitura.posicao_deslocamento',
  'leitura.posicao_versao',
  'leitura.posicao_aparelho',
  'leitura.posicao_em',
  'leitura.ebook_id',
  'ebook.titulo',
  'ebook.capa',
  'ebook.ano',
] as const

/** Last opened first, after one of them or from the beginning. */
export function listLeituras(
  db: Database,
  usuarioId: string,
  estado: Estado,
  after: Pick<LeituraTable, 'ultima_visualizacao' | 'id'> | null,
  limit: number,
) {
  const query = db.read
    .selectFrom('leitura')
    .innerJoin('ebook', 'ebook.id', 'leitura.ebook_id')
    .select(COLUMNS)
    .where('leitura.usuario_id', '=', usuarioId)
    .where('leitura.estado', '=', estado)
    .orderBy('leitura.ultima_visualizacao', 'desc')
    .orderBy('leitura.id', 'desc')
    .limit(limit)
  if (!after) return query.execute()
  return query
    .where((eb) =>
      eb(
        eb.refTuple('leitura.ultima_visualizacao', 'leitura.id'),
        '<',
        eb.tuple(after.ultima_visualizacao, after.id),
      ),
    )
    .execute()
}

/** One reading, by its id or by its ebook. */
export function findLeitura(db: Database, usuarioId: string, by: { id: string } | { ebookId: number }) {
  const query = db.write
    .selectFrom('leitura')
    .innerJoin('ebook', 'ebook.id', 'leitura.ebook_id')
    .select(COLUMNS)
    .where('leitura.usuario_id', '=', usuarioId)
  return (
    'id' in by ? query.where('leitura.id', '=', by.id) : query.where('leitura.ebook_id', '=', by.ebookId)
  ).executeTakeFirst()
}

export async function listAutores(db: Database, ebookIds: readonly number[]) {
  if (ebookIds.length === 0) return []
  return db.read
    .selectFrom('ebook_autor')
    .innerJoin('autor', 'autor.id', 'ebook_autor.autor_id')
    .select(['ebook_autor.ebook_id', 'autor.id', 'autor.nome'])
    .where('ebook_autor.ebook_id', 'in', ebookIds)
    .orderBy('ebook_autor.ebook_id')
    .orderBy('ebook_autor.ordem')
    .orderBy('autor.id')
    .execute()
}

/** Does one change of the shelf and tells that there was one. @param work tells whether something changed */
function change(
  db: Database,
  usuarioId: string,
  work: (trx: Transaction<Tables>) => Promise<boolean>,
): Promise<boolean> {
  return db.write.transaction().execute(async (trx) => {
    const changed = await work(trx)
    if (changed) await registrarMudanca(trx, usuarioId)
    return changed
  })
}

/** @returns whether the reading was new; false when the ebook is on the reader's shelf already. */
export async function insertLeitura(db: Database, leitura: LeituraTable): Promise<boolean> {
  return change(db, leitura.usuario_id, async (trx) => {
    const { numInsertedOrUpdatedRows } = await trx
      .insertInto('leitura')
      .values(leitura)
      .onConflict((conflict) => conflict.columns(['usuario_id', 'ebook_id']).doNothing())
      .executeTakeFirst()
    const isNew = Number(numInsertedOrUpdatedRows) === 1
    if (isNew && leitura.estado !== 'quero_ler') await addLeitura(trx, leitura.ebook_id)
    return isNew
  })
}

/** @returns whether the reading was in the state that it leaves. */
export async function updateEstado(
  db: Database,
  usuarioId: string,
  id: string,
  from: Estado,
  values: Partial<LeituraTable>,
): Promise<boolean> {
  return change(db, usuarioId, async (trx) => {
    const updated = await trx
      .updateTable('leitura')
      .set(values)
      .where('usuario_id', '=', usuarioId)
      .where('id', '=', id)
      .where('estado', '=', from)
      .returning('ebook_id')
      .executeTakeFirst()
    if (updated && from === 'quero_ler') await addLeitura(trx, updated.ebook_id)
    return updated !== undefined
  })
}

interface Abertura {
  capituloId: number
  /** Percent of this place; a reading keeps the furthest one, and a finished book its 100. */
  progresso: number
  /** ISO time. */
  agora: string
}

/** Opens a chapter, a move that devices with an older place are told of. @returns false when the book only waits to be read */
export async function updateCapitulo(
  db: Database,
  usuarioId: string,
  id: string,
  { capituloId, progresso, agora }: Abertura,
): Promise<boolean> {
  return change(db, usuarioId, async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable('leitura')
      .set((eb) => ({
        capitulo_atual_id: capituloId,
        progresso: furthest(eb.val(progresso)),
        ultima_visualizacao: agora,
        posicao_paragrafo_id: null,
        posicao_deslocamento: 0,
        posicao_versao: eb('posicao_versao', '+', 1),
        posicao_aparelho: null,
        posicao_em: agora,
      }))
      .where('usuario_id', '=', usuarioId)
      .where('id', '=', id)
      .where('estado', '!=', 'quero_ler')
      .executeTakeFirst()
    return Number(numUpdatedRows) === 1
  })
}

interface LugarGuardado extends Abertura {
  paragrafoId: number | null
  deslocamento: number
  aparelho: string
}

/** Keeps the place only at the version that the device knows, in one statement: of two devices one is told. @returns whether it was kept */
export async function updatePosicao(
  db: Database,
  usuarioId: string,
  id: string,
  versao: number,
  { capituloId, progresso, agora, paragrafoId, deslocamento, aparelho }: LugarGuardado,
): Promise<boolean> {
  return change(db, usuarioId, async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable('leitura')
      .set((eb) => ({
        capitulo_atual_id: capituloId,
        progresso: furthest(eb.val(progresso)),
        ultima_visualizacao: agora,
        posicao_paragrafo_id: paragrafoId,
        posicao_deslocamento: deslocamento,
        posicao_versao: versao + 1,
        posicao_aparelho: aparelho,
        posicao_em: agora,
      }))
      .where('usuario_id', '=', usuarioId)
      .where('id', '=', id)
      .where('posicao_versao', '=', versao)
      .where('estado', '!=', 'quero_ler')
      .executeTakeFirst()
    return Number(numUpdatedRows) === 1
  })
}

/** @returns false when the reader has no such reading in one of the states */
export async function deleteLeitura(
  db: Database,
  usuarioId: string,
  id: string,
  estados: readonly Estado[],
): Promise<boolean> {
  return change(db, usuarioId, async (trx) => {
    const gone = await trx
      .deleteFrom('leitura')
      .where('usuario_id', '=', usuarioId)
      .where('id', '=', id)
      .where('estado', 'in', estados)
      .returning(['ebook_id', 'estado'])
      .executeTakeFirst()
    if (gone && gone.estado !== 'quero_ler') await subtractLeitura(trx, gone.ebook_id)
    return gone !== undefined
  })
}

export function listEbookIds(db: Database, usuarioId: string) {
  return db.read.selectFrom('leitura').select('ebook_id').where('usuario_id', '=', usuarioId).execute()
}

/** Of two places the further one, in one statement with the save: two devices may save at once. */
function furthest(progresso: Expression<number>) {
  const here = sql<number>`cast(${progresso} as integer)`
  return sql<number>`case when estado = 'lido' then 100 when progresso > ${here} then progresso else ${here} end`
}
