const DATA = new Intl.DateTimeFormat('pt-BR', { day: 'numeric', month: 'short', year: 'numeric' })

/**
 * @param iso a moment as the API writes it
 * @returns '21 de nov. de 2026', where the reader is
 */
export function formatData(iso: string): string {
  return DATA.format(new Date(iso))
}

/** @returns 'meus-dados-2026-11-21.json', with the day where the reader is */
export function nomeDoArquivo(agora: Date): string {
  const [mes, dia] = [agora.getMonth() + 1, agora.getDate()].map((part) => String(part).padStart(2, '0'))
  return `meus-dados-${agora.getFullYear()}-${mes}-${dia}.json`
}
