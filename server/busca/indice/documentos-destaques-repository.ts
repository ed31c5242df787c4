/** Documents of the highlights that have a note. Every query but that of the whole index carries the reader's id. */
import type { Kysely } from 'kysely'
import type { Tables } from '#server/platform/tables.ts'
import type { DocumentoDosDestaques } from './documento.ts'

/** The reader's highlights that these numbers name now, in any order. */
export async function readDocumentosDosDestaques(
  db: Kysely<Tables>,
  usuarioId: string,
  numeros: readonly number[],
): Promise<DocumentoDosDestaques[]> {
  if (numeros.length === 0) return []
  const rows = await db
    .selectFrom('busca_destaque')
    .innerJoin('destaque', (join) =>
      join
        .onRef('destaque.usuario_id', '=', 'busca_destaque.usuario_id')
        .onRef('destaque.id', '=', 'busca_destaque.destaque_id'),
    )
    .innerJoin('ebook', 'ebook.id', 'destaque.ebook_id')
    .leftJoin('ebook_capitulo', 'ebook_capitulo.id', 'destaque.ebook_capitulo_id')
    .select([
      'busca_destaque.id as numero',
      'destaque.id',
      'destaque.ebook_id',
      'destaque.ebook_capitulo_id',
      'destaque.paragrafo_inicio_id',
      'destaque.inicio',
      'destaque.trecho',
      'destaque.nota as texto',
      'destaque.criado_em',
      'ebook.titulo as livro',
      'ebook_capitulo.titulo as capitulo',
    ])
    .where('busca_destaque.usuario_id', '=', usuarioId)
    .where('busca_destaque.id', 'in', numeros)
    .execute()
  return rows.map((row) => ({
    fonte: 'destaques',
    numero: row.numero,
    // Newest first; of the same instant the one that was indexed last.
    ordem: [-Date.parse(row.criado_em), -row.numero],
    titulo: '',
    texto: row.texto,
    destaqueId: row.id,
    ebookId: row.ebook_id,
    livro: row.livro,
    capitulo:
      row.ebook_capitulo_id === null ? null : { id: row.ebook_capitulo_id, titulo: row.capitulo ?? '' },
    paragrafoId: row.paragrafo_inicio_id,
    inicio: row.inicio,
    trecho: row.trecho,
  }))
}

interface DestaqueParaIndexar {
  numero: number
  usuario_id: string
  nota: string
}

/** The number of a highlight in the index, given now when it has none. */
export async function numberDestaque(
  trx: Kysely<Tables>,
  usuario_id: string,
  destaque_id: string,
): Promise<number> {
  const known = await trx
    .selectFrom('busca_destaque')
    .select('id')
    .where('usuario_id', '=', usuario_id)
    .where('destaque_id', '=', destaque_id)
    .executeTakeFirst()
  if (known) return known.id
  const made = await trx
    .insertInto('busca_destaque')
    .values({ usuario_id, destaque_id })
    .returning('id')
    .executeTakeFirstOrThrow()
  return made.id
}

/** A highlight without a note leaves the index. */
export async function dropNumeroDoDestaque(
  trx: Kysely<Tables>,
  usuario_id: string,
  destaque_id: string,
): Promise<void> {
  await trx
    .deleteFrom('busca_destaque')
    .where('usuario_id', '=', usuario_id)
    .where('destaque_id', '=', destaque_id)
    .execute()
}

/** Gives a number to every highlight with a note that has none. */
export async function numberDestaques(db: Kysely<Tables>): Promise<void> {
  await db
    .insertInto('busca_destaque')
    .columns(['usuario_id', 'destaque_id'])
    .expression((query) =>
      query
        .selectFrom('destaque')
        .select(['destaque.usuario_id', 'destaque.id as destaque_id'])
        .where('destaque.nota', '!=', '')
        .where((where) =>
          where.not(
            where.exists(
              where
                .selectFrom('busca_destaque')
                .select('busca_destaque.id')
                .whereRef('busca_destaque.usuario_id', '=', 'destaque.usuario_id')
                .whereRef('busca_destaque.destaque_id', '=', 'destaque.id'),
            ),
          ),
        )
        .orderBy('destaque.criado_em')
        .orderBy('destaque.id'),
    )
    .execute()
}

/** Notes of the highlights of all readers in the order of their numbers, for the index. */
export function listDestaquesParaIndexar(
  db: Kysely<Tables>,
  afterNumero: number,
  limit: number,
): Promise<DestaqueParaIndexar[]> {
  return db
    .selectFrom('busca_destaque')
    .innerJoin('destaque', (join) =>
      join
        .onRef('destaque.usuario_id', '=', 'busca_destaque.usuario_id')
        .onRef('destaque.id', '=', 'busca_destaque.destaque_id'),
    )
    .select(['busca_destaque.id as numero', 'destaque.usuario_id', 'destaque.nota'])
    .where('busca_destaque.id', '>', afterNumero)
    .orderBy('busca_destaque.id')
    .limit(limit)
    .execute()
}
