/** Pictures are drawn one at a time in the process: each takes up to 100 MB and much of a second, and anybody may ask. */
import sharp from 'sharp'
import { AppError } from './app-error.ts'
import { Fila, GaveUpWaiting } from './fila.ts'

// Several threads on one picture gain nothing when pictures run side by side; no two callers bring the same picture.
sharp.concurrency(1)
sharp.cache(false)

interface ImageLimits {
  /** Pictures at work at the same time. */
  places: number
  /** Calls that may wait; each holds the file that it brought. */
  maxWaiting: number
  maxWaitMs: number
}

const LIMITS: ImageLimits = { places: 1, maxWaiting: 64, maxWaitMs: 30_000 }
const RETRY_SECONDS = 5
const BUSY = 'Há muitas imagens em preparo ao mesmo tempo. Tente de novo em instantes.'

/** Runs the work when its turn comes. @throws AppError 503 when too many wait, or it waited too long */
type ImageWork = <T>(work: () => Promise<T>) => Promise<T>

export function createImageWork(limits: Partial<ImageLimits> = {}): ImageWork {
  const { places, maxWaiting, maxWaitMs } = { ...LIMITS, ...limits }
  const fila = new Fila(places, maxWaiting)
  return async (work) => {
    if (fila.isFull) throw busy()
    return fila.run(work, AbortSignal.timeout(maxWaitMs)).catch((error: unknown) => {
      throw error instanceof GaveUpWaiting ? busy() : error
    })
  }
}

/** The turns that all features share. */
export const withImageTurn = createImageWork()

function busy(): AppError {
  return new AppError('banco_indisponivel', BUSY, { retryAfter: RETRY_SECONDS })
}
