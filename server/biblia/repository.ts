import type { Database } from '#server/platform/database.ts'
import { MAX_CAPITULO, MAX_VERSICULO, toVerseNumber } from './verse-number.ts'

/** How far, in numbers, a text may reach: some stand at the end of a chapter and the beginning of the next (Is 63.19–64.1). */
const MAX_ALCANCE = 1_000

export function listLivros(db: Database, testamento: 'antigo' | 'novo') {
  return db.read.selectFrom('livro').selectAll().where('testamento', '=', testamento).orderBy('id').execute()
}

export function findLivro(db: Database, livroId: number) {
  return db.read.selectFrom('livro').selectAll().where('id', '=', livroId).executeTakeFirst()
}

export function findCapitulo(db: Database, livroId: number, capitulo: number) {
  return db.read
    .selectFrom('capitulo_biblia')
    .select('quantidade_versiculos')
    .where('livro_id', '=', livroId)
    .where('capitulo', '=', capitulo)
    .executeTakeFirst()
}

export function listVersiculos(db: Database, edicaoId: number, livroId: number, capitulo: number) {
  const first = toVerseNumber({ livro: livroId, capitulo, versiculo: 0 })
  return db.read
    .selectFrom('versiculo')
    .select(['id', 'numero_versiculo', 'ate', 'texto_biblico', 'estrutura', 'canon_inicio'])
    .where('edicao_id', '=', edicaoId)
    .where((where) => where.between('id', first, first + MAX_VERSICULO))
    .orderBy('id')
    .execute()
}

/** The numbers of a chapter's verses, as the edition and as the library count them, in canonical order. */
export function listNumerosDoCapitulo(db: Database, edicaoId: number, livroId: number, capitulo: number) {
  const first = toVerseNumber({ livro: livroId, capitulo, versiculo: 0 })
  return db.read
    .selectFrom('versiculo')
    .select(['numero_versiculo', 'ate', 'canon_inicio', 'canon_fim'])
    .where('edicao_id', '=', edicaoId)
    .where((where) => where.between('id', first, first + MAX_VERSICULO))
    .orderBy('canon_inicio')
    .orderBy('id')
    .execute()
}

/** The last chapter of a book of which an edition has a verse. */
export function findUltimoCapitulo(db: Database, edicaoId: number, livroId: number) {
  const first = toVerseNumber({ livro: livroId, capitulo: 0, versiculo: 0 })
  const last = toVerseNumber({ livro: livroId, capitulo: MAX_CAPITULO, versiculo: MAX_VERSICULO })
  return db.read
    .selectFrom('versiculo')
    .select('capitulo')
    .where('edicao_id', '=', edicaoId)
    .where((where) => where.between('id', first, last))
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
}

export function findTituloSalmo(db: Database, edicaoId: number, livroId: number, capitulo: number) {
  return db.read
    .selectFrom('titulo_salmo')
    .select('titulo')
    .where('edicao_id', '=', edicaoId)
    .where('livro_id', '=', livroId)
    .where('capitulo', '=', capitulo)
    .executeTakeFirst()
}

/**
 * The verses of an edition that say what some ranges of canonical numbers (inclusive) say, each once, in canonical
 * order. A range is looked up from a little before it, for verses that are joined to earlier ones. Each names the
 * edition: named once for all, SQLite reads the whole edition where there are more than two.
 */
export async function listVersiculosInRanges(
  db: Database,
  edicaoId: number,
  ranges: readonly { inicio: number; fim: number }[],
) {
  if (ranges.length === 0) return []
  return db.read
    .selectFrom('versiculo')
    .selectAll()
    .where((where) =>
      where.or(
        ranges.map(({ inicio, fim }) =>
          where.and([
            where('edicao_id', '=', edicaoId),
            where.between('canon_inicio', inicio - MAX_ALCANCE, fim),
            where('canon_fim', '>=', inicio),
          ]),
        ),
      ),
    )
    .orderBy('canon_inicio')
    .orderBy('id')
    .execute()
}

/** Chapters of some books, for cutting a range into runs of one chapter. */
export async function listCapitulosOfLivros(db: Database, livroIds: number[]) {
  if (livroIds.length === 0) return []
  return db.read
    .selectFrom('capitulo_biblia')
    .selectAll()
    .where('livro_id', 'in', livroIds)
    .orderBy('livro_id')
    .orderBy('capitulo')
    .execute()
}
