/** A reader's subscription, as the desk sees it, and the one that the publisher gives (docs/editora.md). */
import * as z from 'zod/mini'
import { PlanoId, SituacaoId } from '../assinaturas.ts'
import { IdPrivado } from '../atoms.ts'
import type { Endpoint } from '../endpoint.ts'
import { Erro } from '../erros.ts'

const tag = 'Editora'
const path = '/editora/leitores/:id/assinatura'
const params = z.object({ id: IdPrivado })
const failures = { 404: Erro, 422: Erro } as const

/** How far ahead a subscription may be given. */
export const MAX_ANOS_DE_CORTESIA = 10

export const AssinaturaDoLeitor = z.object({
  situacao: SituacaoId,
  plano: z.nullable(PlanoId),
  meio: z.nullable(z.enum(['pix', 'stripe', 'cortesia'])),
  vale_ate: z.nullable(z.string()),
  /** Until when the reader reads although it is not paid. */
  carencia_ate: z.nullable(z.string()),
  renova: z.boolean(),
  cancelada: z.boolean(),
  /** False while a paid one is in force. */
  pode_dar: z.boolean(),
  /** A given one is in force. */
  pode_retirar: z.boolean(),
})
export type AssinaturaDoLeitor = z.infer<typeof AssinaturaDoLeitor>

const MOMENTO = 'O fim deve ser um momento em UTC, como 2027-01-31T23:59:59.999Z.'

export const lerAssinaturaDoLeitor = {
  method: 'GET',
  path,
  access: 'editor',
  tag,
  summary: 'A assinatura de um leitor, como está agora',
  params,
  replies: { 200: AssinaturaDoLeitor, ...failures },
} as const satisfies Endpoint

export const darCortesia = {
  method: 'PUT',
  path,
  access: 'editor',
  tag,
  summary: 'Dá uma assinatura até um momento, ou muda o fim da que foi dada; com uma paga em vigor, 409',
  params,
  body: z.object({
    ate: z
      .string(MOMENTO)
      .check(z.maxLength(24, MOMENTO), z.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{3})?Z$/, MOMENTO)),
  }),
  replies: { 200: AssinaturaDoLeitor, 409: Erro, ...failures },
} as const satisfies Endpoint

export const retirarCortesia = {
  method: 'DELETE',
  path,
  access: 'editor',
  tag,
  summary: 'Retira a assinatura que foi dada; repetida, nada muda',
  params,
  replies: { 200: AssinaturaDoLeitor, ...failures },
} as const satisfies Endpoint
