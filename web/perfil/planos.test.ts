import { describe, expect, it } from 'vitest'
import { formatReais } from '#contract/reais.ts'
import { mailtoDoPlano, nomeDoPlano, PLANOS } from './planos.ts'

describe('plans', () => {
  it('are two', () => {
    expect(
      PLANOS.map(({ nome, mensalidade, pagamento }) => [nome, formatReais(mensalidade), pagamento]),
    ).toEqual([
      ['Promocional Anual', 'R$\u00a024,97', 'Total de R$\u00a0299,94, em até 12 parcelas no cartão.'],
      ['Mensal Recorrente', 'R$\u00a032,84', 'Renovação automática a cada mês.'],
    ])
  })

  it('have a name, and the lack of one too', () => {
    expect(nomeDoPlano('mensal')).toBe('Mensal Recorrente')
    expect(nomeDoPlano(null)).toBe('Gratuito')
  })

  it('are asked for by e-mail', () => {
    const url = new URL(mailtoDoPlano('contato@editora.com.br', 'anual', 'helena+1@exemplo.com.br'))
    expect(url.pathname).toBe('contato@editora.com.br')
    expect(url.searchParams.get('subject')).toBe('Assinatura do plano Promocional Anual')
    expect(url.searchParams.get('body')).toContain('helena+1@exemplo.com.br')
  })
})
