/**
 * A text with where it stands, as it goes to the clipboard. A single word is looked up or searched for, not quoted,
 * and goes alone.
 * @param citacao 'CFW 21.1'
 */
export function assinarCopia(texto: string, citacao: string): string {
  return /\s/.test(texto) ? `${texto}\n\n${citacao} — Minha Biblioteca Westminster` : texto
}
