/** One import at a time among all processes: the system takes the turn back however its holder ends. Others may write. */
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { tightenFile } from './data-folder.ts'
import { isSqliteBusy } from './database-errors.ts'
import { retryWhileLocked } from './sqlite-dialect.ts'

export interface Turn {
  /** Waits until it is free. */
  take(): Promise<Release>
  /** @returns null when somebody else has it */
  tryTake(): Promise<Release | null>
}

type Release = () => Promise<void>

export async function inTurn<T>(turn: Turn, work: () => Promise<T>): Promise<T> {
  return runAndRelease(await turn.take(), work)
}

/** Does nothing when it is somebody else's turn. */
export async function ifFree(turn: Turn, work: () => Promise<void>): Promise<void> {
  const release = await turn.tryTake()
  if (release) await runAndRelease(release, work)
}

async function runAndRelease<T>(release: Release, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } finally {
    await release()
  }
}

/** The lock is an open transaction on a file of its own, like the server's. */
export function createSqliteTurn(dataDir: string): Turn {
  const takeWithin = async (waitMs: number): Promise<Release> => {
    const file = join(dataDir, 'importacao.lock')
    const lock = new DatabaseSync(file)
    tightenFile(file)
    try {
      await retryWhileLocked(() => lock.exec('BEGIN EXCLUSIVE'), waitMs)
    } catch (error) {
      lock.close()
      throw error
    }
    return async () => lock.close()
  }
  return {
    take: () => takeWithin(Number.POSITIVE_INFINITY),
    async tryTake() {
      try {
        return await takeWithin(0)
      } catch (error) {
        if (isSqliteBusy(error)) return null
        throw error
      }
    },
  }
}

/** A connection of its own: the lock goes with it, and no limit of the pool ends the wait. */
export function createPostgresTurn(connectionString: string): Turn {
  const connect = async () => {
    const { default: pg } = await import('pg')
    const client = new pg.Client({ connectionString })
    // When the server drops this connection it drops the others too, and the work fails by itself.
    client.on('error', () => {})
    await client.connect()
    return client
  }
  return {
    async take() {
      const client = await connect()
      await client.query(`SELECT pg_advisory_lock(hashtext('mbw:import'))`)
      return () => client.end()
    },
    async tryTake() {
      const client = await connect()
      const { rows } = await client.query<{ taken: boolean }>(
        `SELECT pg_try_advisory_lock(hashtext('mbw:import')) AS taken`,
      )
      if (rows[0]?.taken) return () => client.end()
      await client.end()
      return null
    },
  }
}
