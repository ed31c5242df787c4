/** What leaving means for what is kept on the device. */

import { sendNotas } from '../platform/offline/envio.ts'
import { esquecerLeitor } from '../platform/offline/esquecer.ts'
import { perguntarAoSair } from './saida.ts'

/** Sends the notes that wait. @returns whether none is left, or the reader leaves them behind */
export async function mayLeave(): Promise<boolean> {
  const unsent = await sendNotas().catch(() => 0)
  return unsent === 0 || perguntarAoSair()
}

/**
 * Takes everything of a reader off the device, whose session has just been ended. It never fails: what a browser
 * refuses to open holds nothing.
 */
export async function esquecerAoSair(email: string | undefined): Promise<void> {
  try {
    if (email && 'serviceWorker' in navigator) await esquecerLeitor(email)
  } catch (error) {
    console.error('Erro ao limpar o aparelho:', error)
  }
}
