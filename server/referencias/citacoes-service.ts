import type { Citacao } from '#contract/referencias.ts'
import { readQuantidadeVersiculos } from '#server/biblia/service.ts'
import { fromVerseNumber, toVerseNumber } from '#server/biblia/verse-number.ts'
import type { Database } from '#server/platform/database.ts'
import { listCitacoes } from './repository.ts'

/** The parts that cite a Bible chapter, once for each range, with the verses in it. @throws AppError 404 */
export async function readCitacoes(db: Database, livro: number, capitulo: number): Promise<Citacao[]> {
  const last = await readQuantidadeVersiculos(db, livro, capitulo)
  const first = toVerseNumber({ livro, capitulo, versiculo: 1 })
  const end = toVerseNumber({ livro, capitulo, versiculo: last })
  const rows = await listCitacoes(db, first, end)
  return rows.map(({ inicio, fim, marcador, ...citacao }) => ({
    ...citacao,
    // A part with references always has its marker (checked on import).
    marcador: marcador ?? 0,
    inicio: fromVerseNumber(Math.max(inicio, first)).versiculo,
    fim: fromVerseNumber(Math.min(fim, end)).versiculo,
  }))
}
