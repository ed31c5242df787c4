/** What a book's file says in the catalogue, and what the desk writes over it field by field. */
import type { Ficha, FichaInteira } from '#contract/editora/ficha.ts'
import type { ParsedArea, ParsedEbook } from '../parsers/content-model.ts'

/** @param areas of areas.yaml, which name areas by slug; null for a file that names them itself */
export function fichaDoEbook(ebook: ParsedEbook, areas: readonly ParsedArea[] | null): FichaInteira {
  const { titulo, subtitulo, autores, kind, lancamento, ano, prefacio } = ebook
  const nomes = new Map(areas?.map(({ slug, descricao }) => [slug, descricao]))
  return {
    titulo,
    subtitulo,
    autores: autores.map((autor) => ({ ...autor })),
    areas_tematicas: ebook.areas_tematicas.map((area) => nomes.get(area) ?? area),
    kind,
    lancamento,
    ano,
    prefacio,
  }
}

/** The file's words with the desk's over them. */
export function layFicha(doArquivo: FichaInteira, ficha: Ficha): FichaInteira {
  const said = Object.entries(ficha).filter(([, value]) => value !== undefined)
  return { ...doArquivo, ...Object.fromEntries(said) }
}
