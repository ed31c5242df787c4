/** Sends what waits, one after the other, from one page of the browser at a time. */
import { user } from '#contract/auth.ts'
import { shouldRetry } from '../query-client.ts'
import { request } from '../request.ts'
import { isSemSessao } from '../sessao.ts'
import type { Pendente } from './fila.ts'
import { emailDoLeitor, listPendentes } from './fila-store.ts'
import { TRINCO } from './nomes.ts'

/**
 * Sends the reader's queue in order. A network or server that is away, and a session that has ended, leave the rest
 * as it is; sending something twice does no harm.
 * @param enviar sends one and takes it out of the queue; throws when it could not
 * @returns whether anything was sent
 */
export async function enviarFila(enviar: (pendente: Pendente) => Promise<void>): Promise<boolean> {
  let hasSent = false
  await navigator.locks.request(TRINCO, async () => {
    const fila = await listPendentes()
    if (fila.length === 0 || !(await isLeitorDaSessao())) return
    for (const pendente of fila) {
      if (pendente.tipo === 'lugar' && pendente.parado) continue
      try {
        await enviar(pendente)
        hasSent = true
      } catch (error) {
        if (isSemSessao(error) || shouldRetry(0, error)) return
        // Something that the server will never take must not keep back what comes after it.
        console.error('Erro ao enviar o que foi feito sem internet:', error)
      }
    }
  })
  return hasSent
}

/** Whether the session is that of the reader whose queue it is: the cookie may belong to somebody else by now. */
async function isLeitorDaSessao(): Promise<boolean> {
  try {
    return (await request(user)).email.toLowerCase() === emailDoLeitor()
  } catch {
    return false
  }
}
