/** The questions of the marketing page; how a subscription is paid, cancelled and changed is as the publisher has set it up. */
import type { MeioId } from '#contract/assinaturas.ts'

interface PerguntaFrequente {
  readonly pergunta: string
  readonly resposta: string
}

const CANCELAR = 'Posso cancelar a assinatura quando quiser?'
const TROCAR = 'Posso trocar de plano depois?'
const PAGAR = 'Como é feito o pagamento?'

const POR_EMAIL: readonly PerguntaFrequente[] = [
  {
    pergunta: CANCELAR,
    resposta:
      'Sim. O plano Mensal Recorrente pode ser cancelado a qualquer momento: escreva à editora a partir do e-mail ' +
      'da sua conta, e nada mais será cobrado. O acesso continua até o fim do período já pago, e as suas notas ' +
      'permanecem guardadas.',
  },
  {
    pergunta: TROCAR,
    resposta:
      'Sim. Escolha o outro plano no seu perfil, em Assinatura, e escreva à editora. A troca vale a partir da ' +
      'próxima cobrança; a sua estante e as suas notas não mudam.',
  },
  {
    pergunta: PAGAR,
    resposta:
      'Crie a sua conta e escolha um plano. Nada é cobrado nesta página: o pagamento é combinado com a editora ' +
      'por e-mail, e até lá a sua conta é gratuita.',
  },
]

const NO_PERFIL: readonly PerguntaFrequente[] = [
  {
    pergunta: CANCELAR,
    resposta:
      'Sim. Cancele a qualquer momento no seu perfil, em Assinatura, e nada mais será cobrado. O acesso continua ' +
      'até o fim do período já pago, e as suas notas permanecem guardadas.',
  },
  {
    pergunta: TROCAR,
    resposta:
      'Sim. Troque de plano no seu perfil, em Assinatura. A troca vale a partir da próxima cobrança; a sua ' +
      'estante e as suas notas não mudam.',
  },
]

const OUTRAS: readonly PerguntaFrequente[] = [
  {
    pergunta: 'Em que aparelhos posso ler?',
    resposta: 'Em qualquer navegador, no celular, no tablet ou no computador.',
  },
  {
    pergunta: 'Minhas notas ficam guardadas?',
    resposta: 'Sim. As notas pertencem à sua conta, só você as vê, e podem ser exportadas.',
  },
]

const PIX = 'Com o Pix, nada é cobrado sem você: pague cada período com o código que aparece ali.'
const CARTAO =
  'O cartão é informado no site do meio de pagamento, nunca aqui, e a cobrança seguinte vem por si.'
const POR: Readonly<Record<MeioId, string>> = { pix: PIX, stripe: CARTAO }

/** @param meios that the publisher has set up; without any it is arranged by e-mail */
export function perguntasCom(meios: readonly MeioId[]): readonly PerguntaFrequente[] {
  if (meios.length === 0) return [...POR_EMAIL, ...OUTRAS]
  const resposta = [
    'Crie a sua conta e escolha um plano no seu perfil, em Assinatura.',
    ...meios.map((meio) => POR[meio]),
  ]
  return [...NO_PERFIL, { pergunta: PAGAR, resposta: resposta.join(' ') }, ...OUTRAS]
}
