import { user } from '#contract/auth.ts'
import { toTxid } from '#server/assinaturas/pix/txid.ts'
import { insertAssinatura } from './assinatura-row.ts'
import type { TestApp } from './test-app.ts'

const ESPERA = '2999-01-01T00:00:00.000Z'

/** A reader who has been shown a code of the yearly plan. */
export async function openPixPedido({ db, reader }: TestApp) {
  const { email } = (await (await reader()).call(user)).json()
  const nova = { estado: 'aguardando', vale_ate: null } as const
  const espera = {
    estado: 'aguardando',
    numero: null,
    pago_em: null,
    valor: 29_994,
    expira_em: ESPERA,
  } as const
  const ids = await insertAssinatura(db, { email, assinatura: nova, pagamento: espera })
  const txid = toTxid(ids.pagamentoId)
  await db.write
    .updateTable('pagamento')
    .set({ referencia: txid })
    .where('id', '=', ids.pagamentoId)
    .execute()
  return { ...ids, txid, email }
}
