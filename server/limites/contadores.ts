/** Counts calls in memory, a window at a time; what grows noticeable is merged with the other servers' by its owner. */
import { LRUCache } from 'lru-cache'
import { WINDOW_MS } from './allowances.ts'

/** A share of the limit that is worth a row: below it callers cost no write. Sixteen servers together stay within the limit. */
const NOTICEABLE = 1 / 16
const MAX_KEYS = 20_000

interface Contador {
  limit: number
  /** As the database had it last, all servers together. */
  shared: number
  /** Counted here since. */
  pending: number
}

export interface Parcela {
  chave: string
  janela: number
  total: number
}

interface Contadores {
  /** Counts a call. @param limit of the window; a call that would pass it is refused and not counted */
  take(key: string, limit: number, weight: number, now: number): boolean
  /** What was counted here and the database does not have yet, by keys in order, of noticeable callers only. */
  pendentes(now: number): Parcela[]
  /** Takes over the database's totals, after `sent` was added to them. */
  adopt(totals: readonly Parcela[], sent: readonly Parcela[], now: number): void
}

/** @param maxKeys bounds the memory: past it the key that was counted longest ago is forgotten */
export function createContadores(maxKeys = MAX_KEYS): Contadores {
  let janela = 0
  // `max` would take room for all at once.
  const contadores = new LRUCache<string, Contador>({ maxSize: maxKeys, sizeCalculation: () => 1 })

  function enter(now: number): void {
    if (windowOf(now) === janela) return
    janela = windowOf(now)
    contadores.clear()
  }

  function find(key: string): Contador {
    const known = contadores.get(key)
    if (known) return known
    const contador = { limit: Number.POSITIVE_INFINITY, shared: 0, pending: 0 }
    contadores.set(key, contador)
    return contador
  }

  return {
    take(key, limit, weight, now) {
      enter(now)
      const contador = find(key)
      contador.limit = limit
      if (contador.shared + contador.pending + weight > limit) return false
      contador.pending += weight
      return true
    },
    pendentes(now) {
      enter(now)
      return [...contadores.entries()]
        .filter(([, { limit, shared, pending }]) => pending > 0 && shared + pending >= limit * NOTICEABLE)
        .map(([chave, { pending }]) => ({ chave, janela, total: pending }))
        .sort((a, b) => (a.chave < b.chave ? -1 : 1))
    },
    adopt(totals, sent, now) {
      enter(now)
      const sentByKey = new Map(sent.map(({ chave, total }) => [chave, total]))
      for (const { chave, janela: desta, total } of totals) {
        if (desta !== janela) continue
        const contador = find(chave)
        contador.shared = total
        contador.pending -= sentByKey.get(chave) ?? 0
      }
    },
  }
}

/** Windows begin at whole minutes, the same on every server. */
export function windowOf(now: number): number {
  return Math.floor(now / WINDOW_MS)
}
