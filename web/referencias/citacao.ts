/**
 * A citation as it stands on the page: an en dash in ranges, where the data has a hyphen
 * (design, "Words": 'Rm 8.14–15').
 */
export function formatCitacao(referencia: string): string {
  return referencia.replaceAll('-', '–')
}

/**
 * The part that a dialog quotes: an ellipsis when it begins in the middle of a sentence, and without the
 * comma, colon or semicolon that would lead on to what is not quoted.
 */
export function quoteParte(parte: string): string {
  const texto = parte
    .trim()
    .replace(/^[,.;:)\]\s]+/, '')
    .replace(/[,;:]$/, '')
  return /^\p{Ll}/u.test(texto) ? `… ${texto}` : texto
}
