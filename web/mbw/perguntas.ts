/** The questions of the marketing page; cancelling and changing a subscription are described only here. */

export interface PerguntaFrequente {
  readonly pergunta: string
  readonly resposta: string
}

export const PERGUNTAS: readonly PerguntaFrequente[] = [
  {
    pergunta: 'Posso cancelar a assinatura quando quiser?',
    resposta:
      'Sim. O plano Mensal Recorrente pode ser cancelado a qualquer momento: escreva à editora a partir do e-mail ' +
      'da sua conta, e nada mais será cobrado. O acesso continua até o fim do período já pago, e as suas notas ' +
      'permanecem guardadas.',
  },
  {
    pergunta: 'Posso trocar de plano depois?',
    resposta:
      'Sim. Escolha o outro plano no seu perfil, em Assinatura, e escreva à editora. A troca vale a partir da ' +
      'próxima cobrança; a sua estante e as suas notas não mudam.',
  },
  {
    pergunta: 'Como é feito o pagamento?',
    resposta:
      'Crie a sua conta e escolha um plano. Nada é cobrado nesta página: o pagamento é combinado com a editora ' +
      'por e-mail, e até lá a sua conta é gratuita.',
  },
  {
    pergunta: 'Em que aparelhos posso ler?',
    resposta: 'Em qualquer navegador, no celular, no tablet ou no computador.',
  },
  {
    pergunta: 'Minhas notas ficam guardadas?',
    resposta: 'Sim. As notas pertencem à sua conta, só você as vê, e podem ser exportadas.',
  },
]
