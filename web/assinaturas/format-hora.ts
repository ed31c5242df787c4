const HORA = new Intl.DateTimeFormat('pt-BR', { dateStyle: 'short', timeStyle: 'short' })

/** @returns '21/11/2026, 08:42' where the reader is */
export function formatHora(iso: string): string {
  return HORA.format(new Date(iso))
}
