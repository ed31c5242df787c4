export interface Autosave<Value> {
  /** Saves the value after a while; a later one takes its place. */
  readonly schedule: (value: Value) => void
  /** Saves at once what waits. */
  readonly flush: () => void
  /** Forgets what waits. */
  readonly cancel: () => void
}

/** Saves a value that changes quickly. @param save with the newest @param delay ms from the first unsaved change */
export function createAutosave<Value>(save: (value: Value) => void, delay: number): Autosave<Value> {
  let waiting: { value: Value; timer: ReturnType<typeof setTimeout> } | null = null

  function cancel() {
    clearTimeout(waiting?.timer)
    waiting = null
  }
  function flush() {
    if (waiting === null) return
    const { value } = waiting
    cancel()
    save(value)
  }
  function schedule(value: Value) {
    waiting = { value, timer: waiting?.timer ?? setTimeout(flush, delay) }
  }
  return { schedule, flush, cancel }
}
