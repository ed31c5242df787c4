import { fromVerseNumber } from './verse-number.ts'

interface CapituloSize {
  livro_id: number
  capitulo: number
  quantidade_versiculos: number
}

export interface CapituloRun {
  livro: number
  capitulo: number
  /** First and last verse, inclusive. */
  inicio: number
  fim: number
}

/** Cuts an inclusive range of canonical verse numbers, inside one book, into runs of one chapter, in order. */
export function splitByCapitulo(
  range: { inicio: number; fim: number },
  capitulos: readonly CapituloSize[],
): CapituloRun[] {
  const first = fromVerseNumber(range.inicio)
  const last = fromVerseNumber(range.fim)
  return capitulos
    .filter(
      ({ livro_id, capitulo }) =>
        livro_id === first.livro && capitulo >= first.capitulo && capitulo <= last.capitulo,
    )
    .map(({ livro_id, capitulo, quantidade_versiculos }) => ({
      livro: livro_id,
      capitulo,
      inicio: capitulo === first.capitulo ? first.versiculo : 1,
      fim: capitulo === last.capitulo ? last.versiculo : quantidade_versiculos,
    }))
}
