/** Who wants the queue to be sent need not know how: `offline-start.ts` brings that, once the first page is there. */

import { isOutroLeitor } from '../sessao.ts'
import { restAfter } from './espera.ts'

/**
 * @param isAgain whether what the server refused is tried once more
 * @returns what ended it before its time; null when everything had its turn
 */
type Enviar = (isAgain: boolean) => Promise<unknown>

/** A browser may call itself online before the first call gets through: it is tried once more. */
const ONLINE_AGAIN_MS = 3_000

let enviar: Enviar | null = null
/** While the server wants to be left alone. */
let resting: ReturnType<typeof setTimeout> | undefined
/** Runs that failed one after the other. */
let failures = 0

/** From now on `send` is what sends the queue: whenever it is asked for, and whenever the network may be back. */
export function whenToSend(send: Enviar): void {
  enviar = send
  failures = 0
  stopResting()
  window.addEventListener('online', () => {
    askToSend()
    setTimeout(askToSend, ONLINE_AGAIN_MS)
  })
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) askToSend()
  })
}

/**
 * Asks for the queue to be sent; failures are for the next time. While the server wants to be left alone nothing is
 * done: the queue is sent by itself when that is over.
 * @param isAgain whether what the server refused is tried once more
 */
export function askToSend(isAgain = false): void {
  if (resting !== undefined) return
  run(isAgain).catch((error: unknown) => console.error('Erro ao enviar o que foi feito sem internet:', error))
}

/** The same for something that waits because sending it failed: a server that asked for patience is given it. */
export function askToSendAfter(error: unknown): void {
  if (isOutroLeitor(error)) askToSend()
  else if (resting === undefined) restFor(restAfter(error, failures + 1))
}

async function run(isAgain: boolean): Promise<void> {
  if (enviar === null) return
  stopResting()
  const falha = await enviar(isAgain)
  failures = falha === null ? 0 : failures + 1
  restFor(restAfter(falha, failures))
}

function restFor(ms: number | null): void {
  stopResting()
  if (ms === null) return
  resting = setTimeout(() => {
    stopResting()
    askToSend()
  }, ms)
}

function stopResting(): void {
  clearTimeout(resting)
  resting = undefined
}

/** How much of what a reader wrote is on this device only. */
export interface NaoEnviado {
  readonly notas: number
  readonly destaques: number
}

/**
 * Sends what waits.
 * @returns how much of what the reader wrote could not be sent
 */
export async function sendTudo(): Promise<NaoEnviado> {
  if (enviar === null) return { notas: 0, destaques: 0 }
  const [{ listPendentes }, { isDestaque, isNota }] = await Promise.all([
    import('./fila-store.ts'),
    import('./fila.ts'),
  ])
  await run(true)
  const fila = await listPendentes()
  return { notas: fila.filter(isNota).length, destaques: fila.filter(isDestaque).length }
}
