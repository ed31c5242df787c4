import { mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

/** A lock: a folder with a file `owner-PID-START` or `holder-PID-START` for each process that must end; START tells a PID used again. */
const POLL_MS = 100

/**
 * Does `work` while no other process holds the lock; one whose processes are all dead is taken over.
 *
 * @template T
 * @param {string} path the lock's folder; its parent is created
 * @param {{ signal: AbortSignal, onWait: (pid: number) => void }} options `onWait` is called once, when
 *   another process holds it
 * @param {(hold: (pid: number) => void) => Promise<T>} work `hold` keeps the lock taken while that process
 *   lives, even when ours dies
 * @returns {Promise<T>} what `work` gave; rejects with the signal's reason when aborted while waiting
 */
export async function withLock(path, { signal, onWait }, work) {
  let announced = false
  while (!tryAcquire(path, process.pid)) {
    const holder = livingHolder(path)
    if (holder !== undefined && !announced) {
      onWait(holder)
      announced = true
    }
    await wait(POLL_MS)
    signal.throwIfAborted()
  }
  try {
    return await work((pid) => writeFileSync(join(path, `holder-${identityOf(pid)}`), ''))
  } finally {
    release(path)
  }
}

/** @param {string} path the lock's folder @param {number} pid who wants it @returns {boolean} whether that process owns it now */
export function tryAcquire(path, pid) {
  const mine = `owner-${identityOf(pid)}`
  mkdirSync(dirname(path), { recursive: true })
  const next = mkdtempSync(`${path}-`)
  writeFileSync(join(next, mine), '')
  try {
    // Atomic, and refused while the folder has an owner: the lock never exists without one.
    renameSync(next, path)
    return true
  } catch {
    rmSync(next, { recursive: true, force: true })
  }
  return takeOverDead(path, mine)
}

/** @param {string} path the lock's folder, held by this process */
export function release(path) {
  const gone = mkdtempSync(`${path}-`)
  renameSync(path, gone)
  rmSync(gone, { recursive: true, force: true })
}

/**
 * Renaming the dead owner's own file lets exactly one of several waiting processes win.
 *
 * @param {string} path
 * @param {string} mine
 */
function takeOverDead(path, mine) {
  const entries = entriesOf(path)
  const owner = entries.find((entry) => entry.startsWith('owner-'))
  if (owner === undefined || entries.some(isAlive)) return false
  try {
    renameSync(join(path, owner), join(path, mine))
  } catch {
    return false
  }
  for (const entry of entries) if (entry !== owner) rmSync(join(path, entry), { force: true })
  return true
}

/** @param {string} path */
function livingHolder(path) {
  const entry = entriesOf(path).find(isAlive)
  return entry === undefined ? undefined : Number(entry.split('-')[1])
}

/** @param {string} path */
function entriesOf(path) {
  try {
    return readdirSync(path).map((entry) => basename(entry))
  } catch {
    return []
  }
}

/** @param {string} entry name of a file in the lock */
function isAlive(entry) {
  const [, pid, start] = entry.split('-')
  const found = startOf(Number(pid))
  return found !== undefined && found === start
}

/** @param {number} pid */
function identityOf(pid) {
  return `${pid}-${startOf(pid) ?? 'gone'}`
}

/**
 * @param {number} pid
 * @returns {string | undefined} the start time where the system tells it (Linux), else `0`; undefined when
 *   no such process runs, one that is dead and not yet waited for included
 */
function startOf(pid) {
  try {
    process.kill(pid, 0)
  } catch (error) {
    // Someone else's process may not be signalled, but it is there.
    if (!(error instanceof Error && 'code' in error && error.code === 'EPERM')) return undefined
  }
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The second field is the name in parentheses and may hold anything: count from its end.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return fields[0] === 'Z' || fields[0] === 'X' ? undefined : fields[19]
  } catch {
    return '0'
  }
}
