import { sql } from 'kysely'
import { onTestFinished } from 'vitest'
import type { Database } from '#server/platform/database.ts'
import { expectSoon } from './browser-poll.ts'
import { countMudanca } from './count-mudanca.ts'

/** Takes a table away until the test's end. @param call a public call that reads it, 500 by then @returns gives it back */
export async function breakTable(db: Database, table: string, call: string): Promise<() => Promise<void>> {
  const restore = await breakPrivateTable(db, table)
  // A text that was served before is kept in memory until the content changes, which the server looks for every 2 s.
  await sql`UPDATE conteudo SET importado_em = importado_em || '.'`.execute(db.write)
  await expectSoon(async () => (await fetch(call)).status).toBe(500)
  return restore
}

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
