/** From where the queries of one request read. Without it, as in work beside the calls, all read from the primary. */
import { AsyncLocalStorage } from 'node:async_hooks'

export interface ReadingContext {
  /** Once true it stays so: a request never goes back to what is older. */
  usesPrimary: boolean
  /** Whether the request has had a connection that may write. */
  hasWritten: boolean
  /** The replica of the request: another one may be older than what it has read already. */
  replica: number | null
}

export const readingContext = new AsyncLocalStorage<ReadingContext>()
