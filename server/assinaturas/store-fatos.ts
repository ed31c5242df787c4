import type { Transaction } from 'kysely'
import { MESES_DO_PLANO } from '#contract/assinaturas.ts'
import type { Tables } from '#server/platform/tables.ts'
import type { AssinaturaTable, PagamentoTable } from '#server/platform/tables-assinaturas.ts'
import { addMeses } from './periodos.ts'
import { type Fatos, settle } from './reduce-evento.ts'
import {
  insertAssinatura,
  listAssinaturas,
  listPagamentosDa,
  nextNumeroDeRecibo,
  updateAssinatura,
  upsertPagamento,
} from './repository.ts'

/** The facts of the reader's subscription that is not closed, or else of the last one that was paid; null for none. */
export async function readFatos(
  db: Parameters<typeof listAssinaturas>[0],
  usuarioId: string,
): Promise<Fatos | null> {
  const todas = await listAssinaturas(db, usuarioId)
  const assinatura =
    todas.find(({ estado }) => estado !== 'encerrada') ?? todas.find(({ vale_ate }) => vale_ate !== null)
  if (!assinatura) return null
  return { assinatura, pagamentos: await listPagamentosDa(db, usuarioId, assinatura.id) }
}

export async function readFatosDa(
  db: Parameters<typeof listAssinaturas>[0],
  usuarioId: string,
  assinaturaId: string,
): Promise<Fatos | null> {
  const todas = await listAssinaturas(db, usuarioId)
  const assinatura = todas.find(({ id }) => id === assinaturaId)
  return assinatura ? { assinatura, pagamentos: await listPagamentosDa(db, usuarioId, assinaturaId) } : null
}

/** Writes what changed; a payment that was made now gets its number. A second subscription in force is joined to the first. */
export async function storeFatos(
  trx: Transaction<Tables>,
  before: Fatos | null,
  after: Fatos,
  agora: string,
): Promise<void> {
  const { assinatura, pagamentos } = after
  if (before === null) await insertAssinatura(trx, assinatura)
  else if (before.assinatura.estado === 'encerrada' && assinatura.estado !== 'encerrada') {
    const aberta = await readOutraAberta(trx, before)
    if (aberta) return joinTo(trx, aberta, before, after, agora)
    await updateAssinatura(trx, assinatura)
  } else await updateAssinatura(trx, assinatura)
  await storePagamentos(trx, changed(before, pagamentos))
}

async function readOutraAberta(trx: Transaction<Tables>, { assinatura }: Fatos): Promise<Fatos | null> {
  const aberta = await readFatos(trx, assinatura.usuario_id)
  return aberta && aberta.assinatura.id !== assinatura.id && aberta.assinatura.estado !== 'encerrada'
    ? aberta
    : null
}

async function joinTo(
  trx: Transaction<Tables>,
  aberta: Fatos,
  before: Fatos,
  after: Fatos,
  agora: string,
): Promise<void> {
  const assinatura_id = aberta.assinatura.id
  const moved = changed(before, after.pagamentos).map((each) => ({ ...each, assinatura_id }))
  const all = { ...aberta, pagamentos: [...aberta.pagamentos, ...moved] }
  const assinatura =
    aberta.assinatura.meio === 'cortesia' ? prolong(aberta, moved) : settle(all, agora).assinatura
  await updateAssinatura(trx, assinatura)
  // By its names the provider is told to end what was paid there.
  const { referencia, cliente } = after.assinatura
  await updateAssinatura(trx, { ...before.assinatura, referencia, cliente })
  await storePagamentos(trx, moved)
}

/** What was given has no payments to count from. */
function prolong({ assinatura }: Fatos, pagos: readonly PagamentoTable[]): AssinaturaTable {
  const { vale_ate } = assinatura
  const fim = pagos.reduce((ate, { plano }) => addMeses(ate, MESES_DO_PLANO[plano]), vale_ate ?? '')
  return vale_ate === null ? assinatura : { ...assinatura, vale_ate: fim }
}

function changed(before: Fatos | null, pagamentos: readonly PagamentoTable[]): PagamentoTable[] {
  const known = new Set(before?.pagamentos)
  return pagamentos.filter((each) => !known.has(each))
}

async function storePagamentos(
  trx: Transaction<Tables>,
  pagamentos: readonly PagamentoTable[],
): Promise<void> {
  for (const pagamento of pagamentos) {
    const isNumbered = pagamento.pago_em === null || pagamento.numero !== null
    const numero = isNumbered ? pagamento.numero : await nextNumeroDeRecibo(trx)
    await upsertPagamento(trx, { ...pagamento, numero })
  }
}
