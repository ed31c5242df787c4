/** Recognises the failures of both engines that callers must tell apart. */

const SQLITE_BUSY = 5
const SQLITE_LOCKED = 6
/** READONLY, IOERR, CORRUPT, FULL, CANTOPEN, NOTADB: the file is away, full or damaged. */
const SQLITE_AWAY = new Set([SQLITE_BUSY, SQLITE_LOCKED, 8, 10, 11, 13, 14, 26])
/** Connection, resources, shutdown, input/output, and a database that is no longer there (SQLSTATE classes). */
const POSTGRES_AWAY = /^(08|53|57P|58|3D)/
const NETWORK_AWAY = new Set(['ECONNREFUSED', 'ECONNRESET', 'ENOTFOUND', 'ETIMEDOUT', 'EPIPE', 'EAI_AGAIN'])
const PG_DRIVER_AWAY =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered)/

/** Another process holds the lock of the embedded database. */
export function isSqliteBusy(error: unknown): boolean {
  const code = sqliteCode(error)
  return code === SQLITE_BUSY || code === SQLITE_LOCKED
}

/** The database cannot be used now: unreachable, full, read-only or locked for too long (reply 503). */
export function isDatabaseAway(error: unknown): boolean {
  const code = sqliteCode(error)
  if (code !== undefined) return SQLITE_AWAY.has(code)
  if (!(error instanceof Error)) return false
  if (error instanceof AggregateError && error.errors.some(isDatabaseAway)) return true
  const name = 'code' in error && typeof error.code === 'string' ? error.code : ''
  return NETWORK_AWAY.has(name) || POSTGRES_AWAY.test(name) || PG_DRIVER_AWAY.test(error.message)
}

/** PostgreSQL ended a query that took longer than it may (57014). */
export function isQueryCanceled(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '57014'
}

/** A unique constraint refused the row (SQLITE_CONSTRAINT_UNIQUE or _PRIMARYKEY, SQLSTATE 23505). */
export function isUniqueViolation(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if ('errcode' in error) return error.errcode === 2067 || error.errcode === 1555
  return 'code' in error && error.code === '23505'
}

/** SQLite's primary result code: the low byte of the extended one. */
function sqliteCode(error: unknown): number | undefined {
  if (!(error instanceof Error) || !('errcode' in error) || typeof error.errcode !== 'number')
    return undefined
  return error.errcode & 0xff
}
