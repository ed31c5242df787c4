import { sql } from 'kysely'
import { expect, it, vi } from 'vitest'
import * as auth from '#contract/auth.ts'
import { removeConta } from '#server/perfil/service.ts'
import { openMesa, usuarioIdOf } from '#tests/support/mesa.ts'
import { setupTestApp } from '#tests/support/test-app.ts'
import { lockContaDoPapel, lockPapeis } from './repository.ts'

const harness = setupTestApp()

it('a role and the end of an account are held in one order, so that neither waits for the other', async () => {
  const { db } = harness
  await openMesa(harness, 'administrador')
  const leitora = await harness.reader()
  const id = await usuarioIdOf(harness, (await leitora.call(auth.user)).json().email)
  let removed: Promise<void> | undefined
  await db.write.transaction().execute(async (trx) => {
    await lockContaDoPapel(trx, db.engine, id)
    removed = db.write.transaction().execute((other) => removeConta(other, db.engine, id))
    await untilOneWaits()
    await lockPapeis(trx, db.engine)
  })
  await removed
  expect((await leitora.call(auth.user)).statusCode).toBe(401)
})

/** Until PostgreSQL has one transaction wait for another; SQLite lets the second begin after the first. */
async function untilOneWaits(): Promise<void> {
  const { db } = harness
  if (db.engine === 'sqlite') return
  await vi.waitUntil(
    async () => {
      const { rows } = await sql`SELECT pid FROM pg_stat_activity
        WHERE datname = current_database() AND wait_event_type = 'Lock'`.execute(db.read)
      return rows.length > 0
    },
    { timeout: 20_000, interval: 5 },
  )
}
