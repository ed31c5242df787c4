/** Every query carries the reader's id. */
import { sql } from 'kysely'
import type { Database } from '#server/platform/database.ts'
import type { ParadaTable } from '#server/platform/tables-leitor.ts'

/** With the names of the places; those that the texts no longer have are left out. */
export function listParadas(db: Database, usuarioId: string) {
  return db.read
    .selectFrom('parada')
    .leftJoin('simbolo', (join) => join.on(sql`simbolo.simbolo`, '=', sql`upper(parada.obra)`))
    .leftJoin('pagina', (join) =>
      join.onRef('pagina.simbolo_id', '=', 'simbolo.id').onRef('pagina.numero', '=', 'parada.numero'),
    )
    .leftJoin('livro', (join) =>
      join.onRef('livro.id', '=', 'parada.livro').onRef('livro.quantidade_capitulos', '>=', 'parada.numero'),
    )
    .select(['parada.obra', 'parada.livro', 'parada.numero', 'parada.lugar', 'parada.lida_em'])
    .select((eb) => eb.fn.coalesce('pagina.titulo', 'livro.livro').as('nome'))
    .where('parada.usuario_id', '=', usuarioId)
    .where((eb) => eb.or([eb('pagina.titulo', 'is not', null), eb('livro.livro', 'is not', null)]))
    .execute()
}

/** In one statement: of two devices at once the later place stays. */
export async function upsertParada(db: Database, parada: ParadaTable): Promise<void> {
  const { livro, numero, lugar, lida_em } = parada
  await db.write
    .insertInto('parada')
    .values(parada)
    .onConflict((conflict) =>
      conflict
        .columns(['usuario_id', 'obra'])
        .doUpdateSet({ livro, numero, lugar, lida_em })
        .where('parada.lida_em', '<=', lida_em),
    )
    .execute()
}

/** As they are stored. */
export function listParadasParaExportar(db: Database, usuarioId: string) {
  return db.read
    .selectFrom('parada')
    .select(['obra', 'livro', 'numero', 'lugar', 'lida_em'])
    .where('usuario_id', '=', usuarioId)
    .orderBy('obra')
    .execute()
}
