/** Sends what waits, one after the other, from one page of the browser at a time. */
import { ApiError } from '../api-error.ts'
import { shouldRetry } from '../query-client.ts'
import { isOutroLeitor, isSemSessao } from '../sessao.ts'
import type { Pendente } from './fila.ts'
import { listPendentes, recusar } from './fila-store.ts'
import { TRINCO } from './nomes.ts'

/** The server knows what it was sent, and will not take it as it is: gone, in conflict, too big, bad or beyond a quota. */
const RECUSAS = new Set([404, 409, 413, 422])

/** A run of the queue. */
export interface Rodada {
  /** Whether anything was sent. */
  readonly hasSent: boolean
  /** What ended it before its time; null when everything had its turn. */
  readonly falha: unknown
}

interface Opcoes {
  /** Sends one and takes it out of the queue; throws when it could not. Its calls name the reader whose it is. */
  readonly enviar: (pendente: Pendente) => Promise<void>
  /** Whether what the server refused is tried once more. */
  readonly isAgain: boolean
}

/**
 * Sends the reader's queue in order. A network or server that is away, a session that has ended or is somebody else's,
 * leave the rest as it is; sending something twice does no harm.
 */
export async function enviarFila({ enviar, isAgain }: Opcoes): Promise<Rodada> {
  return navigator.locks.request(TRINCO, async () => {
    let hasSent = false
    for (const pendente of await listPendentes()) {
      if (isParado(pendente) || (pendente.recusa && !isAgain)) continue
      try {
        await enviar(pendente)
        hasSent = true
      } catch (error) {
        if (isSemSessao(error) || isOutroLeitor(error) || shouldRetry(0, error)) {
          return { hasSent, falha: error }
        }
        // Something that the server will never take must not keep back what comes after it.
        console.error('Erro ao enviar o que foi feito sem internet:', error)
        if (error instanceof ApiError && RECUSAS.has(error.status)) await recusar(pendente, error.message)
      }
    }
    return { hasSent, falha: null }
  })
}

function isParado(pendente: Pendente): boolean {
  return pendente.tipo === 'lugar' && pendente.parado === true
}
