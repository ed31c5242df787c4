import type { Kysely, Transaction } from 'kysely'
import { MAX_RECIBOS } from '#contract/assinaturas.ts'
import type { Engine } from '#server/platform/database.ts'
import type { Tables } from '#server/platform/tables.ts'
import type { AssinaturaTable, PagamentoTable } from '#server/platform/tables-assinaturas.ts'

type Reading = Kysely<Tables>
type Writing = Transaction<Tables>

/** More than a reader begins in years; the last ones tell all that is asked. */
const MAX_ASSINATURAS = 100

export function listPlanos(db: Reading) {
  return db.selectFrom('plano').selectAll().orderBy('ordem').execute()
}

/** The newest first. */
export function listAssinaturas(db: Reading, usuarioId: string): Promise<AssinaturaTable[]> {
  return db
    .selectFrom('assinatura')
    .selectAll()
    .where('usuario_id', '=', usuarioId)
    .orderBy('id', 'desc')
    .limit(MAX_ASSINATURAS)
    .execute()
}

export function listPagamentosDa(db: Reading, usuarioId: string, assinaturaId: string) {
  return db
    .selectFrom('pagamento')
    .selectAll()
    .where('usuario_id', '=', usuarioId)
    .where('assinatura_id', '=', assinaturaId)
    .limit(MAX_RECIBOS)
    .execute()
}

/** The newest first, of all subscriptions. */
export function listPagamentosFeitos(db: Reading, usuarioId: string): Promise<PagamentoTable[]> {
  return db
    .selectFrom('pagamento')
    .selectAll()
    .where('usuario_id', '=', usuarioId)
    .where('numero', 'is not', null)
    .orderBy('numero', 'desc')
    .limit(MAX_RECIBOS)
    .execute()
}

export function findPagamento(db: Reading, usuarioId: string, id: string) {
  return db
    .selectFrom('pagamento')
    .selectAll()
    .where('usuario_id', '=', usuarioId)
    .where('id', '=', id)
    .executeTakeFirst()
}

export async function findEmail(db: Reading, usuarioId: string): Promise<string | undefined> {
  const row = await db.selectFrom('usuario').select('email').where('id', '=', usuarioId).executeTakeFirst()
  return row?.email
}

/** Holds the account, so that of two changes of one reader's subscription the second finds what the first has made. */
export async function holdLeitor(trx: Writing, engine: Engine, usuarioId: string): Promise<boolean> {
  const row = await trx
    .selectFrom('usuario')
    .select('id')
    .where('id', '=', usuarioId)
    .$if(engine === 'postgres', (query) => query.forUpdate())
    .executeTakeFirst()
  return row !== undefined
}

export async function existsLeitor(db: Reading, usuarioId: string): Promise<boolean> {
  const row = await db.selectFrom('usuario').select('id').where('id', '=', usuarioId).executeTakeFirst()
  return row !== undefined
}

export async function insertAssinatura(trx: Writing, assinatura: AssinaturaTable): Promise<void> {
  await trx.insertInto('assinatura').values(assinatura).execute()
}

export async function updateAssinatura(trx: Writing, assinatura: AssinaturaTable): Promise<void> {
  const { usuario_id, id, ...values } = assinatura
  await trx
    .updateTable('assinatura')
    .set(values)
    .where('usuario_id', '=', usuario_id)
    .where('id', '=', id)
    .execute()
}

export async function upsertPagamento(trx: Writing, pagamento: PagamentoTable): Promise<void> {
  const { usuario_id, id, ...values } = pagamento
  await trx
    .insertInto('pagamento')
    .values(pagamento)
    .onConflict((conflict) => conflict.columns(['usuario_id', 'id']).doUpdateSet(values))
    .execute()
}

/** Keeps what the provider gave for a payment. @returns false when it waits no more */
export async function updateInicio(
  trx: Writing,
  { usuario_id, id }: Pick<PagamentoTable, 'usuario_id' | 'id'>,
  inicio: Pick<PagamentoTable, 'referencia' | 'instrucao' | 'expira_em'>,
): Promise<boolean> {
  const { estado } = await trx
    .updateTable('pagamento')
    // What an event has named meanwhile is the name that the next ones will have.
    .set((eb) => ({ ...inicio, referencia: eb.fn.coalesce('referencia', eb.val(inicio.referencia)) }))
    .where('usuario_id', '=', usuario_id)
    .where('id', '=', id)
    .returning('estado')
    .executeTakeFirstOrThrow()
  return estado === 'aguardando'
}

/** One more than the last receipt of the library. */
export async function nextNumeroDeRecibo(trx: Writing): Promise<number> {
  const { valor } = await trx
    .insertInto('configuracao')
    .values({ chave: 'ultimo_recibo', valor: '1' })
    .onConflict((conflict) =>
      conflict.column('chave').doUpdateSet(({ cast, ref, eb }) => ({
        valor: cast<string>(eb(cast<number>(ref('configuracao.valor'), 'integer'), '+', 1), 'text'),
      })),
    )
    .returning('valor')
    .executeTakeFirstOrThrow()
  return Number(valor)
}
