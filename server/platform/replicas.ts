/** Copies of the database that only answer queries: what the rest of the server may know of them. */

/** 'foreign': a server that does not follow ours, or no longer. */
export type ReplicaState = 'ok' | 'behind' | 'away' | 'foreign'

export interface Replicas {
  /** From now on only those are read that have all that is in the database now: what is built from them is kept for long. */
  demandPresent(): void
  /** Tells each change of state, first how those are that cannot be used. @param place host, port and database */
  onState(listener: (place: string, state: ReplicaState) => void): void
}
