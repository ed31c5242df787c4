/** When weekly mails are due: at six in the morning in Brasília, on the weekday after which they were turned on. */
const DIA_MS = 24 * 60 * 60 * 1000
const SEMANA_MS = 7 * DIA_MS
/** 6 o'clock in Brasília, which has had no summer time since 2019. */
const MANHA_MS = 9 * 60 * 60 * 1000
/** Between two mails of a kind, also after a server was down or the switch was turned off and on. */
const AO_MENOS_MS = 6 * DIA_MS

/** The first mail: the next morning, which the later ones keep the weekday of. @param ultima_em of the last one, from before it was turned off */
export function primeiraVez(agora: Date, ultima_em: string | null): string {
  const livre = ultima_em === null ? 0 : Date.parse(ultima_em) + AO_MENOS_MS
  const earliest = Math.max(agora.getTime() + 1, livre)
  return new Date(Math.ceil((earliest - MANHA_MS) / DIA_MS) * DIA_MS + MANHA_MS).toISOString()
}

/** The one after: the same weekday, once, however many weeks have passed. */
export function vezSeguinte(proxima_em: string, agora: Date): string {
  const due = Date.parse(proxima_em)
  const weeks = Math.ceil((agora.getTime() + AO_MENOS_MS - due) / SEMANA_MS)
  return new Date(due + Math.max(1, weeks) * SEMANA_MS).toISOString()
}
