import type { Transaction } from 'kysely'
import { notFound } from '#server/platform/app-error.ts'
import type { Engine } from '#server/platform/database.ts'
import type { Tables } from '#server/platform/tables.ts'
import { notAllowed } from './assinaturas-deps.ts'
import { withoutPendentes } from './change-fatos.ts'
import { situacaoDosFatos } from './minha-assinatura.ts'
import { newAssinatura } from './new-assinatura.ts'
import { holdLeitor } from './repository.ts'
import { leComo } from './situacao.ts'
import { readFatos, storeFatos } from './store-fatos.ts'

/**
 * Gives a reader a subscription, or gives the one that was given another end; one in the past takes it back.
 * @param ate ISO time @throws AppError 404 without such a reader, 409 while a paid one is in force
 */
export async function darCortesia(
  trx: Transaction<Tables>,
  engine: Engine,
  { usuarioId, ate }: { usuarioId: string; ate: string },
): Promise<void> {
  if (!(await holdLeitor(trx, engine, usuarioId))) throw notFound('Leitor não encontrado.')
  const agora = new Date().toISOString()
  const vale_ate = new Date(ate).toISOString()
  const fatos = await readFatos(trx, usuarioId)
  if (fatos?.assinatura.meio === 'cortesia' && fatos.assinatura.estado === 'ativa') {
    const assinatura = { ...fatos.assinatura, vale_ate, avisada: null }
    return storeFatos(trx, fatos, { ...fatos, assinatura }, agora)
  }
  if (leComo(situacaoDosFatos(fatos, agora).situacao))
    throw notAllowed('Este leitor já tem uma assinatura em vigor.')
  if (fatos && fatos.assinatura.estado !== 'encerrada')
    await storeFatos(trx, fatos, withoutPendentes(fatos, agora), agora)
  const nova = newAssinatura({ usuario_id: usuarioId, plano: null, meio: 'cortesia', criada_em: agora })
  const assinatura = { ...nova, estado: 'ativa' as const, vale_ate, retomavel: 0 }
  await storeFatos(trx, null, { assinatura, pagamentos: [] }, agora)
}
