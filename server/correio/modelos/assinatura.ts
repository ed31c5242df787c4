import * as z from 'zod/mini'
import { botao, defineModelo, paragrafo } from '../modelo.ts'
import { dataEmBrasilia } from './data-em-brasilia.ts'

/** When the paid period has passed unpaid, and when the days of grace have too. */
export const assinatura = defineModelo({
  dados: z.discriminatedUnion('aviso', [
    z.object({ aviso: z.literal('carencia'), vale_ate: z.string(), carencia_ate: z.string() }),
    z.object({ aviso: z.literal('encerrada'), vale_ate: z.string() }),
  ]),
  escrever: (dados, { nome, endereco }) => {
    const pagina = endereco('/perfil?painel=assinatura')
    const porque = 'Você recebe esta mensagem porque ela diz respeito à sua assinatura.'
    const fim = dataEmBrasilia(dados.vale_ate)
    if (dados.aviso === 'encerrada') {
      return {
        assunto: 'A sua assinatura terminou',
        previa: 'A estante, as notas e os destaques continuam seus.',
        titulo: 'A sua assinatura terminou',
        blocos: [
          paragrafo(`${nome}, a sua assinatura terminou em ${fim}, e nada mais é cobrado.`),
          paragrafo(
            'A sua estante, as suas notas e os seus destaques continuam na sua conta. Se quiser, assine de novo quando for a hora.',
          ),
          botao('Ver os planos', pagina),
        ],
        porque,
      }
    }
    const ate = dataEmBrasilia(dados.carencia_ate)
    return {
      assunto: 'O período pago da sua assinatura terminou',
      previa: `Você ainda lê até ${ate}.`,
      titulo: 'O período pago terminou',
      blocos: [
        paragrafo(
          `${nome}, o período pago da sua assinatura terminou em ${fim}, e a cobrança seguinte ainda não chegou.`,
        ),
        paragrafo(
          `Você continua lendo até ${ate}. Para não parar depois disso, pague o próximo período ou confira o cartão.`,
        ),
        botao('Ver a assinatura', pagina),
      ],
      porque,
    }
  },
})
