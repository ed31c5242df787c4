import { foldText } from '#contract/fold.ts'
import { parseFiltro } from '../platform/filtro.ts'

const MAX_SUGESTOES = 5

interface ComTitulo {
  readonly titulo: string
}

/** Titles that fit, without accents and case: first those that begin so, then words that do, then all words. Blank: none */
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
