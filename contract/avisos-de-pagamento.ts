/** What banks and Stripe tell of payments (docs/pagamentos.md). They are no readers: without a session, with a proof of their own. */
import * as z from 'zod/mini'
import type { Endpoint } from './endpoint.ts'
import { Erro } from './erros.ts'

const tag = 'Avisos de pagamento'

const REFUSED = 'O aviso está malformado.'
const MAX_PIX = 500
const MAX_DEVOLUCOES = 50

const text = (max: number) => z.string(REFUSED).check(z.maxLength(max, REFUSED))
const valor = z.string(REFUSED).check(z.regex(/^\d{1,10}\.\d\d$/, REFUSED))

const Devolucao = z.object({ valor, status: text(40) })

/** A Pix as the central bank's API has it; what else a bank sends is not kept. */
export const PixRecebido = z.object({
  endToEndId: z.string(REFUSED).check(z.regex(/^[a-zA-Z0-9]{1,64}$/, REFUSED)),
  /** None: somebody paid without the code. */
  txid: z.optional(text(64)),
  valor,
  horario: text(64),
  devolucoes: z.optional(z.array(Devolucao).check(z.maxLength(MAX_DEVOLUCOES, REFUSED))),
})
export type PixRecebido = z.infer<typeof PixRecebido>

/** Without `pix`, some banks try whether anybody answers. */
const AvisoDoPix = z.object({ pix: z.optional(z.array(PixRecebido).check(z.maxLength(MAX_PIX, REFUSED))) })

const AvisoRecebido = z.object({ recebido: z.boolean() })

/** Largest notice in bytes. */
export const MAX_AVISO_BYTES = 64 * 1024

const avisoDoPix = <const Path extends `/${string}`>(path: Path) =>
  ({
    method: 'POST',
    path,
    access: 'public',
    csrf: false,
    tag,
    summary: 'O banco avisa de Pix recebidos; o segredo vem no endereço, ou em Authorization: Bearer',
    params: z.object({ segredo: text(256) }),
    body: AvisoDoPix,
    replies: { 200: AvisoRecebido, 401: Erro, 404: Erro, 413: Erro, 422: Erro },
  }) as const satisfies Endpoint

/** Banks add '/pix' to the address that they were given. */
export const avisarPix = avisoDoPix('/pagamentos/pix/:segredo/pix')
/** But for some, and for their first try. */
export const avisarPixSemSufixo = avisoDoPix('/pagamentos/pix/:segredo')

export const avisarStripe = {
  method: 'POST',
  path: '/pagamentos/stripe',
  access: 'public',
  csrf: false,
  tag,
  summary: 'O Stripe avisa do que aconteceu; a assinatura vem em Stripe-Signature',
  replies: { 200: AvisoRecebido, 401: Erro, 404: Erro, 413: Erro, 415: Erro },
} as const satisfies Endpoint
