/** Who wants the queue to be sent need not know how: `offline-start.ts` brings that, once the first page is there. */

type Enviar = () => Promise<void>

let enviar: Enviar | null = null

/** From now on `send` is what sends the queue: whenever it is asked for, and whenever the network may be back. */
export function whenToSend(send: Enviar): void {
  enviar = send
  window.addEventListener('online', askToSend)
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) askToSend()
  })
}

/** Asks for the queue to be sent; failures are for the next time. */
export function askToSend(): void {
  enviar?.().catch((error: unknown) => console.error('Erro ao enviar o que foi feito sem internet:', error))
}

/**
 * Sends the notes that wait.
 * @returns how many could not be sent
 */
export async function sendNotas(): Promise<number> {
  if (enviar === null) return 0
  const { listPendentes } = await import('./fila-store.ts')
  await enviar()
  return (await listPendentes()).filter(({ tipo }) => tipo !== 'lugar').length
}
