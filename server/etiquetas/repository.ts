/** Every query carries the reader's id: another reader's tag does not exist here. */
import type { TipoDaMarcacao } from '#contract/etiquetas.ts'
import type { Database } from '#server/platform/database.ts'

/** Where the tags of a kind are kept. */
export const POSTAS = {
  nota: 'etiqueta_da_nota',
  destaque: 'etiqueta_do_destaque',
  marca: 'etiqueta_da_marca',
} as const satisfies Record<TipoDaMarcacao, string>

export function listEtiquetas(db: Database, usuarioId: string) {
  return db.read
    .selectFrom('etiqueta')
    .select(['id', 'nome'])
    .where('usuario_id', '=', usuarioId)
    .orderBy('id')
    .execute()
}

/** How many of a kind have each tag. */
export async function countPostas(
  db: Database,
  usuarioId: string,
  tipo: TipoDaMarcacao,
): Promise<{ etiqueta_id: string; total: number }[]> {
  const rows = await db.read
    .selectFrom(POSTAS[tipo])
    .select((eb) => ['etiqueta_id', eb.fn.countAll<number>().as('total')])
    .where('usuario_id', '=', usuarioId)
    .groupBy('etiqueta_id')
    .execute()
  return rows.map(({ etiqueta_id, total }) => ({ etiqueta_id, total: Number(total) }))
}

/** The tags of some of a kind, by name. */
export function listPostas(
  db: Database,
  usuarioId: string,
  tipo: TipoDaMarcacao,
  ids: readonly string[],
): Promise<{ marcacao_id: string; etiqueta_id: string }[]> {
  return db.read
    .selectFrom(POSTAS[tipo])
    .select(['marcacao_id', 'etiqueta_id'])
    .where('usuario_id', '=', usuarioId)
    .where('marcacao_id', 'in', ids)
    .execute()
}

export function listEtiquetasParaExportar(db: Database, usuarioId: string) {
  return db.read
    .selectFrom('etiqueta')
    .select(['id', 'nome', 'criada_em'])
    .where('usuario_id', '=', usuarioId)
    .orderBy('id')
    .execute()
}

/** The rows after one, in the order of their key. */
export function listPostasAfter(
  db: Database,
  usuarioId: string,
  tipo: TipoDaMarcacao,
  after: { marcacao_id: string; etiqueta_id: string } | null,
  limit: number,
): Promise<{ marcacao_id: string; etiqueta_id: string }[]> {
  let query = db.read
    .selectFrom(POSTAS[tipo])
    .select(['marcacao_id', 'etiqueta_id'])
    .where('usuario_id', '=', usuarioId)
    .orderBy('marcacao_id')
    .orderBy('etiqueta_id')
    .limit(limit)
  if (after) {
    query = query.where((eb) =>
      eb(eb.refTuple('marcacao_id', 'etiqueta_id'), '>', eb.tuple(after.marcacao_id, after.etiqueta_id)),
    )
  }
  return query.execute()
}
