import type { DatabaseConfig } from '#server/platform/config.ts'
import { openDatabase } from '#server/platform/open-database.ts'

/** How many notes are not there as they were acknowledged last. */
export async function countLost(
  config: DatabaseConfig,
  acknowledged: ReadonlyMap<string, string>,
): Promise<number> {
  const db = await openDatabase(config, 'reading')
  try {
    const rows = await db.read.selectFrom('anotacao').select(['id', 'anotacao']).execute()
    const stored = new Map(rows.map(({ id, anotacao }) => [id, anotacao]))
    return [...acknowledged].filter(([id, text]) => stored.get(id) !== text).length
  } finally {
    await db.close()
  }
}
