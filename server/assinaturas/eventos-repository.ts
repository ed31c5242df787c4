/** Events of providers, and the rows that they are about. */
import type { Insertable, Kysely, Transaction } from 'kysely'
import type { Tables } from '#server/platform/tables.ts'
import type { AssinaturaTable, EventoPagamentoTable } from '#server/platform/tables-assinaturas.ts'
import type { EventoDePagamento } from './meio-de-pagamento.ts'

/** Takes an event for this transaction. @returns false when it was handled; one that named nothing is taken again */
export async function claimEvento(
  trx: Transaction<Tables>,
  row: Insertable<EventoPagamentoTable>,
): Promise<boolean> {
  const { recebido_em } = row
  const claimed = await trx
    .insertInto('evento_pagamento')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .columns(['meio', 'id'])
        .doUpdateSet({ recebido_em })
        .where('evento_pagamento.resultado', '=', 'desconhecido'),
    )
    .returning('id')
    .executeTakeFirst()
  return claimed !== undefined
}

export async function updateResultado(
  trx: Transaction<Tables>,
  { meio, id, resultado }: Pick<EventoPagamentoTable, 'meio' | 'id' | 'resultado'>,
): Promise<void> {
  await trx
    .updateTable('evento_pagamento')
    // The desk has not seen this one yet, if what it had done with was of no payment.
    .set({ resultado, ...(resultado === 'recusado' && { resolvido_em: null }) })
    .where('meio', '=', meio)
    .where('id', '=', id)
    .execute()
}

export async function existsEvento(
  db: Kysely<Tables>,
  { meio, id }: Pick<EventoPagamentoTable, 'meio' | 'id'>,
): Promise<boolean> {
  const found = await db
    .selectFrom('evento_pagamento')
    .select('id')
    .where('meio', '=', meio)
    .where('id', '=', id)
    .executeTakeFirst()
  return found !== undefined
}

/** What became of an event; undefined for one that was not told. */
export async function findResultado(
  db: Kysely<Tables>,
  { meio, id }: Pick<EventoPagamentoTable, 'meio' | 'id'>,
): Promise<EventoPagamentoTable['resultado'] | undefined> {
  const found = await db
    .selectFrom('evento_pagamento')
    .select('resultado')
    .where('meio', '=', meio)
    .where('id', '=', id)
    .executeTakeFirst()
  return found?.resultado
}

/** Whether the provider has told of another payment of the same name, which counted. */
export async function existsOutroPago(
  db: Kysely<Tables>,
  { meio, id, referencia }: { meio: EventoPagamentoTable['meio']; id: string; referencia: string },
): Promise<boolean> {
  const found = await db
    .selectFrom('evento_pagamento')
    .select('id')
    .where('meio', '=', meio)
    .where('tipo', '=', 'pago')
    .where('referencia', '=', referencia)
    .where('resultado', '=', 'aplicado')
    .where('id', '<>', id)
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}

type Alvo = EventoDePagamento['alvo']
type Achado = { usuario_id: string; assinatura_id: string; pagamento_id: string | null }

/** The payment that an event names, by our id or the provider's. */
export async function findPagamentoDoAlvo(
  db: Kysely<Tables>,
  meio: EventoDePagamento['meio'],
  { usuarioId, pagamentoId, referencia }: Alvo,
): Promise<Achado | undefined> {
  const columns = ['usuario_id', 'assinatura_id', 'id as pagamento_id'] as const
  if (usuarioId && pagamentoId) {
    const own = await db
      .selectFrom('pagamento')
      .select(columns)
      .where('usuario_id', '=', usuarioId)
      .where('id', '=', pagamentoId)
      .where('meio', '=', meio)
      .executeTakeFirst()
    if (own) return own
  }
  if (!referencia) return undefined
  return db
    .selectFrom('pagamento')
    .select(columns)
    .where('meio', '=', meio)
    .where('referencia', '=', referencia)
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
}

/** The subscription that an event names. */
export async function findAssinaturaDoAlvo(
  db: Kysely<Tables>,
  meio: EventoDePagamento['meio'],
  { usuarioId, assinaturaId, referenciaDaAssinatura }: Alvo,
): Promise<Achado | undefined> {
  const toAchado = ({ usuario_id, id }: Pick<AssinaturaTable, 'usuario_id' | 'id'>) => ({
    usuario_id,
    assinatura_id: id,
    pagamento_id: null,
  })
  if (usuarioId && assinaturaId) {
    const own = await db
      .selectFrom('assinatura')
      .select(['usuario_id', 'id'])
      .where('usuario_id', '=', usuarioId)
      .where('id', '=', assinaturaId)
      .where('meio', '=', meio)
      .executeTakeFirst()
    if (own) return toAchado(own)
  }
  if (!referenciaDaAssinatura) return undefined
  const found = await db
    .selectFrom('assinatura')
    .select(['usuario_id', 'id'])
    .where('meio', '=', meio)
    .where('referencia', '=', referenciaDaAssinatura)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return found && toAchado(found)
}

/** @returns whether there was such a notice, not done with yet */
export async function updateResolvido(
  trx: Transaction<Tables>,
  { meio, id }: Pick<EventoPagamentoTable, 'meio' | 'id'>,
  resolvido_em: string,
): Promise<boolean> {
  const updated = await trx
    .updateTable('evento_pagamento')
    .set({ resolvido_em })
    .where('meio', '=', meio)
    .where('id', '=', id)
    .where('resultado', '<>', 'aplicado')
    .where('resolvido_em', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return updated !== undefined
}

/** @returns how many went */
export async function deleteEventosBefore(
  db: Kysely<Tables>,
  recebidoEm: string,
  limit: number,
): Promise<number> {
  const old = await db
    .selectFrom('evento_pagamento')
    .select(['meio', 'id'])
    .where('recebido_em', '<', recebidoEm)
    .limit(limit)
    .execute()
  for (const { meio, id } of old)
    await db.deleteFrom('evento_pagamento').where('meio', '=', meio).where('id', '=', id).execute()
  return old.length
}
