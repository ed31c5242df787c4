import type { VerseCollector } from './verse-collector.ts'

/** The words of Jesus in OSIS: `<q who="Jesus">` round them, or two empty ones, whose `sID` and `eID` agree. */
export interface OsisQuotes {
  open(attrs: Readonly<Record<string, string>>): void
  close(): void
  /** A new book: what was left open ends. */
  reset(): void
}

/** Speeches that are open at a time; more is a mistake. */
const MOST_OPEN = 50

export function createOsisQuotes(collector: VerseCollector): OsisQuotes {
  /** For each open `<q>`, whether its end tag ends words of Jesus. */
  const containers: boolean[] = []
  const milestones = new Set<string>()
  return {
    open({ who = '', sid, eid }) {
      const isJesus = /\bjesus\b/i.test(who)
      containers.push(isJesus && sid === undefined && eid === undefined)
      if (eid !== undefined) {
        if (milestones.delete(eid)) collector.closeJesus()
      } else if (isJesus && sid === undefined) collector.openJesus()
      else if (isJesus && sid !== undefined && !milestones.has(sid) && milestones.size < MOST_OPEN) {
        milestones.add(sid)
        collector.openJesus()
      }
    },
    close() {
      if (containers.pop()) collector.closeJesus()
    },
    reset: () => milestones.clear(),
  }
}
