/** Keeps what was used last, up to a number of bytes. */
export interface ByteLru<T extends { bytes: number }> {
  /** The value of a key, built on first use; concurrent callers share one build, and a failed one is not kept. */
  get(key: string, build: () => Promise<T>): Promise<T>
  /** Forgets everything, builds under way included. */
  clear(): void
}

interface Entry<T> {
  value: Promise<T>
  /** 0 while it is being built. */
  bytes: number
}

/** @param maxBytes of all values together; one of more than an eighth of it is handed over and not kept */
export function createByteLru<T extends { bytes: number }>(maxBytes: number): ByteLru<T> {
  let entries = new Map<string, Entry<T>>()
  let total = 0

  function get(key: string, build: () => Promise<T>): Promise<T> {
    // A Map keeps the order of insertion: what is used again goes to its end.
    const known = entries.get(key)
    if (known) {
      entries.delete(key)
      entries.set(key, known)
      return known.value
    }
    const entry = { value: build(), bytes: 0 }
    entries.set(key, entry)
    entry.value.then(
      ({ bytes }) => keep(key, entry, bytes),
      () => forget(key, entry),
    )
    return entry.value
  }

  function keep(key: string, entry: Entry<T>, bytes: number): void {
    if (entries.get(key) !== entry) return
    if (bytes > maxBytes / 8) {
      entries.delete(key)
      return
    }
    entry.bytes = bytes
    total += bytes
    for (const [oldest, { bytes: freed }] of entries) {
      if (total <= maxBytes) break
      entries.delete(oldest)
      total -= freed
    }
  }

  function forget(key: string, entry: Entry<T>): void {
    if (entries.get(key) === entry) entries.delete(key)
  }

  return {
    get,
    clear() {
      entries = new Map()
      total = 0
    },
  }
}
