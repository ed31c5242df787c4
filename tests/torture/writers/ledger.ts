/** What a writer knows of his rows: confirmed values, and those under way. After a crash a row has one of them. */
export interface Ledger {
  /** Before the call: the value may or may not arrive. */
  sent(row: string, value: string): void
  /** The server said yes. */
  confirmed(row: string, value: string): void
  /** Rows that were written since they were compared last. */
  open(): string[]
  /** Opens every row again that was ever confirmed. */
  openAll(): void
  /** Judges what is there now, the confirmed value from here on. @param found null when there is no such row */
  compare(row: string, found: string | null): 'good' | 'lost' | 'torn'
}

interface Entry {
  confirmed: string | null
  sent: Set<string>
}

export function createLedger(): Ledger {
  const entries = new Map<string, Entry>()
  const open = new Set<string>()
  const entryOf = (row: string): Entry => {
    const entry = entries.get(row) ?? { confirmed: null, sent: new Set() }
    entries.set(row, entry)
    return entry
  }
  return {
    sent(row, value) {
      open.add(row)
      entryOf(row).sent.add(value)
    },
    confirmed(row, value) {
      const entry = entryOf(row)
      entry.confirmed = value
      entry.sent.clear()
    },
    open: () => [...open],
    openAll() {
      for (const [row, { confirmed }] of entries) if (confirmed !== null) open.add(row)
    },
    compare(row, found) {
      const { confirmed, sent } = entryOf(row)
      open.delete(row)
      const isKnown = found === confirmed || (found !== null && sent.has(found))
      entries.set(row, { confirmed: found, sent: new Set() })
      if (isKnown) return 'good'
      return found === null ? 'lost' : isOlder(found, confirmed) ? 'lost' : 'torn'
    },
  }
}

/** Values end in their number. */
function isOlder(found: string, confirmed: string | null): boolean {
  return numberOf(found) < numberOf(confirmed ?? '')
}

function numberOf(value: string): number {
  return Number(/\d+$/.exec(value)?.[0] ?? Number.NaN)
}
