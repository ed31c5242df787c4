/** As `Intl.DateTimeFormat` has them; making one takes a phone a twentieth of a second, on the first page with a note. */
const MESES = ['jan.', 'fev.', 'mar.', 'abr.', 'mai.', 'jun.', 'jul.', 'ago.', 'set.', 'out.', 'nov.', 'dez.']

/** @param iso a moment as the API writes it @returns its day where the reader is: '21 de nov. de 2026'; '' for what is no date */
export function formatDia(iso: string): string {
  const dia = new Date(iso)
  if (Number.isNaN(dia.getTime())) return ''
  return `${dia.getDate()} de ${MESES[dia.getMonth()]} de ${dia.getFullYear()}`
}
