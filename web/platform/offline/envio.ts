/** Who wants the queue to be sent need not know how: `offline-start.ts` brings that, once the first page is there. */

type Enviar = () => Promise<void>

/** A browser may call itself online before the first call gets through: it is tried once more. */
const ONLINE_AGAIN_MS = 3_000

let enviar: Enviar | null = null

/** From now on `send` is what sends the queue: whenever it is asked for, and whenever the network may be back. */
export function whenToSend(send: Enviar): void {
  enviar = send
  window.addEventListener('online', () => {
    askToSend()
    setTimeout(askToSend, ONLINE_AGAIN_MS)
  })
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) askToSend()
  })
}

/** Asks for the queue to be sent; failures are for the next time. */
export function askToSend(): void {
  enviar?.().catch((error: unknown) => console.error('Erro ao enviar o que foi feito sem internet:', error))
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
  await enviar()
  const fila = await listPendentes()
  return { notas: fila.filter(isNota).length, destaques: fila.filter(isDestaque).length }
}
