/** Recognises the failures of both engines that callers must tell apart. */

/** Why a database cannot be used now; names of metrics and of sentences. */
export type DatabaseFailure =
  | 'full'
  | 'read_only'
  | 'damaged'
  | 'locked'
  | 'input_output'
  | 'connection'
  | 'timeout'

const SQLITE_BUSY = 5
const SQLITE_LOCKED = 6
const SQLITE_FAILURES: Readonly<Record<number, DatabaseFailure>> = {
  3: 'read_only', // PERM
  [SQLITE_BUSY]: 'locked',
  [SQLITE_LOCKED]: 'locked',
  8: 'read_only', // READONLY
  10: 'input_output', // IOERR
  11: 'damaged', // CORRUPT
  13: 'full', // FULL
  14: 'input_output', // CANTOPEN
  15: 'locked', // PROTOCOL
  26: 'damaged', // NOTADB
}

/** The beginning of a SQLSTATE; the first that fits decides. */
const SQLSTATE_FAILURES: readonly (readonly [string, DatabaseFailure])[] = [
  ['08', 'connection'],
  ['25006', 'read_only'],
  ['25P03', 'timeout'], // idle in a transaction
  ['25P04', 'timeout'], // transaction_timeout
  ['3D', 'connection'], // the database is no longer there
  ['40001', 'locked'],
  ['40P01', 'locked'],
  ['53100', 'full'],
  ['53', 'connection'], // no more resources
  ['55P03', 'locked'],
  ['57014', 'timeout'],
  ['57P', 'connection'], // shutting down, starting up
  ['58', 'input_output'],
  ['XX001', 'damaged'],
  ['XX002', 'damaged'],
]
const NETWORK_AWAY = new Set(['ECONNREFUSED', 'ECONNRESET', 'ENOTFOUND', 'ETIMEDOUT', 'EPIPE', 'EAI_AGAIN'])
const PG_DRIVER_AWAY =
  /^(Connection terminated|timeout exceeded when trying to connect|timeout expired|Client has encountered|Client was closed|Cannot use a pool)/
const PG_DRIVER_TIMEOUT = /^Query read timeout/

/** Another process holds the lock of the embedded database. */
export function isSqliteBusy(error: unknown): boolean {
  const code = sqliteCode(error)
  return code === SQLITE_BUSY || code === SQLITE_LOCKED
}

/** The database cannot be used now: unreachable, full, read-only, damaged or locked for too long (reply 503). */
export function isDatabaseAway(error: unknown): boolean {
  return databaseFailureOf(error) !== null
}

/** Why the database cannot be used, or null when the error is of another kind. */
export function databaseFailureOf(error: unknown): DatabaseFailure | null {
  const code = sqliteCode(error)
  if (code !== undefined) return SQLITE_FAILURES[code] ?? null
  if (!(error instanceof Error)) return null
  if (error instanceof AggregateError) return firstOf(error.errors.map(databaseFailureOf))
  if (isQueryTimeout(error)) return 'timeout'
  const name = 'code' in error && typeof error.code === 'string' ? error.code : ''
  if (NETWORK_AWAY.has(name) || PG_DRIVER_AWAY.test(error.message)) return 'connection'
  return SQLSTATE_FAILURES.find(([start]) => name.startsWith(start))?.[1] ?? null
}

/** The driver gave up waiting for PostgreSQL; the connection may hang for ever. */
export function isQueryTimeout(error: unknown): boolean {
  return error instanceof Error && PG_DRIVER_TIMEOUT.test(error.message)
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

/** A query names a table that is not there (SQLSTATE 42P01; SQLite says so only in words). */
export function isUnknownTable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if ('errcode' in error) return error.message.startsWith('no such table')
  return 'code' in error && error.code === '42P01'
}

/** SQLite's primary result code: the low byte of the extended one. */
function sqliteCode(error: unknown): number | undefined {
  if (!(error instanceof Error) || !('errcode' in error) || typeof error.errcode !== 'number')
    return undefined
  return error.errcode & 0xff
}

function firstOf(failures: readonly (DatabaseFailure | null)[]): DatabaseFailure | null {
  return failures.find((failure) => failure !== null) ?? null
}
