import type { AvisoDaMesa } from '#contract/editora/pagamentos.ts'
import { formatReais } from '#contract/reais.ts'

interface FraseDoAviso {
  readonly oQueHouve: string
  readonly oQueFazer: string
}

/** A notice in words: what happened, and what somebody at the desk does about it. */
export function fraseDoAviso({ meio, tipo, resultado, referencia, valor }: AvisoDaMesa): FraseDoAviso {
  const quanto = valor === null ? '' : ` de ${formatReais(valor)}`
  if (meio === 'stripe') {
    return {
      oQueHouve: `Aviso do Stripe${quanto} que não é de nenhuma assinatura daqui`,
      oQueFazer: 'Procure este identificador no painel do Stripe, e resolva lá o que foi cobrado.',
    }
  }
  if (tipo === 'estornado') {
    return {
      oQueHouve: `Devolução${quanto} de um Pix que não é daqui`,
      oQueFazer:
        'Se era de um leitor, ache o pagamento dele pelo código e registre a devolução. Se não, nada há a fazer.',
    }
  }
  if (resultado === 'recusado') {
    return {
      oQueHouve: `Pix${quanto} que não serviu: valor menor que o pedido, ou código já pago`,
      oQueFazer:
        'Procure o código para saber de quem é. Devolva o valor no banco, ou combine a diferença com o leitor e confirme o pagamento.',
    }
  }
  if (referencia === null) {
    return {
      oQueHouve: `Pix${quanto} sem código`,
      oQueFazer:
        'Veja no extrato, por este identificador, quem pagou. Se foi um leitor que espera, confirme o Pix dele; se não, devolva o valor no banco.',
    }
  }
  return {
    oQueHouve: `Pix${quanto} com um código que não é daqui`,
    oQueFazer:
      'Pode ser de outra venda da editora, ou de uma conta excluída. Se não for devido, devolva o valor no banco.',
  }
}
