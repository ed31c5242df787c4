/** Searches in threads of their own, begun with the first search; one that takes too long is ended and replaced. */
import { availableParallelism } from 'node:os'
import { AppError } from '#server/platform/app-error.ts'
import type { DatabaseConfig } from '#server/platform/config.ts'
import { Fila, GaveUpWaiting } from '#server/platform/fila.ts'
import type { PedidoDeBusca } from './buscar.ts'
import { ThreadEnded } from './thread.ts'
import { Threads } from './threads.ts'
import type { RespostaDoTrabalho, RespostaEscrita } from './trabalho.ts'

export interface BuscaPool {
  /** @param waitedMs so far @throws AppError 422 without a word; 503 too slow, too many waiting, or the database away */
  run(pedido: PedidoDeBusca, waitedMs?: number): Promise<RespostaEscrita>
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
const MAX_THREADS = 4
const PLACES_ALONE = 8
const RETRY_SECONDS = 2
const ENCERRANDO = 'O servidor está encerrando. Tente de novo em instantes.'

export function createBuscaPool(database: DatabaseConfig, limites: Partial<Limites> = {}): BuscaPool {
  const { timeoutMs, maxQueue } = { ...LIMITES, ...limites }
  const maxThreads = Math.min(MAX_THREADS, Math.max(1, availableParallelism() - 1))
  const begin = () => new Threads({ database, timeoutMs }, maxThreads)
  const fila = new Fila(placesOf(maxThreads), maxQueue)
  let threads = begin()
  return {
    async run(pedido, waitedMs = 0) {
      const mine = threads
      // A thread takes a second to begin, on a busy machine several: who finds none does not pay for it.
      await mine.ready().catch(rethrow)
      if (fila.isFull) throw away('Há muitas buscas ao mesmo tempo. Tente de novo em instantes.')
      // `AbortSignal.timeout` would keep what the search holds until then, also when it has been answered.
      const { signal, forget } = abortAfter(timeoutMs - waitedMs)
      const resposta = await fila
        .run(() => ask(mine, pedido, signal), signal)
        .catch(rethrow)
        .finally(forget)
      if (resposta.tipo === 'resposta') return resposta.resposta
      throw errorOf(resposta.tipo, resposta.tipo === 'banco_fora' ? resposta.motivo : undefined)
    },
    async isAlive() {
      if (fila.isBusy) return true
      const mine = threads
      const signal = AbortSignal.timeout(timeoutMs)
      // A thread that only takes long to begin goes on beginning.
      const answered = mine.ready().then(() => mine.ping(signal))
      return Promise.race([answered, rejectWhen(signal)]).then(
        () => true,
        () => false,
      )
    },
    waiting: () => fila.waitingCount,
    async close() {
      const closing = threads
      threads = begin()
      await closing.close()
    },
  }
}

/**
 * A thread alone has its next searches beside it, and does not stand idle until the main thread has taken the answer and handed over
 * another, for which the machine must first turn to that thread. Of several none does, since its next search could wait for a slow
 * one while the others are free.
 */
function placesOf(maxThreads: number): number {
  return maxThreads === 1 ? PLACES_ALONE : maxThreads
}

/** Asks again when the thread ended for another search that it was at. @throws GaveUpWaiting when the signal came first */
async function ask(
  threads: Threads,
  pedido: PedidoDeBusca,
  signal: AbortSignal,
): Promise<RespostaDoTrabalho> {
  for (;;) {
    if (threads.isClosed) throw away(ENCERRANDO)
    if (signal.aborted) throw new GaveUpWaiting()
    try {
      return await threads.run(pedido, signal)
    } catch (error) {
      if (!(error instanceof ThreadEnded)) throw error
    }
  }
}

function rejectWhen(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => signal.addEventListener('abort', reject, { once: true }))
}

function abortAfter(ms: number): { signal: AbortSignal; forget: () => void } {
  const controller = new AbortController()
  if (ms <= 0) controller.abort()
  const timer = setTimeout(() => controller.abort(), ms)
  return { signal: controller.signal, forget: () => clearTimeout(timer) }
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

function rethrow(error: unknown): never {
  if (error instanceof GaveUpWaiting) throw errorOf('demorou')
  if (error instanceof ThreadEnded) throw away(ENCERRANDO)
  throw error
}

function away(message: string, cause?: string): AppError {
  return new AppError('banco_indisponivel', message, {
    retryAfter: RETRY_SECONDS,
    ...(cause && { cause: new Error(cause) }),
  })
}
