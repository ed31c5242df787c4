/** Plans, the reader's subscription and what was paid for it (docs/assinaturas.md). */
import * as z from 'zod/mini'
import { IdNumerico } from './atoms.ts'
import type { Endpoint } from './endpoint.ts'
import { Erro } from './erros.ts'

const tag = 'Assinatura'

export const PlanoId = z.enum(['anual', 'mensal'], 'Este plano não existe.')
export type PlanoId = z.infer<typeof PlanoId>

/** Months that one payment of a plan is for. */
export const MESES_DO_PLANO = { anual: 12, mensal: 1 } as const satisfies Record<PlanoId, number>

/** Days after the end in which a reader who owes still reads. */
export const DIAS_DE_CARENCIA = 7

/** What a reader may pay by; 'cortesia' is given at the publisher's desk. */
export const MeioId = z.enum(['pix', 'stripe'], 'Este meio de pagamento não existe.')
export type MeioId = z.infer<typeof MeioId>

export const Plano = z.object({
  id: PlanoId,
  nome: z.string(),
  /** What a month costs, in cents, as it is shown. */
  mensalidade: z.number(),
  total: z.number(),
  /** Into how many instalments a card may divide it. */
  parcelas: z.number(),
  pagamento: z.string(),
  vantagens: z.array(z.string()),
})
export type Plano = z.infer<typeof Plano>

export const Planos = z.object({
  planos: z.array(Plano),
  /** Empty while the publisher has set up none: then it is arranged by e-mail. */
  meios: z.array(MeioId),
  /** 'assinantes': whole ebooks are for subscribers; the first chapter of each is for all. */
  acesso: z.enum(['livre', 'assinantes']),
})
export type Planos = z.infer<typeof Planos>

export const InstrucaoDePagamento = z.discriminatedUnion('tipo', [
  z.object({ tipo: z.literal('pix'), copiaECola: z.string(), expira_em: z.string() }),
  z.object({ tipo: z.literal('redirecionar'), url: z.string(), expira_em: z.string() }),
])
export type InstrucaoDePagamento = z.infer<typeof InstrucaoDePagamento>

export const SituacaoId = z.enum(['nenhuma', 'aguardando', 'ativa', 'carencia', 'encerrada'])
export type SituacaoId = z.infer<typeof SituacaoId>

/** The reader's subscription as it is now. */
export const MinhaAssinatura = z.object({
  situacao: SituacaoId,
  /** Whether whole ebooks are open to the reader; true for all while the library is free to read. */
  pode_ler: z.boolean(),
  plano: z.nullable(PlanoId),
  plano_seguinte: z.nullable(PlanoId),
  meio: z.nullable(z.enum(['pix', 'stripe', 'cortesia'])),
  vale_ate: z.nullable(z.string()),
  /** Until when the reader reads although it is not paid; null where no days of grace are. */
  carencia_ate: z.nullable(z.string()),
  renova: z.boolean(),
  /** It ends with the period that is paid. */
  cancelada: z.boolean(),
  /** What of `POST /assinaturas/minha/…` is possible now. */
  pode: z.object({
    cancelar: z.boolean(),
    retomar: z.boolean(),
    renovar: z.boolean(),
    trocar: z.boolean(),
    portal: z.boolean(),
  }),
  /** The last charge that came by itself did not pass. */
  falhou_em: z.nullable(z.string()),
  /** A payment that waits; its instruction is null when the provider gave none yet: asking again gets it. */
  pendente: z.nullable(
    z.object({
      plano: PlanoId,
      meio: MeioId,
      valor: z.number(),
      instrucao: z.nullable(InstrucaoDePagamento),
      expira_em: z.string(),
    }),
  ),
})
export type MinhaAssinatura = z.infer<typeof MinhaAssinatura>

/** A payment that was made; amounts are in cents. */
export const Recibo = z.object({
  numero: z.number(),
  plano: PlanoId,
  plano_nome: z.string(),
  meio: MeioId,
  valor: z.number(),
  pago_em: z.string(),
  periodo_de: z.string(),
  periodo_ate: z.string(),
  estornado_em: z.nullable(z.string()),
})
export type Recibo = z.infer<typeof Recibo>

/** A subscription as the reader's file of data has it. */
export const AssinaturaExportada = z.object({
  id: z.string(),
  plano: z.nullable(z.string()),
  meio: z.string(),
  estado: z.string(),
  vale_ate: z.nullable(z.string()),
  renova: z.boolean(),
  cancelada: z.boolean(),
  plano_seguinte: z.nullable(z.string()),
  cancelamento_em: z.nullable(z.string()),
  troca_em: z.nullable(z.string()),
  falhou_em: z.nullable(z.string()),
  retomavel: z.boolean(),
  referencia: z.nullable(z.string()),
  cliente: z.nullable(z.string()),
  avisada: z.nullable(z.string()),
  criada_em: z.string(),
})

/** A payment there. */
export const PagamentoExportado = z.object({
  id: z.string(),
  assinatura_id: z.string(),
  plano: z.string(),
  valor: z.number(),
  meio: z.string(),
  estado: z.string(),
  referencia: z.nullable(z.string()),
  numero: z.nullable(z.number()),
  criado_em: z.string(),
  expira_em: z.string(),
  pago_em: z.nullable(z.string()),
  estornado_em: z.nullable(z.string()),
  periodo_ate: z.nullable(z.string()),
})

const failures = { 401: Erro, 403: Erro, 409: Erro } as const

const mudar = <const Path extends `/${string}`>(path: Path, summary: string) =>
  ({
    method: 'POST',
    path,
    access: 'session',
    tag,
    summary,
    replies: { 200: MinhaAssinatura, ...failures },
  }) as const satisfies Endpoint

export const listarPlanos = {
  method: 'GET',
  path: '/assinaturas/planos',
  access: 'public',
  tag,
  summary: 'Os planos, os meios de pagamento da editora e se os ebooks pedem assinatura',
  replies: { 200: Planos },
} as const satisfies Endpoint

export const lerAssinatura = {
  method: 'GET',
  path: '/assinaturas/minha',
  access: 'session',
  tag,
  summary: 'A assinatura do leitor, como está agora',
  replies: { 200: MinhaAssinatura, 401: Erro },
} as const satisfies Endpoint

export const assinar = {
  method: 'POST',
  path: '/assinaturas',
  access: 'session',
  tag,
  summary: 'Começa uma assinatura; repetida, devolve o mesmo pagamento. Com uma assinatura em vigor, 409',
  body: z.object({ plano: PlanoId, meio: MeioId }),
  replies: { 200: MinhaAssinatura, ...failures, 422: Erro },
} as const satisfies Endpoint

export const renovarAssinatura = mudar(
  '/assinaturas/minha/renovar',
  'Começa o pagamento do período seguinte, onde ele não vem por si',
)
export const cancelarAssinatura = mudar(
  '/assinaturas/minha/cancelar',
  'Encerra a assinatura no fim do período pago; um pagamento que espera é desfeito. Repetida, nada muda',
)
export const retomarAssinatura = mudar(
  '/assinaturas/minha/retomar',
  'Desfaz o cancelamento enquanto o período pago dura. Repetida, nada muda',
)

export const trocarPlano = {
  method: 'PUT',
  path: '/assinaturas/minha/plano',
  access: 'session',
  tag,
  summary: 'O plano a partir da próxima cobrança',
  body: z.object({ plano: PlanoId }),
  replies: { 200: MinhaAssinatura, ...failures, 422: Erro },
} as const satisfies Endpoint

export const abrirPortal = {
  method: 'POST',
  path: '/assinaturas/minha/portal',
  access: 'session',
  tag,
  summary: 'Endereço em que o leitor troca o cartão, no site do meio de pagamento',
  replies: { 200: z.object({ url: z.string() }), ...failures },
} as const satisfies Endpoint

/** One a month for longer than a life: a list that cannot grow past what one page shows. */
export const MAX_RECIBOS = 1_200

export const listarRecibos = {
  method: 'GET',
  path: '/assinaturas/recibos',
  access: 'session',
  tag,
  summary: 'Os pagamentos feitos, o mais recente primeiro',
  replies: { 200: z.array(Recibo), 401: Erro },
} as const satisfies Endpoint

export const lerRecibo = {
  method: 'GET',
  path: '/assinaturas/recibos/:numero',
  access: 'session',
  tag,
  summary: 'Um pagamento feito',
  params: z.object({ numero: IdNumerico }),
  replies: { 200: Recibo, 401: Erro, 404: Erro, 422: Erro },
} as const satisfies Endpoint
