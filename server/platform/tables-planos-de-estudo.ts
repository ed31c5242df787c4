/** The tables of reading plans (docs/planos-de-estudo.md). */
import type { Passo } from '#contract/etapas-do-plano.ts'

export interface PlanoDeEstudoTable {
  id: string
  ordem: number
  titulo: string
  descricao: string
  passo: Passo
  /** JSON. */
  etapas: string
}

export interface PlanoIniciadoTable {
  usuario_id: string
  id: string
  plano: string
  inicio: string
  deslocamento: number
  encerrado: number
  mudado_em: string
}

export interface PlanoPorcaoTable {
  usuario_id: string
  inicio_id: string
  porcao: string
  feito: number
  mudado_em: string
}

export interface PlanosDeEstudoTables {
  plano_de_estudo: PlanoDeEstudoTable
  planos_do_leitor: { usuario_id: string; sal_do_calendario: string | null }
  plano_iniciado: PlanoIniciadoTable
  plano_porcao: PlanoPorcaoTable
}
