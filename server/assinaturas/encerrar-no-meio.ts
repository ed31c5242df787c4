import type { AssinaturaTable } from '#server/platform/tables-assinaturas.ts'
import { type MeiosEmUso, toAssinaturaNoMeio } from './assinaturas-deps.ts'
import { listAssinaturas } from './repository.ts'

/**
 * Has nothing charged any more for the reader's subscriptions, of whatever state: one that is over here because its payment was
 * given back goes on at its provider. @param exceto id of one that stays @throws AppError 503
 */
export async function encerrarNoMeio(
  { db, meios }: Pick<MeiosEmUso, 'db' | 'meios'>,
  usuarioId: string,
  exceto?: string,
): Promise<void> {
  for (const assinatura of await listAssinaturas(db.read, usuarioId)) {
    const meio = meios.find((each) => each.meio === assinatura.meio)
    if (assinatura.id === exceto || !meio?.renovaSozinho || !mayBeCharged(assinatura)) continue
    await meio.encerrar(toAssinaturaNoMeio(assinatura))
  }
}

/** What the provider has said to be over cannot be taken up again. */
function mayBeCharged({ estado, referencia, retomavel }: AssinaturaTable): boolean {
  return referencia !== null && (estado !== 'encerrada' || retomavel === 1)
}
