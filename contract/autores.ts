/** Names of authors in a sentence; pages and drawn covers say them alike. */

import { formatLista } from './format-lista.ts'

interface ComNome {
  readonly nome: string
}

/** 'Zacarias Ursino e Gaspar Oleviano'; empty when nobody is named. */
export function formatNomes(autores: readonly ComNome[]): string {
  return formatLista(autores.map(({ nome }) => nome))
}

/** The same where there is little room: of more than two the first, 'John Knox e outros'. */
export function resumeNomes(autores: readonly ComNome[]): string {
  const [first] = autores
  return first && autores.length > 2 ? `${first.nome} e outros` : formatNomes(autores)
}
