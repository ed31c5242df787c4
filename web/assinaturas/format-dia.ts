const DIA = new Intl.DateTimeFormat('pt-BR', { day: 'numeric', month: 'short', year: 'numeric' })

/** @returns '21 de nov. de 2026' where the reader is */
export function formatDia(iso: string): string {
  return DIA.format(new Date(iso))
}
