/**
 * How old each replica is at most, found out by comparing its place in the log with the primary's of some moments before.
 * A clock of another machine is never asked.
 */
import { setTimeout as delay } from 'node:timers/promises'
import { createPostgresProbe, type PostgresProbe } from './postgres-probe.ts'
import { readingContext } from './reading-context.ts'
import type { ReplicaState, Replicas } from './replicas.ts'
import { StartError } from './start-error.ts'

const POLL_MS = 250
/** A replica that may be older is not read. Readers' own writes are remembered for longer (read-your-writes.ts). */
export const MAX_LAG_MS = 2_000
const MAX_MOMENTS = 2 * (MAX_LAG_MS / POLL_MS)

interface Moment {
  time: number
  position: bigint
}

interface Replica {
  place: string
  probe: PostgresProbe
  /** Everything that was committed before this time is there. */
  presentUntil: number
  state: ReplicaState | null
}

export interface WatchedReplicas extends Replicas {
  /** The replica from which the present request reads; null: the primary. */
  choose(): number | null
  /** It has failed: not read again before it has answered. */
  distrust(index: number): void
  close(): Promise<void>
}

/** @throws StartError when one that answers is a replica of something else */
export async function watchReplicas(primaryUrl: string, urls: readonly string[]): Promise<WatchedReplicas> {
  const primary = createPostgresProbe(primaryUrl, 'primary')
  const replicas = urls.map((url): Replica => {
    const { host, pathname } = new URL(url)
    const probe = createPostgresProbe(url, 'replica')
    return { place: host + pathname, probe, presentUntil: Number.NEGATIVE_INFINITY, state: null }
  })
  const ending = new AbortController()
  const listeners: Parameters<Replicas['onState']>[0][] = []
  const moments: Moment[] = []
  let floor = Number.NEGATIVE_INFINITY
  let turn = 0

  const closeProbes = () =>
    Promise.all([primary, ...replicas.map(({ probe }) => probe)].map((each) => each.close()))
  try {
    await refuseForeign(primary, replicas)
  } catch (error) {
    await closeProbes()
    throw error
  }

  async function lookAtPrimary(): Promise<void> {
    const time = performance.now()
    const position = await primary.position().catch(() => null)
    if (position === null) return
    moments.push({ time, position })
    if (moments.length > MAX_MOMENTS) moments.shift()
  }

  async function lookAt(replica: Replica): Promise<void> {
    const answer = await replica.probe.position().catch(() => 'away' as const)
    if (answer === 'away' || answer === null) replica.presentUntil = Number.NEGATIVE_INFINITY
    else {
      const moment = moments.findLast(({ position }) => position <= answer)
      replica.presentUntil = Math.max(replica.presentUntil, moment?.time ?? Number.NEGATIVE_INFINITY)
    }
    const isPresent = replica.presentUntil >= performance.now() - MAX_LAG_MS
    tell(replica, answer === 'away' ? 'away' : answer === null ? 'foreign' : isPresent ? 'ok' : 'behind')
  }

  function tell(replica: Replica, state: ReplicaState): void {
    if (state === replica.state) return
    replica.state = state
    for (const listener of listeners) listener(replica.place, state)
  }

  async function repeat(look: () => Promise<void>): Promise<void> {
    while (!ending.signal.aborted) {
      await look()
      await delay(POLL_MS, undefined, { signal: ending.signal, ref: false }).catch(() => {})
    }
  }

  await lookAtPrimary()
  await Promise.all(replicas.map(lookAt))
  const loops = [repeat(lookAtPrimary), ...replicas.map((replica) => repeat(() => lookAt(replica)))]

  const isUsable = ({ presentUntil }: Replica) =>
    presentUntil >= floor && presentUntil >= performance.now() - MAX_LAG_MS

  return {
    choose() {
      const context = readingContext.getStore()
      if (!context || context.usesPrimary) return null
      if (context.replica === null) {
        const usable = replicas.flatMap((replica, index) => (isUsable(replica) ? [index] : []))
        turn = (turn + 1) % Math.max(1, usable.length)
        context.replica = usable[turn] ?? null
      }
      const kept = context.replica === null ? undefined : replicas[context.replica]
      if (kept && isUsable(kept)) return context.replica
      context.usesPrimary = true
      return null
    },
    distrust(index) {
      const replica = replicas[index]
      if (replica) replica.presentUntil = Number.NEGATIVE_INFINITY
    },
    demandPresent() {
      floor = performance.now()
    },
    onState(listener) {
      listeners.push(listener)
      for (const { place, state } of replicas) if (state && state !== 'ok') listener(place, state)
    },
    async close() {
      ending.abort()
      await closeProbes()
      await Promise.all(loops)
      // A look that was under way may have connected once more.
      await closeProbes()
    },
  }
}

async function refuseForeign(primary: PostgresProbe, replicas: readonly Replica[]): Promise<void> {
  const ours = await primary.identity()
  for (const { place, probe } of replicas) {
    const theirs = await probe.identity().catch(() => null)
    // One that is away may come back: the server does without it meanwhile.
    if (theirs === null) continue
    if (theirs !== ours) {
      throw new StartError(
        `DATABASE_URL_LEITURA: ${place} não é uma réplica do banco de DATABASE_URL. Confira os dois endereços.`,
      )
    }
    if ((await probe.position().catch(() => 0n)) === null) {
      throw new StartError(
        `DATABASE_URL_LEITURA: ${place} não é uma réplica, é o próprio banco principal. Deixe-a vazia quando não há réplica.`,
      )
    }
  }
}
