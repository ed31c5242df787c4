import { PERGUNTA, type Unidade } from './unidades.ts'

/** Design, "Chapter page": up to here a question is set in the size of a page title, above it in a chapter's. */
const PERGUNTA_CURTA = 60

/** Whether a page's title is a question short enough for the largest size; unknown titles are not. */
export function isPerguntaCurta(unidade: Unidade, titulo: string | undefined): boolean {
  return unidade === PERGUNTA && titulo !== undefined && titulo.length <= PERGUNTA_CURTA
}
