/** The entries of the browser's history: `key` names one (page-memory.ts), `usr` is what the app says of it. */
import { createPath, type Location, NavigationType } from 'react-router'

/** The entry that is shown. */
export function readHistoryEntry(): Location {
  const { location, history } = window
  const { pathname, search, hash } = location
  return {
    pathname,
    search,
    hash,
    state: history.state?.usr ?? null,
    key: history.state?.key ?? 'default',
    mask: undefined,
  }
}

/** Makes a new entry, or puts it in the place of the one that is shown; Back and Forward have one already. */
export function writeHistoryEntry(entry: Location, type: NavigationType): void {
  const state = { usr: entry.state, key: entry.key }
  const url = window.location.origin + createPath(entry)
  if (type === NavigationType.Replace) window.history.replaceState(state, '', url)
  if (type !== NavigationType.Push) return
  try {
    window.history.pushState(state, '', url)
  } catch {
    // Safari takes no more than a hundred in half a minute.
    window.location.assign(url)
  }
}

export function makeEntryKey(): string {
  return Math.random().toString(36).slice(2, 10)
}
