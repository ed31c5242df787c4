/** A provider of payments that a test looks at, and that is away when it says so. */
import type { MeioId } from '#contract/assinaturas.ts'
import type { MeioDePagamento, PedidoDePagamento } from '#server/assinaturas/meio-de-pagamento.ts'
import { AppError } from '#server/platform/app-error.ts'

export interface MeioDeProva extends MeioDePagamento {
  pedidos: PedidoDePagamento[]
  /** What else it was asked, as 'act id'. */
  chamadas: string[]
  isAway: boolean
}

const EXPIRA_EM_MS = 24 * 60 * 60 * 1000

export function createMeioDeProva(meio: MeioId): MeioDeProva {
  const answer = async (chamada: string) => {
    if (prova.isAway)
      throw new AppError('pagamento_indisponivel', 'O pagamento não respondeu. Tente de novo.')
    prova.chamadas.push(chamada)
  }
  const prova: MeioDeProva = {
    meio,
    renovaSozinho: meio === 'stripe',
    pedidos: [],
    chamadas: [],
    isAway: false,
    async iniciar(pedido) {
      await answer(`iniciar ${pedido.pagamentoId}`)
      prova.pedidos.push(pedido)
      const expira_em = new Date(Date.now() + EXPIRA_EM_MS).toISOString()
      const referencia = `ref-${pedido.pagamentoId}`
      if (meio === 'pix')
        return { referencia, instrucao: { tipo: 'pix', copiaECola: `00020126${referencia}`, expira_em } }
      const url = `https://pagamento.exemplo/${referencia}`
      return { referencia, instrucao: { tipo: 'redirecionar', url, expira_em } }
    },
    desistir: ({ referencia }) => answer(`desistir ${referencia}`),
    cancelar: ({ referencia }) => answer(`cancelar ${referencia}`),
    encerrar: ({ referencia }) => answer(`encerrar ${referencia}`),
    retomar: ({ referencia }) => answer(`retomar ${referencia}`),
    trocarPlano: ({ referencia }, { id }) => answer(`trocar ${referencia} ${id}`),
    async portal({ cliente }) {
      await answer(`portal ${cliente}`)
      return meio === 'stripe' ? `https://pagamento.exemplo/portal/${cliente}` : null
    },
  }
  return prova
}
