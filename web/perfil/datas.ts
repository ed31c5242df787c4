import { lazily } from '../platform/lazily.ts'

const dataFormat = lazily(
  () => new Intl.DateTimeFormat('pt-BR', { day: 'numeric', month: 'short', year: 'numeric' }),
)

/** @param iso a moment as the API writes it @returns '21 de nov. de 2026', where the reader is */
export function formatData(iso: string): string {
  return dataFormat().format(new Date(iso))
}
