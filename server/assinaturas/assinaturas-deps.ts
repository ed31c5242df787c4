import type { FastifyBaseLogger } from 'fastify'
import { AppError } from '#server/platform/app-error.ts'
import type { Database } from '#server/platform/database.ts'
import type { AssinaturaTable, PagamentoTable } from '#server/platform/tables-assinaturas.ts'
import type { AssinaturaNoMeio, MeioDePagamento } from './meio-de-pagamento.ts'
import type { Acesso } from './pode-ler.ts'

/** What the services of subscriptions need. */
export interface AssinaturasDeps {
  db: Database
  /** Those that the publisher has set up, in the order in which they are offered. */
  meios: readonly MeioDePagamento[]
  acesso: Acesso
  /** Public address of '/perfil' › Assinatura. */
  voltar: string
  log: FastifyBaseLogger
}

/** What is needed to tell the providers that nobody pays any more. */
export interface MeiosEmUso extends Pick<AssinaturasDeps, 'db' | 'meios'> {
  log: Pick<FastifyBaseLogger, 'warn'>
}

export function notAllowed(message: string): AppError {
  return new AppError('estado_nao_permite', message)
}

export function toAssinaturaNoMeio(assinatura: AssinaturaTable): AssinaturaNoMeio {
  const { usuario_id, id, referencia, cliente } = assinatura
  return { usuarioId: usuario_id, assinaturaId: id, referencia, cliente }
}

/** Tells providers of payments that nobody makes any more; they expire there anyway. */
export async function giveUp(
  { meios, log }: MeiosEmUso,
  pagamentos: readonly PagamentoTable[],
): Promise<void> {
  for (const { id, meio, referencia } of pagamentos) {
    const dele = meios.find((each) => each.meio === meio)
    if (!dele || referencia === null) continue
    await dele
      .desistir({ pagamentoId: id, referencia })
      .catch((error) => log.warn({ err: error, meio }, 'payment not given up'))
  }
}
