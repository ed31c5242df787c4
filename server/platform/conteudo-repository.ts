/** What was imported last from each source. Servers drop their cached texts when a row of it changes. */
import type { Kysely } from 'kysely'
import type { Tables } from './tables.ts'

type Conteudo = Tables['conteudo']

export function listConteudos(db: Kysely<Tables>): Promise<Conteudo[]> {
  return db.selectFrom('conteudo').selectAll().orderBy('fonte').execute()
}

/** When content was imported last, or null when none ever was. */
export async function findLastImport(db: Kysely<Tables>): Promise<string | null> {
  const row = await db
    .selectFrom('conteudo')
    .select(({ fn }) => fn.max('importado_em').as('last'))
    .executeTakeFirst()
  return row?.last ?? null
}

/** The fingerprint of the last import of a source, or null when there was none. */
export async function findImpressao(db: Kysely<Tables>, fonte: string): Promise<string | null> {
  const row = await db
    .selectFrom('conteudo')
    .select('impressao')
    .where('fonte', '=', fonte)
    .executeTakeFirst()
  return row?.impressao ?? null
}

/** @param onlyNew leaves the row alone when it has this fingerprint already */
export async function upsertConteudo(
  db: Kysely<Tables>,
  { fonte, impressao, importado_em }: Conteudo,
  { onlyNew = false } = {},
): Promise<void> {
  await db
    .insertInto('conteudo')
    .values({ fonte, impressao, importado_em })
    .onConflict((conflict) => {
      const update = conflict.column('fonte').doUpdateSet({ impressao, importado_em })
      return onlyNew ? update.where('conteudo.impressao', '!=', impressao) : update
    })
    .execute()
}
