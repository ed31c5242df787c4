import { formatQuantidade } from '../platform/quantidade.ts'

const MINUTO_MS = 60_000
const DIA_MS = 24 * 60 * MINUTO_MS

/** How long it is, in one unit: '10 minutos', '3 dias', '2 meses', '1 ano'. @param ms milliseconds */
export function formatIntervalo(ms: number): string {
  const minutos = Math.max(1, Math.round(ms / MINUTO_MS))
  if (minutos < 60) return formatQuantidade(minutos, 'minuto', 'minutos')
  if (ms < DIA_MS) return formatQuantidade(Math.round(minutos / 60), 'hora', 'horas')
  const dias = Math.round(ms / DIA_MS)
  if (dias < 45) return formatQuantidade(dias, 'dia', 'dias')
  if (dias < 350) return formatQuantidade(Math.round(dias / 30), 'mês', 'meses')
  return formatQuantidade(Math.round(dias / 365), 'ano', 'anos')
}
