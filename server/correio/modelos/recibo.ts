import * as z from 'zod/mini'
import { formatReais } from '#contract/reais.ts'
import { botao, defineModelo, paragrafo } from '../modelo.ts'
import { dataEmBrasilia } from './data-em-brasilia.ts'

/** After a payment. */
export const recibo = defineModelo({
  dados: z.object({
    numero: z.number(),
    plano: z.string(),
    valor: z.number(),
    meio: z.enum(['pix', 'stripe']),
    pago_em: z.string(),
    periodo_de: z.string(),
    periodo_ate: z.string(),
  }),
  escrever: (
    { numero, plano, valor, meio, pago_em, periodo_de, periodo_ate },
    { nome, editora, endereco },
  ) => ({
    assunto: `Recibo ${numero}: ${formatReais(valor)}`,
    previa: `Assinatura ${plano}, até ${dataEmBrasilia(periodo_ate)}.`,
    titulo: `Recibo ${numero}`,
    blocos: [
      paragrafo(`${nome}, recebemos o seu pagamento. Obrigado por assinar.`),
      {
        tipo: 'linhas',
        linhas: [
          ['Recebido por', editora.nome],
          ['Valor', formatReais(valor)],
          ['Por', `Assinatura ${plano}, de ${dataEmBrasilia(periodo_de)} a ${dataEmBrasilia(periodo_ate)}`],
          ['Pago em', `${dataEmBrasilia(pago_em)}, ${meio === 'pix' ? 'Pix' : 'cartão'}`],
        ],
      },
      botao('Ver e imprimir o recibo', endereco(`/perfil/recibos/${numero}`)),
    ],
    porque: 'Você recebe esta mensagem porque um pagamento da sua assinatura foi confirmado.',
  }),
})
