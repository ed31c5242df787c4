/** What a provider of payments does for the library, and what it tells of them. Pix and Stripe are two; no other part knows which. */
import type { FastifyInstance } from 'fastify'
import type { InstrucaoDePagamento, MeioId, Plano, PlanoId } from '#contract/assinaturas.ts'

export interface PedidoDePagamento {
  readonly usuarioId: string
  readonly email: string
  readonly nome: string
  readonly assinaturaId: string
  /** The same when the call is repeated: what it makes at the provider is made once. */
  readonly pagamentoId: string
  readonly plano: Plano
  readonly valor: number
  /** Of the provider, from an earlier payment. */
  readonly cliente: string | null
  /** Public address of '/perfil' › Assinatura, where the provider sends the reader back to. */
  readonly voltar: string
}

export interface InicioDePagamento {
  /** What the provider calls the payment (Pix: txid, Stripe: checkout session), by which its events find it. */
  readonly referencia: string
  readonly instrucao: InstrucaoDePagamento
}

export interface AssinaturaNoMeio {
  readonly usuarioId: string
  readonly assinaturaId: string
  readonly referencia: string | null
  readonly cliente: string | null
}

/** Each may throw AppError 'pagamento_indisponivel' when the provider is away; repeated, it does no more than once. */
export interface MeioDePagamento {
  readonly meio: MeioId
  readonly renovaSozinho: boolean
  iniciar(pedido: PedidoDePagamento): Promise<InicioDePagamento>
  /** Gives up a payment that was begun and not made. */
  desistir(pagamento: { pagamentoId: string; referencia: string }): Promise<void>
  /** No charge after the present period. */
  cancelar(assinatura: AssinaturaNoMeio): Promise<void>
  /** No charge at all from now on: the days of grace are over, or the account goes. */
  encerrar(assinatura: AssinaturaNoMeio): Promise<void>
  retomar(assinatura: AssinaturaNoMeio): Promise<void>
  trocarPlano(assinatura: AssinaturaNoMeio, plano: Plano): Promise<void>
  /** Where the reader changes the card; null: nowhere. */
  portal(assinatura: AssinaturaNoMeio, voltar: string): Promise<string | null>
}

/** The providers that the publisher has set up, and the calls by which they tell of payments. */
export interface MeiosDaEditora {
  readonly meios: readonly MeioDePagamento[]
  registerAvisos(api: FastifyInstance, receber: ReceberEvento): void
}

/** Which payment or subscription an event is about: what is known of it, the first that leads to one counts. */
interface AlvoDoEvento {
  /** Ours, as given to `iniciar`; they count only with `usuarioId`. */
  readonly pagamentoId?: string
  readonly assinaturaId?: string
  readonly usuarioId?: string
  /** The provider's, of the payment (txid, checkout session or invoice). */
  readonly referencia?: string
  /** The provider's, of the subscription. */
  readonly referenciaDaAssinatura?: string
}

interface Evento {
  readonly meio: MeioId
  /** The provider's own, the same when it is sent again. */
  readonly id: string
  /** When it happened, ISO 8601 in UTC: of two that contradict each other the later one counts, in whatever order they come. */
  readonly ocorridoEm: string
  readonly alvo: AlvoDoEvento
}

export type EventoDePagamento = Evento &
  (
    | {
        readonly tipo: 'pago'
        /** In cents; less than was asked for is not applied, and shown at the desk. */
        readonly valor: number
        /** End of the paid period; absent: the months of the plan are added here. */
        readonly periodoAte?: string
        readonly plano?: PlanoId
        readonly cliente?: string
      }
    /** A charge that came by itself did not pass. */
    | { readonly tipo: 'falhou' }
    /** A payment that was begun is not made. */
    | { readonly tipo: 'expirado' }
    /** No further charges; `definitivo`: it cannot be taken up again. */
    | { readonly tipo: 'cancelado'; readonly definitivo: boolean }
    | { readonly tipo: 'retomado' }
    /** Another plan from the next charge on; null: the present one after all. */
    | { readonly tipo: 'trocado'; readonly plano: PlanoId | null }
    | {
        readonly tipo: 'estornado'
        readonly valor?: number
        /** Id of the event that told what is given back, where one payment may have been paid by several. */
        readonly doPago?: string
      }
  )

/** 'desconhecido': names nothing that is here, kept for the desk; 'recusado': the amount is too small, kept too. */
export type ResultadoDoEvento = 'aplicado' | 'repetido' | 'desconhecido' | 'recusado'

/** Applies what a provider tells, once, in any order. */
export type ReceberEvento = (evento: EventoDePagamento) => Promise<ResultadoDoEvento>
