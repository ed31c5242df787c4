/** Limits on how often one may call, in memory; noticeable shares are merged with the database, which a restart keeps. */
import type { FastifyBaseLogger } from 'fastify'
import { AppError } from '#server/platform/app-error.ts'
import type { Database } from '#server/platform/database.ts'
import { WINDOW_MS } from './allowances.ts'
import { createContadores, windowOf } from './contadores.ts'
import { addToTotals, deleteTotalsBefore, listTotals } from './repository.ts'

const MERGE_MS = 5_000
const MAX_ADOPTED = 5_000

interface Limitador {
  /** Counts a call. @returns the refusal, 429 with the seconds to wait, when the caller's window is full */
  take(key: string, limit: number, weight: number): AppError | undefined
  /** Merges with the database now. */
  merge(): Promise<void>
  /** Merges a last time. */
  stop(): Promise<void>
}

/** Knows from the start what the database knows of the present window. */
export async function createLimitador(db: Database, log: FastifyBaseLogger): Promise<Limitador> {
  const contadores = createContadores()
  const started = Date.now()
  contadores.adopt(await listTotals(db, windowOf(started), MAX_ADOPTED), [], started)
  /** The last window of which rows may be there; null when there are none. */
  let stored: number | null = windowOf(started)

  async function mergeNow(): Promise<void> {
    const now = Date.now()
    const janela = windowOf(now)
    if (stored !== null && stored < janela) {
      await deleteTotalsBefore(db, janela)
      stored = null
    }
    const sent = contadores.pendentes(now)
    if (sent.length === 0) return
    stored = janela
    contadores.adopt(await addToTotals(db, sent), sent, Date.now())
  }

  let merging: Promise<void> | null = null
  function merge(): Promise<void> {
    merging ??= mergeNow()
      .catch((error: unknown) => log.warn({ err: error }, 'request limits could not be merged'))
      .finally(() => {
        merging = null
      })
    return merging
  }

  const timer = setInterval(merge, MERGE_MS)
  timer.unref()
  return {
    take(key, limit, weight) {
      const now = Date.now()
      return contadores.take(key, limit, weight, now) ? undefined : tooMany(now)
    },
    merge,
    async stop() {
      clearInterval(timer)
      await merge()
    },
  }
}

function tooMany(now: number): AppError {
  const retryAfter = Math.max(1, Math.ceil(((windowOf(now) + 1) * WINDOW_MS - now) / 1000))
  const seconds = retryAfter === 1 ? '1 segundo' : `${retryAfter} segundos`
  return new AppError(
    'muitas_tentativas',
    `Muitos pedidos em pouco tempo. Espere ${seconds} e tente de novo.`,
    { retryAfter },
  )
}
