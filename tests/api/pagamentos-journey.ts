import * as cortesia from '#contract/editora/cortesia.ts'
import * as pagamentos from '#contract/editora/pagamentos.ts'
import { insertAssinatura } from '#tests/support/assinatura-row.ts'
import type { TestDatabase } from '#tests/support/test-database.ts'
import type { Step } from './private-journey.ts'

const TXID = 'X'.repeat(25)
const AVISO = 'E1'
const FIM = new Date(Date.now() + 24 * 60 * 60 * 1000).toISOString()

/** The calls of the desk about what one reader without a subscription pays: a notice of none is done with, a Pix that waits confirmed and given back, then it is given. */
export async function pagamentosJourney({ db }: Pick<TestDatabase, 'db'>, email: string): Promise<Step[]> {
  const { usuarioId: usuario, pagamentoId: id } = await insertAssinatura(db, {
    email,
    assinatura: { estado: 'aguardando', vale_ate: null },
    pagamento: {
      estado: 'aguardando',
      numero: null,
      pago_em: null,
      referencia: TXID,
      expira_em: '2999-01-01T00:00:00.000Z',
    },
  })
  const recebido_em = new Date().toISOString()
  const aviso = { meio: 'pix', id: AVISO, tipo: 'pago', resultado: 'desconhecido', recebido_em } as const
  await db.write.insertInto('evento_pagamento').values(aviso).execute()
  const params = { usuario, id }
  const leitor = { id: usuario }
  return [
    [pagamentos.listarPix],
    [pagamentos.listarPix, { query: { txid: TXID } }],
    [pagamentos.listarAvisos],
    [pagamentos.resolverAviso, { body: { meio: 'pix', id: AVISO } }],
    [pagamentos.confirmarPix, { params }],
    [pagamentos.devolverPix, { params }],
    [cortesia.lerAssinaturaDoLeitor, { params: leitor }],
    [cortesia.darCortesia, { params: leitor, body: { ate: FIM } }],
    [cortesia.retirarCortesia, { params: leitor }],
  ]
}
