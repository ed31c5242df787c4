import { describe, expect, it } from 'vitest'
import { readConfig } from './config.ts'

const PIX = { MBW_PIX_CHAVE: '11.222.333/0001-81', MBW_PIX_NOME: 'Editora Fé', MBW_PIX_CIDADE: 'São Paulo' }
const STRIPE = {
  MBW_STRIPE_CHAVE: 'sk_test_51abc',
  MBW_STRIPE_WEBHOOK_SEGREDO: 'whsec_abcd',
  MBW_STRIPE_PRECO_ANUAL: 'price_anual',
  MBW_STRIPE_PRECO_MENSAL: 'price_mensal',
}

describe('settings of payments', () => {
  it('are none unless they are given', () => {
    expect(readConfig({}).pagamentos).toEqual({ pix: null, stripe: null })
  })

  it('are read whole', () => {
    const segredo = 'a'.repeat(32)
    const MBW_STRIPE_ENDERECO = 'http://127.0.0.1:12111'
    const env = { ...PIX, ...STRIPE, MBW_PIX_WEBHOOK_SEGREDO: segredo, MBW_STRIPE_ENDERECO }
    expect(readConfig(env).pagamentos).toEqual({
      pix: { chave: '11222333000181', nome: 'Editora Fé', cidade: 'São Paulo', segredo },
      stripe: {
        chave: 'sk_test_51abc',
        webhookSegredo: 'whsec_abcd',
        precos: { anual: 'price_anual', mensal: 'price_mensal' },
        api: { protocol: 'http', host: '127.0.0.1', port: '12111' },
      },
    })
    expect(readConfig({ ...PIX, ...STRIPE }).pagamentos).toMatchObject({
      pix: { segredo: null },
      stripe: { api: null },
    })
    expect(
      readConfig({ ...STRIPE, MBW_STRIPE_ENDERECO: 'https://stripe.local/' }).pagamentos.stripe?.api,
    ).toEqual({
      protocol: 'https',
      host: 'stripe.local',
      port: '443',
    })
  })

  it('are refused in part, with a sentence for each that is missing', () => {
    const { MBW_PIX_NOME: _, ...part } = PIX
    expect(() => readConfig(part)).toThrow(
      'MBW_PIX_NOME falta para receber por Pix; veja docs/pagamentos.md.',
    )
    expect(() => readConfig({ MBW_STRIPE_CHAVE: STRIPE.MBW_STRIPE_CHAVE })).toThrow(
      /^MBW_STRIPE_WEBHOOK_SEGREDO falta .*\nMBW_STRIPE_PRECO_ANUAL falta .*\nMBW_STRIPE_PRECO_MENSAL falta para receber pelo Stripe/,
    )
    expect(() => readConfig({ MBW_PIX_WEBHOOK_SEGREDO: 'a'.repeat(32) })).toThrow(/^MBW_PIX_CHAVE falta/)
  })

  it.each([
    ['MBW_PIX_CHAVE', '11987654321', /^MBW_PIX_CHAVE deve ser uma chave Pix: /],
    ['MBW_PIX_NOME', '–', /^MBW_PIX_NOME deve ter letras\./],
    ['MBW_PIX_CIDADE', '北京', /^MBW_PIX_CIDADE deve ter letras\./],
    ['MBW_PIX_WEBHOOK_SEGREDO', 'curto', /^MBW_PIX_WEBHOOK_SEGREDO deve ter de 32 a 128 /],
    ['MBW_PIX_WEBHOOK_SEGREDO', `${'a'.repeat(32)}/`, /^MBW_PIX_WEBHOOK_SEGREDO deve ter de 32 a 128 /],
    ['MBW_STRIPE_CHAVE', 'pk_live_51abc', /^MBW_STRIPE_CHAVE deve começar por sk_ ou rk_\./],
    ['MBW_STRIPE_WEBHOOK_SEGREDO', 'sk_live_51abc', /^MBW_STRIPE_WEBHOOK_SEGREDO deve começar por whsec_\./],
    ['MBW_STRIPE_PRECO_ANUAL', 'prod_1', /^MBW_STRIPE_PRECO_ANUAL deve começar por price_\./],
    ['MBW_STRIPE_ENDERECO', 'ftp://x', /^MBW_STRIPE_ENDERECO deve ser um endereço como /],
  ])('refuses %s=%s', (name, value, sentence) => {
    expect(() => readConfig({ ...PIX, ...STRIPE, [name]: value })).toThrow(sentence)
  })
})
