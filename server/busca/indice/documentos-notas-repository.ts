/** Documents of the notes. Every query but that of the whole index carries the reader's id. */
import type { Kysely } from 'kysely'
import type { Tables } from '#server/platform/tables.ts'
import type { DocumentoDasNotas } from './documento.ts'

/** The reader's notes that these numbers name now, in any order. */
export async function readDocumentosDasNotas(
  db: Kysely<Tables>,
  usuarioId: string,
  numeros: readonly number[],
): Promise<DocumentoDasNotas[]> {
  if (numeros.length === 0) return []
  const rows = await db
    .selectFrom('busca_nota')
    .innerJoin('anotacao', (join) =>
      join
        .onRef('anotacao.usuario_id', '=', 'busca_nota.usuario_id')
        .onRef('anotacao.id', '=', 'busca_nota.nota_id'),
    )
    .innerJoin('simbolo', 'simbolo.id', 'anotacao.simbolo_id')
    .select([
      'busca_nota.id as numero',
      'anotacao.id',
      'anotacao.titulo',
      'anotacao.anotacao as texto',
      'anotacao.numero as pagina',
      'anotacao.data_criacao',
      'simbolo.simbolo',
      'simbolo.unidade',
    ])
    .where('busca_nota.usuario_id', '=', usuarioId)
    .where('busca_nota.id', 'in', numeros)
    .execute()
  return rows.map(({ id, data_criacao, ...row }) => ({
    fonte: 'notas',
    // Newest first; of the same instant the one that was indexed last.
    ordem: [-Date.parse(data_criacao), -row.numero],
    notaId: id,
    ...row,
  }))
}

interface NotaParaIndexar {
  numero: number
  usuario_id: string
  titulo: string
  texto: string
}

/** The number of a note in the index, given now when it has none. */
export async function numberNota(trx: Kysely<Tables>, usuario_id: string, nota_id: string): Promise<number> {
  const known = await trx
    .selectFrom('busca_nota')
    .select('id')
    .where('usuario_id', '=', usuario_id)
    .where('nota_id', '=', nota_id)
    .executeTakeFirst()
  if (known) return known.id
  const made = await trx
    .insertInto('busca_nota')
    .values({ usuario_id, nota_id })
    .returning('id')
    .executeTakeFirstOrThrow()
  return made.id
}

/** Gives a number to every note that has none. */
export async function numberNotas(db: Kysely<Tables>): Promise<void> {
  await db
    .insertInto('busca_nota')
    .columns(['usuario_id', 'nota_id'])
    .expression((query) =>
      query
        .selectFrom('anotacao')
        .select(['anotacao.usuario_id', 'anotacao.id as nota_id'])
        .where((where) =>
          where.not(
            where.exists(
              where
                .selectFrom('busca_nota')
                .select('busca_nota.id')
                .whereRef('busca_nota.usuario_id', '=', 'anotacao.usuario_id')
                .whereRef('busca_nota.nota_id', '=', 'anotacao.id'),
            ),
          ),
        )
        .orderBy('anotacao.data_criacao')
        .orderBy('anotacao.id'),
    )
    .execute()
}

/** Notes of all readers in the order of their numbers, for the index. */
export function listNotasParaIndexar(
  db: Kysely<Tables>,
  afterNumero: number,
  limit: number,
): Promise<NotaParaIndexar[]> {
  return db
    .selectFrom('busca_nota')
    .innerJoin('anotacao', (join) =>
      join
        .onRef('anotacao.usuario_id', '=', 'busca_nota.usuario_id')
        .onRef('anotacao.id', '=', 'busca_nota.nota_id'),
    )
    .select([
      'busca_nota.id as numero',
      'anotacao.usuario_id',
      'anotacao.titulo',
      'anotacao.anotacao as texto',
    ])
    .where('busca_nota.id', '>', afterNumero)
    .orderBy('busca_nota.id')
    .limit(limit)
    .execute()
}
