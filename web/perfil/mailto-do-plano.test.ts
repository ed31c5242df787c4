import { expect, it } from 'vitest'
import { mailtoDoPlano } from './mailto-do-plano.ts'

it('asks for a plan by e-mail', () => {
  const url = new URL(mailtoDoPlano('contato@editora.com.br', 'Promocional Anual', 'helena+1@exemplo.com.br'))
  expect(url.pathname).toBe('contato@editora.com.br')
  expect(url.searchParams.get('subject')).toBe('Assinatura do plano Promocional Anual')
  expect(url.searchParams.get('body')).toContain('helena+1@exemplo.com.br')
})
