/** Marks on words of a text that changes, of all readers; an import moves them and never removes one. */
import type { Kysely, Transaction, Updateable } from 'kysely'
import type { Tables } from '#server/platform/tables.ts'
import type { MarcaTable } from '#server/platform/tables-leitor.ts'

/** The parts of one text: from the first to the last, both included. */
export interface FaixaDePartes {
  fonte: MarcaTable['fonte']
  /** Short name; null in a standard. */
  edicao: string | null
  from: number
  to: number
}

/** Whether anybody has marked words of a text. */
export async function hasMarcas(
  db: Kysely<Tables>,
  { fonte }: Pick<FaixaDePartes, 'fonte'>,
): Promise<boolean> {
  const row = await db
    .selectFrom('marca')
    .select('id')
    .where('fonte', '=', fonte)
    .where('parte_inicio', 'is not', null)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** @returns those that have lost their place there too */
export function listMarcasDoTexto(db: Kysely<Tables>, { fonte, edicao, from, to }: FaixaDePartes) {
  const query = db
    .selectFrom('marca')
    .select([
      'usuario_id',
      'id',
      'parte_inicio',
      'deslocamento_inicio',
      'parte_fim',
      'deslocamento_fim',
      'trecho',
      'antes',
      'depois',
    ])
    .where('fonte', '=', fonte)
    .where((where) => where.between('parte_inicio', from, to))
  return (edicao === null ? query : query.where('edicao', '=', edicao)).execute()
}

export async function updateLugar(
  trx: Transaction<Tables>,
  { usuario_id, id }: Pick<MarcaTable, 'usuario_id' | 'id'>,
  values: Updateable<MarcaTable>,
): Promise<void> {
  await trx
    .updateTable('marca')
    .set(values)
    .where('usuario_id', '=', usuario_id)
    .where('id', '=', id)
    .execute()
}
