/** A citation as it stands on the page, with an en dash where the data has a hyphen: 'Rm 8.14–15'. */
export function formatCitacao(referencia: string): string {
  return referencia.replaceAll('-', '–')
}

/** What a dialog quotes: an ellipsis when it begins inside a sentence, no comma, colon or semicolon at its end. */
export function quoteParte(parte: string): string {
  const texto = parte
    .trim()
    .replace(/^[,.;:)\]\s]+/, '')
    .replace(/[,;:]$/, '')
  return /^\p{Ll}/u.test(texto) ? `… ${texto}` : texto
}
