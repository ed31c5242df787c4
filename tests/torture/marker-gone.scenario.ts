/** After the deletion of an account nothing that its reader wrote is left: rows, index, files, log of the server. */
import { setTimeout as delay } from 'node:timers/promises'
import { sql } from 'kysely'
import { editarNota } from '#contract/notas.ts'
import { atualizarNomes, excluirConta } from '#contract/perfil.ts'
import type { Database } from '#server/platform/database.ts'
import { openDatabase } from '#server/platform/open-database.ts'
import { rewriteFile } from '#server/platform/sqlite-file.ts'
import { countText } from '#tests/support/find-text.ts'
import { countInCluster } from '#tests/support/postgres-files.ts'
import { callOk } from './call.ts'
import { addReaders, TORTURE_PASSWORD, type TortureReader } from './readers.ts'
import { addRows } from './rows.ts'
import type { Figure, Scenario, TortureContext, TortureDatabase } from './scenario.ts'
import { openWire, type Wire } from './wire.ts'

/** No text of the library has it; its words fold and stem to something that begins so. */
const MARKER = 'xqzmarcado'
const LEAVING = { short: 3, full: 20 }
const STAYING = 3
const EDITS = 5
/** The server cleans up every 5 s. */
const CLEAN_LIMIT_MS = 30_000
const POLL_MS = 250
/** Of all places: copies in divided pages of SQLite's file, which go when it is written anew (docs/data-model.md). */
const LEFT_IN_PAGES = 0.01
/** All tables, also those that come later; written anew they hold only what is there. */
const REWRITE = 'VACUUM FULL'

export const scenario: Scenario = {
  name: 'marker-gone',
  waits: true,
  async run(context) {
    const { database, server } = await context.serve({ MBW_LOG: 'info', MBW_LIMITES: '0' })
    const wire = openWire(server.url, 4)
    const db = await openDatabase(database.config, 'maintenance')
    try {
      const leaving = await write(wire, db, context.isShort ? LEAVING.short : LEAVING.full)
      const before = await countText(db, database.config, MARKER)
      for (const { headers } of leaving)
        await callOk(wire.send, excluirConta, headers, { body: { senha: TORTURE_PASSWORD } })
      const mayStay = db.engine === 'sqlite' ? Math.ceil(before * LEFT_IN_PAGES) : 0
      const cleaned = await waitUntilGone(context, db, database, mayStay)
      return [
        { what: 'places before', value: before, unit: '', limit: 1, better: 'more' },
        {
          what: 'places in the database after',
          value: cleaned.left,
          unit: '',
          limit: mayStay,
          better: 'less',
        },
        { what: 'gone after', value: cleaned.ms, unit: 'ms', limit: CLEAN_LIMIT_MS, better: 'less' },
        ...(await fileOfSqlite(context, db, database)),
        ...(await filesOfPostgres(context, db, database)),
        {
          what: 'lines of the log',
          value: server.output().split(MARKER).length - 1,
          unit: '',
          limit: 0,
          better: 'less',
        },
      ]
    } finally {
      wire.close()
      await db.close()
    }
  },
}

/** @returns those whose texts have the marker; others write between them, so that pages and index are shared */
async function write(wire: Wire, db: Database, count: number): Promise<TortureReader[]> {
  const staying = await addReaders(db, STAYING, 'fica')
  const leaving = await addReaders(db, count, 'sai')
  for (const [number, { headers }] of leaving.entries()) {
    const stays = staying[number % STAYING]
    if (stays && number < STAYING) await addRows(wire.send, stays.headers, `outra coisa ${number}`)
    const { nota } = await addRows(wire.send, headers, `${MARKER}${number} de quem sai`)
    await callOk(wire.send, atualizarNomes, headers, { body: { first_name: MARKER, last_name: MARKER } })
    for (let edit = 0; edit < EDITS; edit += 1) {
      const anotacao = `${MARKER} ${edit} `.repeat(100)
      await callOk(wire.send, editarNota, headers, { params: { id: nota }, body: { anotacao } })
    }
  }
  return leaving
}

/** @returns how many are left at the end, and when there were no more than may stay */
async function waitUntilGone(
  { signal }: TortureContext,
  db: Database,
  { config }: TortureDatabase,
  mayStay = 0,
): Promise<{ left: number; ms: number }> {
  const begun = performance.now()
  let goneAfter: number | null = null
  for (;;) {
    const left = await countText(db, config, MARKER)
    const ms = performance.now() - begun
    if (left <= mayStay) goneAfter ??= ms
    if (left === 0 || ms > CLEAN_LIMIT_MS || signal.aborted) return { left, ms: goneAfter ?? ms }
    await delay(POLL_MS)
  }
}

/** What the server does in the night after a deletion. */
async function fileOfSqlite(
  context: TortureContext,
  db: Database,
  database: TortureDatabase,
): Promise<Figure[]> {
  if (db.engine !== 'sqlite') return []
  await rewriteFile(db)
  // The file itself is written when the server's log is emptied into it.
  const { left } = await waitUntilGone(context, db, database)
  return [{ what: 'places in its file, written anew', value: left, unit: '', limit: 0, better: 'less' }]
}

/** PostgreSQL leaves bytes in its files until the tables are written anew. */
async function filesOfPostgres(
  { say }: TortureContext,
  db: Database,
  { config }: TortureDatabase,
): Promise<Figure[]> {
  if (config.engine !== 'postgres') return []
  await sql`VACUUM`.execute(db.write)
  await sql`CHECKPOINT`.execute(db.write)
  const vacuumed = await countInCluster(db, MARKER)
  await sql.raw(REWRITE).execute(db.write)
  await sql`CHECKPOINT`.execute(db.write)
  const rewritten = await countInCluster(db, MARKER)
  if (vacuumed === null || rewritten === null) return []
  say(`${vacuumed} places in its files after VACUUM`)
  return [{ what: 'places in its files, VACUUM FULL', value: rewritten, unit: '', limit: 0, better: 'less' }]
}
