/** What every part of the server knows of the database; which of the two it is stays behind this. */
import type { Kysely } from 'kysely'
import type { Replicas } from './replicas.ts'
import type { Tables } from './tables.ts'
import type { Turn } from './turn.ts'

export type Engine = 'sqlite' | 'postgres'

export interface Database {
  engine: Engine
  /** For queries that only read; never waits for a write transaction of this process. */
  read: Kysely<Tables>
  /** For everything that writes, and for reads inside a write transaction. */
  write: Kysely<Tables>
  /** Runs several statements in one transaction. @param done finds a row when another process has run them meanwhile */
  exec(script: string, done?: string): Promise<void>
  /** Does what only one process may do at a time on this database: migrations. */
  alone<T>(work: () => Promise<T>): Promise<T>
  /** For imports, of which only one runs at a time. */
  turn: Turn
  /** Tells of connections that the server dropped; whoever needs one next gets another. */
  onConnectionLost(listener: (error: Error) => void): void
  /** How many callers wait for a connection. */
  waiting(): number
  /** From which `read` answers, where there are some. */
  replicas: Replicas | null
  close(): Promise<void>
}

/** A database of another thread, which only reads. */
export type ReadingDatabase = Pick<Database, 'engine' | 'read' | 'close'>

/** 'serving': bounded in seconds. 'maintenance': migrations and imports, in minutes. 'reading': must change nothing, makes no file. */
export type DatabaseUse = 'serving' | 'maintenance' | 'reading'
