import { lazily } from '../platform/lazily.ts'

const horaFormat = lazily(() => new Intl.DateTimeFormat('pt-BR', { dateStyle: 'short', timeStyle: 'short' }))

/** @returns '21/11/2026, 08:42' where the reader is */
export function formatHora(iso: string): string {
  return horaFormat().format(new Date(iso))
}
