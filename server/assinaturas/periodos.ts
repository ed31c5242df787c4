import { DIAS_DE_CARENCIA, MESES_DO_PLANO } from '#contract/assinaturas.ts'
import type { PagamentoTable } from '#server/platform/tables-assinaturas.ts'

const DIA_MS = 24 * 60 * 60 * 1000

export type PagamentoFeito = Pick<PagamentoTable, 'id' | 'plano' | 'estado' | 'pago_em' | 'periodo_ate'>

export interface Periodo {
  de: string
  ate: string
}

/** What each payment that counts is for, by its id: from the end of the one before when the reader still read, else from its day. */
export function periodosDos(pagamentos: readonly PagamentoFeito[]): Map<string, Periodo> {
  const periodos = new Map<string, Periodo>()
  let fim = ''
  for (const { id, plano, pago_em, periodo_ate } of pagamentos.filter(isPago).sort(byDate)) {
    const de = fim !== '' && pago_em < addDias(fim, DIAS_DE_CARENCIA) ? fim : pago_em
    const ate = periodo_ate ?? addMeses(de, MESES_DO_PLANO[plano])
    if (ate > fim) fim = ate
    periodos.set(id, { de, ate })
  }
  return periodos
}

/** Until when all of them together are for; null when none counts. */
export function fimDosPeriodos(pagamentos: readonly PagamentoFeito[]): string | null {
  const [fim = null] = [...periodosDos(pagamentos).values()]
    .map(({ ate }) => ate)
    .sort()
    .reverse()
  return fim
}

/** The last that was made, given back or not. */
export function ultimoFeito(pagamentos: readonly PagamentoFeito[]) {
  return pagamentos.filter(isFeito).sort(byDate).at(-1)
}

/** The same day some months later; the last of the month when it has no such day. */
export function addMeses(iso: string, meses: number): string {
  const date = new Date(iso)
  const dia = date.getUTCDate()
  date.setUTCMonth(date.getUTCMonth() + meses)
  if (date.getUTCDate() !== dia) date.setUTCDate(0)
  return date.toISOString()
}

function addDias(iso: string, dias: number): string {
  return new Date(Date.parse(iso) + dias * DIA_MS).toISOString()
}

type Feito = PagamentoFeito & { pago_em: string }

function isFeito(pagamento: PagamentoFeito): pagamento is Feito {
  return pagamento.pago_em !== null
}

function isPago(pagamento: PagamentoFeito): pagamento is Feito {
  return isFeito(pagamento) && pagamento.estado === 'pago'
}

function byDate(a: Feito, b: Feito): number {
  if (a.pago_em === b.pago_em) return a.id < b.id ? -1 : 1
  return a.pago_em < b.pago_em ? -1 : 1
}
