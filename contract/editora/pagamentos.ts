/** Payments that somebody at the desk looks at: a Pix that waits, and what was told that led to nothing (docs/pagamentos.md). */
import * as z from 'zod/mini'
import { MeioId, PlanoId } from '../assinaturas.ts'
import { IdPrivado, Sucesso } from '../atoms.ts'
import type { Endpoint } from '../endpoint.ts'
import { Erro } from '../erros.ts'

const tag = 'Editora'

/** The oldest of them first: nobody looks through more at once. */
export const MAX_PIX_DA_MESA = 200
export const MAX_AVISOS_DA_MESA = 100

export const PixDaMesa = z.object({
  usuario_id: z.string(),
  id: z.string(),
  /** As it stands in the bank's statement. */
  txid: z.string(),
  email: z.string(),
  plano: PlanoId,
  /** In cents. */
  valor: z.number(),
  estado: z.enum(['aguardando', 'pago', 'estornado', 'expirado']),
  criado_em: z.string(),
  expira_em: z.string(),
  pago_em: z.nullable(z.string()),
})
export type PixDaMesa = z.infer<typeof PixDaMesa>

export const AvisoDaMesa = z.object({
  meio: MeioId,
  /** The provider's: of a Pix its endToEndId, by which the bank finds it. */
  id: z.string(),
  tipo: z.string(),
  /** 'recusado': too little, or a second time; 'desconhecido': it names nothing that is here. */
  resultado: z.enum(['recusado', 'desconhecido']),
  referencia: z.nullable(z.string()),
  valor: z.nullable(z.number()),
  recebido_em: z.string(),
})
export type AvisoDaMesa = z.infer<typeof AvisoDaMesa>

const TXID = 'O identificador do Pix tem até 35 letras e algarismos.'

export const listarPix = {
  method: 'GET',
  path: '/editora/pagamentos/pix',
  access: 'editor',
  tag,
  summary:
    'Os Pix que esperam, o que vence antes primeiro; com txid, o que tem esse nome, em qualquer estado',
  query: z.object({ txid: z.optional(z.string().check(z.regex(/^[a-zA-Z0-9]{1,35}$/, TXID))) }),
  replies: { 200: z.array(PixDaMesa), 422: Erro },
} as const satisfies Endpoint

export const listarAvisos = {
  method: 'GET',
  path: '/editora/pagamentos/avisos',
  access: 'editor',
  tag,
  summary:
    'O que bancos e Stripe avisaram, não mudou nenhuma assinatura e ainda não foi resolvido, do mais novo ao mais antigo',
  replies: { 200: z.array(AvisoDaMesa) },
} as const satisfies Endpoint

export const resolverAviso = {
  method: 'POST',
  path: '/editora/pagamentos/avisos/resolvidos',
  access: 'editor',
  tag,
  summary: 'Um aviso sem efeito foi resolvido e sai da lista; repetida, nada muda',
  body: z.object({
    meio: MeioId,
    id: z.string('Diga qual é o aviso.').check(z.maxLength(200, 'O identificador do aviso é longo demais.')),
  }),
  replies: { 200: Sucesso, 404: Erro, 422: Erro },
} as const satisfies Endpoint

const marcar = <const Path extends `/${string}`>(path: Path, summary: string) =>
  ({
    method: 'POST',
    path,
    access: 'editor',
    tag,
    summary,
    params: z.object({ usuario: IdPrivado, id: IdPrivado }),
    replies: { 200: Sucesso, 404: Erro, 409: Erro, 422: Erro },
  }) as const satisfies Endpoint

export const confirmarPix = marcar(
  '/editora/pagamentos/pix/:usuario/:id/confirmar',
  'O dinheiro entrou na conta; repetida, nada muda',
)
export const devolverPix = marcar(
  '/editora/pagamentos/pix/:usuario/:id/devolver',
  'O dinheiro foi devolvido ao leitor; repetida, nada muda',
)
