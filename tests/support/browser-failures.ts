import { sql } from 'kysely'
import { onTestFinished } from 'vitest'
import type { Database } from '#server/platform/database.ts'
import { expectSoon } from './browser-poll.ts'

/**
 * Takes a table away under the running server, so that a call really fails; the end of the test gives it back.
 * @param table name of the table
 * @param call address of a public call that reads it, which answers 500 when the promise resolves
 * @returns gives the table back before the end of the test
 */
export async function breakTable(db: Database, table: string, call: string): Promise<() => Promise<void>> {
  const restore = await breakPrivateTable(db, table)
  // A text that was served before is kept in memory until the content changes, which the server looks for every 2 s.
  await sql`UPDATE conteudo SET importado_em = importado_em || '.'`.execute(db.write)
  await expectSoon(async () => (await fetch(call)).status).toBe(500)
  return restore
}

/**
 * Takes a reader's own table away under the running server, so that every call for it fails; the end of the test
 * gives it back. Nothing private is kept in memory: the next call fails.
 * @returns gives it back before the end of the test
 */
export async function breakPrivateTable(db: Database, table: string): Promise<() => Promise<void>> {
  const away = `${table}_fora`
  await renameTable(db, table, away)
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
