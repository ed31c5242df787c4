/** Payment by Pix: the reader's bank is shown a code, and the publisher's tells of it, or somebody at the desk does. */
import type { PixSettings } from '#server/platform/pagamento-settings.ts'
import type { MeioDePagamento } from '../meio-de-pagamento.ts'
import { writeBrCode } from './br-code.ts'
import { toTxid } from './txid.ts'

const DAY_MS = 24 * 60 * 60 * 1000
/** A static code is good for ever; what it was shown for waits so long. */
const DIAS_PARA_PAGAR = 3

/** Nothing of it is known to a bank before somebody pays, so there is nothing to change or to take back. */
export function createPix({ chave, nome, cidade }: PixSettings): MeioDePagamento {
  return {
    meio: 'pix',
    renovaSozinho: false,
    async iniciar({ pagamentoId, valor }) {
      const txid = toTxid(pagamentoId)
      const copiaECola = writeBrCode({ chave, nome, cidade, valor, txid })
      const expira_em = new Date(Date.now() + DIAS_PARA_PAGAR * DAY_MS).toISOString()
      return { referencia: txid, instrucao: { tipo: 'pix', copiaECola, expira_em } }
    },
    desistir: nothing,
    cancelar: nothing,
    encerrar: nothing,
    retomar: nothing,
    trocarPlano: nothing,
    portal: async () => null,
  }
}

async function nothing(): Promise<void> {}
