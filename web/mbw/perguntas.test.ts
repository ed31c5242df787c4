import { describe, expect, it } from 'vitest'
import { perguntasCom } from './perguntas.ts'

const respostas = (...meios: Parameters<typeof perguntasCom>[0]) =>
  perguntasCom(meios)
    .map(({ resposta }) => resposta)
    .join(' ')

describe('the questions', () => {
  it('are the same however it is paid', () => {
    const questions = (...meios: Parameters<typeof perguntasCom>[0]) =>
      perguntasCom(meios).map(({ pergunta }) => pergunta)
    expect(questions('pix', 'stripe')).toEqual(questions())
  })

  it('send to the publisher while there is no payment, and else to the profile', () => {
    expect(respostas()).toContain('escreva à editora a partir do e-mail')
    expect(respostas('pix')).not.toContain('escreva à editora')
    expect(respostas('pix')).toContain('Cancele a qualquer momento no seu perfil, em Assinatura')
  })

  it('name what the publisher has set up, and only that', () => {
    expect(respostas('pix')).toContain('Com o Pix')
    expect(respostas('pix')).not.toContain('cartão')
    expect(respostas('stripe')).not.toContain('Pix')
    expect(respostas('pix', 'stripe')).toMatch(/Com o Pix.*O cartão/)
  })

  it('promise in each case what is paid until its end, and what is written', () => {
    for (const text of [respostas(), respostas('pix', 'stripe')]) {
      expect(text).toContain('O acesso continua até o fim do período já pago')
      expect(text).toContain('A troca vale a partir da próxima cobrança')
    }
  })
})
