/** The tables of plans, subscriptions and payments (server/migrations/030-create-assinaturas.sql). */
import type { Generated } from 'kysely'
import type { MeioId, PlanoId } from '#contract/assinaturas.ts'

interface PlanoTable {
  id: PlanoId
  ordem: number
  nome: string
  mensalidade: number
  total: number
  parcelas: number
  pagamento: string
  /** JSON: sentences. */
  vantagens: string
}

export interface AssinaturaTable {
  usuario_id: string
  id: string
  /** Null for what the publisher gave. */
  plano: PlanoId | null
  meio: MeioId | 'cortesia'
  estado: 'aguardando' | 'ativa' | 'cancelada' | 'encerrada'
  vale_ate: string | null
  renova: number
  cancelada: number
  plano_seguinte: PlanoId | null
  cancelamento_em: string | null
  troca_em: string | null
  falhou_em: string | null
  retomavel: number
  referencia: string | null
  cliente: string | null
  avisada: 'carencia' | 'encerrada' | null
  criada_em: string
}

export interface PagamentoTable {
  usuario_id: string
  id: string
  assinatura_id: string
  plano: PlanoId
  valor: number
  meio: MeioId
  estado: 'aguardando' | 'pago' | 'estornado' | 'expirado'
  referencia: string | null
  /** JSON: InstrucaoDePagamento of contract/assinaturas.ts. */
  instrucao: string | null
  numero: number | null
  criado_em: string
  expira_em: string
  pago_em: string | null
  estornado_em: string | null
  periodo_ate: string | null
}

export interface EventoPagamentoTable {
  meio: MeioId
  id: string
  tipo: string
  resultado: 'aplicado' | 'desconhecido' | 'recusado'
  referencia: string | null
  valor: number | null
  recebido_em: string
  resolvido_em: Generated<string | null>
}

export interface AssinaturasTables {
  plano: PlanoTable
  assinatura: AssinaturaTable
  pagamento: PagamentoTable
  evento_pagamento: EventoPagamentoTable
}
