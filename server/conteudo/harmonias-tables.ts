import type { Kysely } from 'kysely'
import type { WantedTable } from '#server/platform/sync-table.ts'
import type { Tables } from '#server/platform/tables.ts'
import { assignIds } from './assign-ids.ts'
import type { ParsedConteudo } from './parsers/content-model.ts'

/** The rows of the harmonies. @param ebookIds ids of the ebooks of the same import, by slug */
export async function harmoniasTables(
  db: Kysely<Tables>,
  { harmonias }: Pick<ParsedConteudo, 'harmonias'>,
  ebookIds: ReadonlyMap<string, number>,
): Promise<WantedTable[]> {
  const ids = assignIds(
    await db.selectFrom('harmonia').select(['id', 'tema as key']).execute(),
    harmonias.map(({ tema }) => tema),
  )
  const withId = harmonias.map((harmonia) => ({ ...harmonia, id: ids.get(harmonia.tema) ?? 0 }))
  return [
    {
      name: 'harmonia',
      key: ['id'],
      rows: withId.map(({ id, tema, ordem }) => ({ id, tema, ordem })),
    },
    {
      name: 'harmonia_pagina',
      key: ['harmonia_id', 'simbolo_id', 'numero'],
      rows: withId.flatMap(({ id, membros }) =>
        membros.map(({ simbolo, numero }) => ({ harmonia_id: id, simbolo_id: simbolo, numero })),
      ),
    },
    {
      name: 'harmonia_ebook',
      key: ['harmonia_id', 'ebook_id'],
      rows: withId.flatMap(({ id, ebooks }) =>
        ebooks.map((slug) => ({ harmonia_id: id, ebook_id: ebookIds.get(slug) ?? 0 })),
      ),
    },
  ]
}
