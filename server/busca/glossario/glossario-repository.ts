import type { Kysely } from 'kysely'
import type { Tables } from '#server/platform/tables.ts'
import type { Verbete } from './verbete.ts'

/** All entries, in the order of their files. Their lists are as the import wrote them: a thread of the search loads no schemas (ADR 045). */
export async function listVerbetes(db: Kysely<Tables>): Promise<Verbete[]> {
  const rows = await db.selectFrom('verbete').selectAll().orderBy('tipo').orderBy('ordem').execute()
  return rows.map(({ tipo, termos, lugares }) => ({
    tipo,
    termos: JSON.parse(termos),
    lugares: JSON.parse(lugares),
  }))
}

/** Of the Bible that the search reads the verses that it counts in another way: their numbers by the canonical ones. */
export async function listOutrosNumeros(db: Kysely<Tables>): Promise<Map<number, number>> {
  const rows = await db
    .selectFrom('versiculo')
    .innerJoin('edicao', 'edicao.id', 'versiculo.edicao_id')
    .select(['versiculo.id', 'canon_inicio', 'canon_fim'])
    .where('padrao', '=', 1)
    .where((where) =>
      where.or([
        where('canon_inicio', '<>', where.ref('versiculo.id')),
        where('canon_fim', '<>', where.ref('versiculo.id')),
      ]),
    )
    .orderBy('versiculo.id', 'desc')
    .execute()
  return new Map(
    rows.flatMap(({ id, canon_inicio, canon_fim }) =>
      Array.from({ length: canon_fim - canon_inicio + 1 }, (_, index) => [canon_inicio + index, id] as const),
    ),
  )
}
