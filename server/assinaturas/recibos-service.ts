import type { Plano, Recibo } from '#contract/assinaturas.ts'
import { notFound } from '#server/platform/app-error.ts'
import type { Database } from '#server/platform/database.ts'
import type { PagamentoTable } from '#server/platform/tables-assinaturas.ts'
import { periodosDos } from './periodos.ts'
import { readPlanos } from './planos-service.ts'
import { listPagamentosDa, listPagamentosFeitos } from './repository.ts'

/** What the reader has paid, the newest first. */
export async function readRecibos(db: Database, usuarioId: string): Promise<Recibo[]> {
  const feitos = await listPagamentosFeitos(db.read, usuarioId)
  if (feitos.length === 0) return []
  const planos = await readPlanos(db)
  const assinaturas = new Map<string, PagamentoTable[]>()
  for (const { assinatura_id } of feitos)
    if (!assinaturas.has(assinatura_id))
      assinaturas.set(assinatura_id, await listPagamentosDa(db.read, usuarioId, assinatura_id))
  return feitos.flatMap((pagamento) =>
    toRecibos(pagamento, assinaturas.get(pagamento.assinatura_id) ?? [], planos),
  )
}

/** @throws AppError 404 when the reader has no such receipt */
export async function readRecibo(db: Database, usuarioId: string, numero: number): Promise<Recibo> {
  const recibo = (await readRecibos(db, usuarioId)).find((each) => each.numero === numero)
  if (!recibo) throw notFound('Recibo não encontrado.')
  return recibo
}

/** The receipt of a payment, or none while it was not made. */
export function toRecibos(
  pagamento: PagamentoTable,
  daAssinatura: readonly PagamentoTable[],
  planos: readonly Pick<Plano, 'id' | 'nome'>[],
): Recibo[] {
  const { id, numero, plano, meio, valor, pago_em, estornado_em } = pagamento
  // One that was given back is for nothing any more: what it was for is counted as if it were not.
  const contados = daAssinatura.map((each) => (each.id === id ? { ...each, estado: 'pago' as const } : each))
  const periodo = periodosDos(contados).get(id)
  if (numero === null || pago_em === null || !periodo) return []
  const plano_nome = planos.find((each) => each.id === plano)?.nome ?? plano
  return [
    {
      numero,
      plano,
      plano_nome,
      meio,
      valor,
      pago_em,
      periodo_de: periodo.de,
      periodo_ate: periodo.ate,
      estornado_em,
    },
  ]
}
