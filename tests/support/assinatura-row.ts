/** A subscription with one payment, as a provider's events leave them. */
import { v7 as uuidv7 } from 'uuid'
import { newAssinatura } from '#server/assinaturas/new-assinatura.ts'
import { newPagamento } from '#server/assinaturas/new-pagamento.ts'
import type { Database } from '#server/platform/database.ts'
import type { AssinaturaTable, PagamentoTable } from '#server/platform/tables-assinaturas.ts'

const DIA_MS = 24 * 60 * 60 * 1000
const emDias = (dias: number) => new Date(Date.now() + dias * DIA_MS).toISOString()
const PAGO_EM = emDias(-3)

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
  const row: AssinaturaTable = {
    ...newAssinatura({ usuario_id, plano: 'anual', meio: 'pix', criada_em: PAGO_EM }),
    estado: 'ativa',
    vale_ate: emDias(362),
    ...assinatura,
  }
  const pago: PagamentoTable = {
    ...newPagamento({
      usuario_id,
      assinatura_id: row.id,
      plano: 'anual',
      valor: 29_994,
      meio: 'pix',
      criado_em: PAGO_EM,
      expira_em: PAGO_EM,
    }),
    estado: 'pago',
    referencia: uuidv7(),
    numero: 1,
    pago_em: PAGO_EM,
    ...pagamento,
  }
  await db.write.insertInto('assinatura').values(row).execute()
  await db.write.insertInto('pagamento').values(pago).execute()
  return { usuarioId: usuario_id, assinaturaId: row.id, pagamentoId: pago.id }
}
