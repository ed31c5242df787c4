import { LRUCache } from 'lru-cache'
import type { Soon } from './when-ready.ts'

/** Keeps what was used last, up to a number of bytes. */
export interface ByteLru<T extends { bytes: number }> {
  /** The value of a key, built on first use; concurrent callers share one build, and a failed one is not kept. */
  get(key: string, build: () => Promise<T>): Soon<T>
  /** The value of a key, when it is there. */
  peek(key: string): T | undefined
  /** Forgets everything, builds under way included. */
  clear(): void
}

/** @param maxBytes of all values together; one of more than an eighth of it is handed over and not kept */
export function createByteLru<T extends { bytes: number }>(maxBytes: number): ByteLru<T> {
  const entries = new LRUCache<string, T, () => Promise<T>>({
    maxSize: maxBytes,
    maxEntrySize: Math.floor(maxBytes / 8),
    sizeCalculation: ({ bytes }) => bytes,
    fetchMethod: (_key, _stale, { context: build }) => build(),
    // What is forgotten while it is being built still goes to those who wait for it.
    ignoreFetchAbort: true,
  })
  return {
    get: (key, build) => entries.get(key) ?? entries.forceFetch(key, { context: build }),
    peek: (key) => entries.get(key),
    clear: () => entries.clear(),
  }
}
