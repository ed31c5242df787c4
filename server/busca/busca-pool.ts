/** Searches in threads of their own, begun with the first search; one that takes too long is ended and replaced. */
import { availableParallelism } from 'node:os'
import type { RespostaDaBusca } from '#contract/busca.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { DatabaseConfig } from '#server/platform/config.ts'
import { Fila, GaveUpWaiting } from '#server/platform/fila.ts'
import type { PedidoDeBusca } from './buscar.ts'
import type { Threads } from './start-threads.ts'
import type { RespostaDoTrabalho } from './trabalho.ts'

/** An answer, and whether it lasts until texts or the reader's lists change: an import may still be at work. */
type RespostaDoPool = RespostaDaBusca & { isLasting: boolean }

export interface BuscaPool {
  /** @param waitedMs so far @throws AppError 422 without a word; 503 too slow, too many waiting, or the database away */
  run(pedido: PedidoDeBusca, waitedMs?: number): Promise<RespostaDoPool>
  /** Whether a thread answers; one that is at work counts, since it is ended when it takes too long. */
  isAlive(): Promise<boolean>
  /** How many searches wait for a thread. */
  waiting(): number
  close(): Promise<void>
}

interface Limites {
  /** From the call to the answer, waiting for a thread included. */
  timeoutMs: number
  /** Searches that may wait for a thread. */
  maxQueue: number
}

const LIMITES: Limites = { timeoutMs: 5_000, maxQueue: 100 }
/** A search that asks the database nothing. */
const NADA: PedidoDeBusca = { q: '', fontes: [], limite: 1, isLiteral: false, lugar: null, usuarioId: null }
const MAX_THREADS = 4
const RETRY_SECONDS = 2
const ENCERRANDO = 'O servidor está encerrando. Tente de novo em instantes.'

export function createBuscaPool(database: DatabaseConfig, limites: Partial<Limites> = {}): BuscaPool {
  const { timeoutMs, maxQueue } = { ...LIMITES, ...limites }
  const maxThreads = Math.min(MAX_THREADS, Math.max(1, availableParallelism() - 1))
  let pool: Promise<Threads> | null = null
  let ready: Promise<Threads> | null = null
  const fila = new Fila(maxThreads, maxQueue)
  const start = async () => {
    const { startThreads } = await import('./start-threads.ts')
    return startThreads({ database, timeoutMs }, maxThreads)
  }
  return {
    async run(pedido, waitedMs = 0) {
      // A thread takes a second to begin, on a busy machine several: the first search does not pay for it.
      pool ??= start()
      ready ??= pool.then(beginOne)
      const threads = await ready.catch((error) => {
        ready = null
        return rethrow(error)
      })
      if (fila.isFull) throw away('Há muitas buscas ao mesmo tempo. Tente de novo em instantes.')
      // `AbortSignal.timeout` would keep what the search holds until then, also when it has been answered.
      const { signal, forget } = abortAfter(timeoutMs - waitedMs)
      const work = async () => {
        if (!pool) throw away(ENCERRANDO)
        return threads.run(pedido, { signal })
      }
      const resposta = await fila.run(work, signal).catch(rethrow).finally(forget)
      if (resposta.tipo === 'resposta') return { ...resposta.resposta, isLasting: resposta.isLasting }
      throw errorOf(resposta.tipo, resposta.tipo === 'banco_fora' ? resposta.motivo : undefined)
    },
    async isAlive() {
      if (fila.isBusy) return true
      pool ??= start()
      const signal = AbortSignal.timeout(timeoutMs)
      return pool
        .then((threads) => threads.run(NADA, { signal }))
        .then(
          () => true,
          () => false,
        )
    },
    waiting: () => fila.waitingCount,
    async close() {
      const closing = pool
      // What still waits is not begun.
      pool = null
      ready = null
      await (await closing)?.destroy()
    },
  }
}

function abortAfter(ms: number): { signal: AbortSignal; forget: () => void } {
  const controller = new AbortController()
  if (ms <= 0) controller.abort()
  const timer = setTimeout(() => controller.abort(), ms)
  return { signal: controller.signal, forget: () => clearTimeout(timer) }
}

/** With a thread that has loaded its code and opened its connection. */
async function beginOne(threads: Threads): Promise<Threads> {
  await threads.run(NADA)
  return threads
}

/** @param motivo for the log only */
function errorOf(tipo: Exclude<RespostaDoTrabalho['tipo'], 'resposta'>, motivo?: string): AppError {
  switch (tipo) {
    case 'sem_palavras':
      return invalid('Escreva ao menos uma palavra.')
    case 'so_excluidas':
      return invalid('Escreva também o que procurar, e não só o que deixar de fora.')
    case 'demorou':
      return away('A busca demorou demais. Tente palavras mais específicas.')
    case 'banco_fora':
      return away('O banco de dados não está disponível agora. Tente de novo em instantes.', motivo)
  }
}

function invalid(message: string): AppError {
  return new AppError('dados_invalidos', message, { fields: { q: message } })
}

/** piscina tells its own failures apart by name and message only. */
function rethrow(error: unknown): never {
  if (!(error instanceof Error)) throw error
  if (error instanceof GaveUpWaiting || error.name === 'AbortError') throw errorOf('demorou')
  if (error.message === 'Terminating worker thread') {
    throw away(ENCERRANDO)
  }
  throw error
}

function away(message: string, cause?: string): AppError {
  return new AppError('banco_indisponivel', message, {
    retryAfter: RETRY_SECONDS,
    ...(cause && { cause: new Error(cause) }),
  })
}
