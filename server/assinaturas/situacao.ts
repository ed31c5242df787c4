import { DIAS_DE_CARENCIA, type SituacaoId } from '#contract/assinaturas.ts'
import type { AssinaturaTable } from '#server/platform/tables-assinaturas.ts'

const DIA_MS = 24 * 60 * 60 * 1000

export type VidaDaAssinatura = Pick<AssinaturaTable, 'estado' | 'meio' | 'vale_ate'> & {
  /** Until when a payment is waited for; null when none is. */
  espera_ate: string | null
}

export interface Situacao {
  situacao: SituacaoId
  /** End of the days of grace, where there are any. */
  carencia_ate: string | null
}

/** What a subscription is at a moment. Times are ISO 8601 in UTC, as `toISOString` writes them, here and below. */
export function situacaoDa(vida: VidaDaAssinatura | null, agora: string): Situacao {
  if (vida === null) return { situacao: 'nenhuma', carencia_ate: null }
  const carencia_ate = fimDaCarencia(vida)
  return { situacao: situacaoEm(vida, carencia_ate, agora), carencia_ate }
}

/** Whether whole ebooks are open to a subscriber. */
export function leComo(situacao: SituacaoId): boolean {
  return situacao === 'ativa' || situacao === 'carencia'
}

function situacaoEm(
  { estado, vale_ate, espera_ate }: VidaDaAssinatura,
  carenciaAte: string | null,
  agora: string,
): SituacaoId {
  if (estado === 'aguardando') return espera_ate !== null && agora < espera_ate ? 'aguardando' : 'nenhuma'
  if (vale_ate === null) return 'nenhuma'
  if (estado === 'encerrada') return 'encerrada'
  if (agora < vale_ate) return 'ativa'
  return carenciaAte !== null && agora < carenciaAte ? 'carencia' : 'encerrada'
}

/** Whoever has cancelled owes nothing, and neither does who was given it. */
function fimDaCarencia({ estado, meio, vale_ate }: VidaDaAssinatura): string | null {
  if (estado !== 'ativa' || meio === 'cortesia' || vale_ate === null) return null
  return new Date(Date.parse(vale_ate) + DIAS_DE_CARENCIA * DIA_MS).toISOString()
}
