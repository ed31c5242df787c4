import { sql } from 'kysely'
import { onTestFinished } from 'vitest'
import type { Database } from '#server/platform/database.ts'
import { countMudanca } from './count-mudanca.ts'

/** Takes a reader's table away until the test's end, and what the server keeps of it. @returns gives it back */
export async function breakPrivateTable(db: Database, table: string): Promise<() => Promise<void>> {
  const away = `${table}_fora`
  await renameTable(db, table, away)
  await countMudanca(db)
  let isAway = true
  const restore = async () => {
    if (isAway) await renameTable(db, away, table)
    isAway = false
  }
  onTestFinished(restore)
  return restore
}

async function renameTable(db: Database, from: string, to: string): Promise<void> {
  await sql`ALTER TABLE ${sql.table(from)} RENAME TO ${sql.table(to)}`.execute(db.write)
}
