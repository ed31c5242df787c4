/** One connection that asks a server for its place in the log of changes, beside the pools, whose callers may wait for each other. */
import pg from 'pg'
import { parseWalPosition } from './wal-position.ts'

const ANSWER_MS = 1_000

/** As it will be when all that is committed has been written to the log. */
const OF_PRIMARY = 'SELECT pg_current_wal_insert_lsn()::text AS place'
/** One that no longer follows anybody answers without a row. */
const OF_REPLICA = 'SELECT pg_last_wal_replay_lsn()::text AS place WHERE pg_is_in_recovery()'
const IDENTITY = `SELECT system_identifier::text || ' ' || current_database() AS name FROM pg_control_system()`

export interface PostgresProbe {
  /** Of which cluster it is and which database; the same for a primary and its replicas. @throws Error when it is away */
  identity(): Promise<string>
  /** @returns null when a replica is none @throws Error when it is away */
  position(): Promise<bigint | null>
  close(): Promise<void>
}

export function createPostgresProbe(url: string, role: 'primary' | 'replica'): PostgresProbe {
  let client: pg.Client | null = null

  async function connect(): Promise<pg.Client> {
    const made = new pg.Client({
      connectionString: url,
      connectionTimeoutMillis: ANSWER_MS,
      query_timeout: ANSWER_MS,
      keepAlive: true,
    })
    made.on('error', () => {})
    await made.connect()
    return made
  }
  async function end(): Promise<void> {
    const ended = client
    client = null
    await ended?.end().catch(() => {})
  }
  async function ask(statement: string): Promise<Record<string, unknown> | undefined> {
    try {
      client ??= await connect()
      const { rows } = await client.query(statement)
      return rows[0]
    } catch (error) {
      // Its end is not waited for: a server that hangs does not take it.
      void end()
      throw error
    }
  }
  return {
    identity: async () => String((await ask(IDENTITY))?.name),
    position: async () => parseWalPosition((await ask(role === 'primary' ? OF_PRIMARY : OF_REPLICA))?.place),
    close: end,
  }
}
