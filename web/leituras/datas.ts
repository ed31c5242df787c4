import { lazily } from '../platform/lazily.ts'

const curtaFormat = lazily(() => new Intl.DateTimeFormat('pt-BR', { dateStyle: 'short', timeStyle: 'short' }))

/** @param iso a moment as the API writes it @returns '21/11/2026, 08:42', where the reader is */
export function formatDataCurta(iso: string): string {
  return curtaFormat().format(new Date(iso))
}
