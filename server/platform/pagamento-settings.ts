/** Settings of the two ways to be paid: each is given whole or not at all (docs/pagamentos.md). */
import * as z from 'zod/mini'
import { toChavePix } from './chave-pix.ts'

export interface PixSettings {
  /** As it stands in a code. */
  chave: string
  nome: string
  cidade: string
  /** Proves that a notice is the bank's; null: payments are confirmed at the desk only. */
  segredo: string | null
}

export interface StripeSettings {
  chave: string
  webhookSegredo: string
  precos: { anual: string; mensal: string }
  /** Where its API is, when it is not Stripe's own. */
  api: { protocol: 'http' | 'https'; host: string; port: string } | null
}

export interface PagamentosConfig {
  pix: PixSettings | null
  stripe: StripeSettings | null
}

export const chavePix = z
  .string()
  .check(
    z.refine(
      (text) => toChavePix(text) !== null,
      'deve ser uma chave Pix: CPF, CNPJ, telefone (+5511987654321), e-mail ou chave aleatória',
    ),
  )

/** Of a name nothing but what a code can hold is left. */
export const nomeNoPix = z
  .string()
  .check(z.refine((text) => /[a-z0-9]/i.test(text.normalize('NFD')), 'deve ter letras'))

/** A part of an address, so without what would have to be written otherwise there. */
export const segredoDoAviso = z
  .string()
  .check(z.regex(/^[A-Za-z0-9_-]{32,128}$/, 'deve ter de 32 a 128 letras, algarismos, - ou _'))

export const stripeKey = (prefix: string) =>
  z
    .string()
    .check(
      z.regex(
        new RegExp(`^(?:${prefix})_[\\w+/=-]{4,250}$`),
        `deve começar por ${prefix.replace('|', '_ ou ')}_`,
      ),
    )

export const stripeApi = z
  .string()
  .check(z.regex(/^https?:\/\/[\w.-]+(:\d{1,5})?\/?$/, 'deve ser um endereço como http://127.0.0.1:12111'))

interface PagamentosEnvironment {
  MBW_PIX_CHAVE?: string | undefined
  MBW_PIX_NOME?: string | undefined
  MBW_PIX_CIDADE?: string | undefined
  MBW_PIX_WEBHOOK_SEGREDO?: string | undefined
  MBW_STRIPE_CHAVE?: string | undefined
  MBW_STRIPE_WEBHOOK_SEGREDO?: string | undefined
  MBW_STRIPE_PRECO_ANUAL?: string | undefined
  MBW_STRIPE_PRECO_MENSAL?: string | undefined
  MBW_STRIPE_ENDERECO?: string | undefined
}

const PIX = ['MBW_PIX_CHAVE', 'MBW_PIX_NOME', 'MBW_PIX_CIDADE'] as const
const STRIPE = [
  'MBW_STRIPE_CHAVE',
  'MBW_STRIPE_WEBHOOK_SEGREDO',
  'MBW_STRIPE_PRECO_ANUAL',
  'MBW_STRIPE_PRECO_MENSAL',
] as const

/** What is missing beside what is given. */
export function pagamentoProblems(env: PagamentosEnvironment): string[] {
  return [
    ...missing(env, PIX, ['MBW_PIX_WEBHOOK_SEGREDO'], 'receber por Pix'),
    ...missing(env, STRIPE, ['MBW_STRIPE_ENDERECO'], 'receber pelo Stripe'),
  ]
}

function missing(
  env: PagamentosEnvironment,
  all: readonly (keyof PagamentosEnvironment)[],
  optional: readonly (keyof PagamentosEnvironment)[],
  what: string,
): string[] {
  if (![...all, ...optional].some((name) => env[name])) return []
  return all
    .filter((name) => !env[name])
    .map((name) => `${name} falta para ${what}; veja docs/pagamentos.md.`)
}

export function buildPagamentos(env: PagamentosEnvironment): PagamentosConfig {
  return { pix: buildPix(env), stripe: buildStripe(env) }
}

function buildPix(env: PagamentosEnvironment): PixSettings | null {
  const chave = toChavePix(env.MBW_PIX_CHAVE ?? '')
  const { MBW_PIX_NOME: nome, MBW_PIX_CIDADE: cidade, MBW_PIX_WEBHOOK_SEGREDO: segredo = null } = env
  return chave && nome && cidade ? { chave, nome, cidade, segredo } : null
}

function buildStripe(env: PagamentosEnvironment): StripeSettings | null {
  const { MBW_STRIPE_CHAVE: chave, MBW_STRIPE_WEBHOOK_SEGREDO: webhookSegredo } = env
  const {
    MBW_STRIPE_PRECO_ANUAL: anual,
    MBW_STRIPE_PRECO_MENSAL: mensal,
    MBW_STRIPE_ENDERECO: endereco,
  } = env
  if (!chave || !webhookSegredo || !anual || !mensal) return null
  return { chave, webhookSegredo, precos: { anual, mensal }, api: endereco ? readApi(endereco) : null }
}

function readApi(endereco: string): StripeSettings['api'] {
  const { protocol, hostname, port } = new URL(endereco)
  const isPlain = protocol === 'http:'
  return { protocol: isPlain ? 'http' : 'https', host: hostname, port: port || (isPlain ? '80' : '443') }
}
