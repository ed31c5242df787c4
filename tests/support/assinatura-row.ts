/** A subscription with one payment, as a provider's events leave them. */
import { v7 as uuidv7 } from 'uuid'
import type { Database } from '#server/platform/database.ts'
import type { AssinaturaTable, PagamentoTable } from '#server/platform/tables-assinaturas.ts'

const PAGO_EM = '2026-11-20T12:00:00.000Z'

interface Valores {
  email: string
  assinatura?: Partial<AssinaturaTable>
  pagamento?: Partial<PagamentoTable>
}

/** @returns ids of the three rows */
export async function insertAssinatura(db: Database, { email, assinatura, pagamento }: Valores) {
  const { id: usuario_id } = await db.read
    .selectFrom('usuario')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow()
  const id = uuidv7()
  const row: AssinaturaTable = {
    usuario_id,
    id,
    plano: 'anual',
    meio: 'pix',
    estado: 'ativa',
    vale_ate: '2027-11-20T12:00:00.000Z',
    renova: 0,
    cancelada: 0,
    plano_seguinte: null,
    cancelamento_em: null,
    troca_em: null,
    falhou_em: null,
    retomavel: 1,
    referencia: null,
    cliente: null,
    avisada: null,
    criada_em: PAGO_EM,
    ...assinatura,
  }
  const pago: PagamentoTable = {
    usuario_id,
    id: uuidv7(),
    assinatura_id: row.id,
    plano: 'anual',
    valor: 29_994,
    meio: 'pix',
    estado: 'pago',
    referencia: uuidv7(),
    instrucao: null,
    numero: 1,
    criado_em: PAGO_EM,
    expira_em: PAGO_EM,
    pago_em: PAGO_EM,
    estornado_em: null,
    periodo_ate: null,
    ...pagamento,
  }
  await db.write.insertInto('assinatura').values(row).execute()
  await db.write.insertInto('pagamento').values(pago).execute()
  return { usuarioId: usuario_id, assinaturaId: row.id, pagamentoId: pago.id }
}
