let formato: Intl.DateTimeFormat | undefined

/** @returns '21 de novembro de 2026', as it is in Brasília at that moment */
export function dataEmBrasilia(iso: string): string {
  formato ??= new Intl.DateTimeFormat('pt-BR', { dateStyle: 'long', timeZone: 'America/Sao_Paulo' })
  return formato.format(new Date(iso))
}
