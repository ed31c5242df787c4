/** Reads from a replica where the request may (postgres-replicas.ts), and from the primary when that fails. */
import type { CompiledQuery, DatabaseConnection, Driver, QueryResult, TransactionSettings } from 'kysely'
import { databaseFailureOf } from './database-errors.ts'
import type { WatchedReplicas } from './postgres-replicas.ts'
import { readingContext } from './reading-context.ts'

interface Sources {
  primary: Driver
  copies: readonly Driver[]
  watched: WatchedReplicas
}

export class ReadingDriver implements Driver {
  private readonly sources: Sources

  constructor(sources: Sources) {
    this.sources = sources
  }
  async init(): Promise<void> {
    for (const driver of [this.sources.primary, ...this.sources.copies]) await driver.init()
  }
  async acquireConnection(): Promise<DatabaseConnection> {
    return new ReadingConnection(this.sources)
  }
  async beginTransaction(connection: DatabaseConnection, settings: TransactionSettings): Promise<void> {
    await this.sources.primary.beginTransaction(await primaryOf(connection), settings)
  }
  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await this.sources.primary.commitTransaction(await primaryOf(connection))
  }
  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    await this.sources.primary.rollbackTransaction(await primaryOf(connection))
  }
  async releaseConnection(connection: DatabaseConnection): Promise<void> {
    if (connection instanceof ReadingConnection) await connection.release()
  }
  /** The primary's pool ends with the connections that write. */
  async destroy(): Promise<void> {
    await Promise.all(this.sources.copies.map((copy) => copy.destroy()))
  }
}

class ReadingConnection implements DatabaseConnection {
  private readonly sources: Sources
  private held: DatabaseConnection | null = null

  constructor(sources: Sources) {
    this.sources = sources
  }
  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    const index = this.held ? null : this.sources.watched.choose()
    const copy = index === null ? undefined : this.sources.copies[index]
    if (index !== null && copy) {
      try {
        return await askOnce<R>(copy, query)
      } catch (error) {
        this.leave(index, error)
      }
    }
    return (await this.primary()).executeQuery<R>(query)
  }
  async *streamQuery<R>(query: CompiledQuery, chunkSize: number): AsyncIterableIterator<QueryResult<R>> {
    yield* (await this.primary()).streamQuery<R>(query, chunkSize)
  }
  async primary(): Promise<DatabaseConnection> {
    this.held ??= await this.sources.primary.acquireConnection()
    return this.held
  }
  async release(): Promise<void> {
    if (this.held) await this.sources.primary.releaseConnection(this.held)
    this.held = null
  }

  /** @throws the failure, unless it is one of the replica: the primary is asked the same then */
  private leave(index: number, error: unknown): void {
    const failure = databaseFailureOf(error)
    if (failure === null || failure === 'read_only') throw error
    // A query that stood in the way of the changes that come is ended by a replica that is well.
    if (failure !== 'locked') this.sources.watched.distrust(index)
    const context = readingContext.getStore()
    if (context) context.usesPrimary = true
  }
}

async function askOnce<R>(driver: Driver, query: CompiledQuery): Promise<QueryResult<R>> {
  const connection = await driver.acquireConnection()
  try {
    return await connection.executeQuery<R>(query)
  } finally {
    await driver.releaseConnection(connection)
  }
}

async function primaryOf(connection: DatabaseConnection): Promise<DatabaseConnection> {
  return connection instanceof ReadingConnection ? connection.primary() : connection
}
