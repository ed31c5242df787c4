import { foldText } from '#contract/fold.ts'
import { parseFiltro } from '../platform/filtro.ts'

const MAX_SUGESTOES = 5

interface ComTitulo {
  readonly titulo: string
}

/**
 * The titles that fit what was typed, without regard to accents and case, the best first: titles that begin with it,
 * then those in which a word does, then the others that have all its words.
 *
 * @param busca what was typed; blank suggests nothing
 */
export function suggestTitulos<Ebook extends ComTitulo>(ebooks: readonly Ebook[], busca: string): Ebook[] {
  const typed = foldText(busca)
  if (typed === '') return []
  const stays = parseFiltro(busca)
  return ebooks
    .filter(({ titulo }) => stays(titulo, []))
    .map((ebook) => ({ ebook, rank: rankOf(foldText(ebook.titulo), typed) }))
    .sort((a, b) => a.rank - b.rank)
    .slice(0, MAX_SUGESTOES)
    .map(({ ebook }) => ebook)
}

function rankOf(titulo: string, typed: string): number {
  if (titulo.startsWith(typed)) return 0
  return ` ${titulo}`.includes(` ${typed}`) ? 1 : 2
}
