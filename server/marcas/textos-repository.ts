/** The texts in which words are marked, as the transaction of an import sees them too. */
import type { Kysely } from 'kysely'
import type { Tables } from '#server/platform/tables.ts'

/** Of the parts of one page of a standard; see `parte.id`. */
export const PARTES_DA_PAGINA = 100_000
/** Of the verses of one chapter. */
export const VERSOS_DO_CAPITULO = 1_000

/** @param pagina symbol * 1_000 + number @returns in reading order */
export function listPartesDaPagina(db: Kysely<Tables>, pagina: number) {
  const first = pagina * PARTES_DA_PAGINA
  return db
    .selectFrom('parte')
    .select(['id', 'secao_id', 'paragrafo', 'parte'])
    .where((where) => where.between('id', first, first + PARTES_DA_PAGINA - 1))
    .orderBy('id')
    .execute()
}

/** The lines that end sections of a page. @param pagina symbol * 1_000 + number */
export function listDestaquesDaPagina(db: Kysely<Tables>, pagina: number) {
  const first = pagina * (PARTES_DA_PAGINA / 1_000)
  return db
    .selectFrom('secao')
    .select(['id', 'destaque'])
    .where((where) => where.between('id', first, first + PARTES_DA_PAGINA / 1_000 - 1))
    .where('destaque', 'is not', null)
    .execute()
}

/** @param capitulo book * 1_000 + chapter, as the edition counts */
export function listVersosDoCapitulo(db: Kysely<Tables>, edicaoId: number, capitulo: number) {
  const first = capitulo * VERSOS_DO_CAPITULO
  return db
    .selectFrom('versiculo')
    .select(['id', 'texto_biblico', 'canon_inicio', 'canon_fim'])
    .where('edicao_id', '=', edicaoId)
    .where((where) => where.between('id', first, first + VERSOS_DO_CAPITULO - 1))
    .orderBy('id')
    .execute()
}

export async function findSiglaDaEdicao(db: Kysely<Tables>, edicaoId: number): Promise<string | undefined> {
  const row = await db.selectFrom('edicao').select('sigla').where('id', '=', edicaoId).executeTakeFirst()
  return row?.sigla
}
