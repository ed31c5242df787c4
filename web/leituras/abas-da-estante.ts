import { paths } from '../paths.ts'
import type { EstadoDaLeitura } from './queries.ts'

/** The tabs of the shelf, as they stand in its address: '?aba=quero-ler'. */
export const ABAS = [
  { aba: 'lendo', estado: 'lendo', rotulo: 'Lendo' },
  { aba: 'quero-ler', estado: 'quero_ler', rotulo: 'Quero Ler' },
  { aba: 'lidos', estado: 'lido', rotulo: 'Lidos' },
] as const satisfies readonly { aba: string; estado: EstadoDaLeitura; rotulo: string }[]

/** @returns the shelf with the tab of a state open */
export function estantePath(estado: EstadoDaLeitura): string {
  const aba = ABAS.find((known) => known.estado === estado)?.aba ?? 'lendo'
  return aba === 'lendo' ? paths.estante() : `${paths.estante()}?aba=${aba}`
}
