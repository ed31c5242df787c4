/** Reads passages for other features: ranges of canonical verse numbers become runs of one chapter with their text. */
import type { Trecho } from '#contract/referencias.ts'
import type { Database } from '#server/platform/database.ts'
import type { VersiculoTable } from '#server/platform/tables.ts'
import { listCapitulosOfLivros, listVersiculosInRanges } from './repository.ts'
import { type CapituloRun, splitByCapitulo } from './split-range.ts'
import { fromVerseNumber, toVerseNumber } from './verse-number.ts'

/** An inclusive range of canonical verse numbers inside one book. */
export interface VerseRange {
  inicio: number
  fim: number
}

/** @returns one list of runs for each range, in the given order, with the verses of the installed Bible if there is one */
export async function readTrechos(db: Database, ranges: readonly VerseRange[]): Promise<Trecho[][]> {
  const livros = [...new Set(ranges.map(({ inicio }) => fromVerseNumber(inicio).livro))]
  const [versiculos, capitulos] = await Promise.all([
    listVersiculosInRanges(db, ranges),
    listCapitulosOfLivros(db, livros),
  ])
  return ranges.map((range) => splitByCapitulo(range, capitulos).map((run) => toTrecho(run, versiculos)))
}

function toTrecho(run: CapituloRun, versiculos: readonly VersiculoTable[]): Trecho {
  const first = toVerseNumber({ ...run, versiculo: run.inicio })
  const last = toVerseNumber({ ...run, versiculo: run.fim })
  return {
    ...run,
    versiculos: versiculos
      .filter(({ id }) => id >= first && id <= last)
      .map(({ numero_versiculo, texto_biblico }) => ({ numero_versiculo, texto_biblico })),
  }
}
