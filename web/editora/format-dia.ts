import { lazily } from '../platform/lazily.ts'

const diaFormat = lazily(
  () => new Intl.DateTimeFormat('pt-BR', { day: 'numeric', month: 'short', year: 'numeric' }),
)
const momentoFormat = lazily(
  () => new Intl.DateTimeFormat('pt-BR', { dateStyle: 'short', timeStyle: 'short' }),
)

/** @param iso a moment as the API writes it @returns '21 de nov. de 2026' */
export function formatDia(iso: string): string {
  return diaFormat().format(new Date(iso))
}

/** @returns '21/11/2026, 14:05' */
export function formatMomento(iso: string): string {
  return momentoFormat().format(new Date(iso))
}
