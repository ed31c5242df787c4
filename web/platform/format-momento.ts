/** @param iso a moment as the API writes it @returns '21/11/2026, 14:05', where the reader is; without `Intl`, see format-dia.ts */
export function formatMomento(iso: string): string {
  const data = new Date(iso)
  const dia = `${twoDigits(data.getDate())}/${twoDigits(data.getMonth() + 1)}/${data.getFullYear()}`
  return `${dia}, ${twoDigits(data.getHours())}:${twoDigits(data.getMinutes())}`
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0')
}
