import { lazily } from '../platform/lazily.ts'

const diaFormat = lazily(
  () => new Intl.DateTimeFormat('pt-BR', { day: 'numeric', month: 'short', year: 'numeric' }),
)

/** @returns '21 de nov. de 2026' where the reader is */
export function formatDia(iso: string): string {
  return diaFormat().format(new Date(iso))
}
