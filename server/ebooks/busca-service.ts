/** The search inside a book. */
import { setImmediate as nextTurn } from 'node:timers/promises'
import { type Achado, MAX_ACHADOS } from '#contract/ebooks.ts'
import { foldForOffsets } from '#contract/fold.ts'
import type { Database } from '#server/platform/database.ts'
import { findAchados } from './achados.ts'
import { listCapitulos, listParagrafosWith } from './repository.ts'
import { requireEbook } from './texto-service.ts'

/** Chapters looked through in one turn of the event loop. */
const CAPITULOS_PER_TURN = 10
/** A single letter is everywhere: it finds nothing. */
const MIN_LETRAS = 2

/** Where a text stands in an ebook, in reading order, at most `MAX_ACHADOS` places. @throws AppError 404 */
export async function searchEbook(db: Database, ebookId: number, q: string): Promise<Achado[]> {
  await requireEbook(db, ebookId)
  const folded = foldQuery(q)
  if ((folded.match(/[\p{L}\p{N}]/gu) ?? []).length < MIN_LETRAS) return []
  const capituloIds = (await listCapitulos(db, ebookId)).map(({ id }) => id)
  const achados: Achado[] = []
  for (let first = 0; first < capituloIds.length; first += CAPITULOS_PER_TURN) {
    const group = capituloIds.slice(first, first + CAPITULOS_PER_TURN)
    const rows = await listParagrafosWith(db, group, folded, MAX_ACHADOS - achados.length)
    for (const row of rows) achados.push(...findAchados(row, folded, MAX_ACHADOS - achados.length))
    if (achados.length === MAX_ACHADOS) break
    await nextTurn()
  }
  return achados
}

/** As books are stored: composed letters, single spaces. */
function foldQuery(q: string): string {
  return foldForOffsets(q.normalize('NFC')).replace(/ +/g, ' ').trim()
}
