/** Takes the words of deleted notes out of SQLite's index, where FTS5 only marks them as gone. */
import { setImmediate as nextTurn } from 'node:timers/promises'
import { deleteConfiguracao, findConfiguracao } from '#server/platform/configuracao-repository.ts'
import type { Database } from '#server/platform/database.ts'
import { mergeSegments } from './sqlite.ts'

/** Set by the trigger of migration 014. */
const CHAVE = 'limpeza_busca_notas'
/** A step of so many pages takes some milliseconds; between steps others are served. */
const PAGINAS_POR_PASSO = 64

/** Joins the parts of the index of notes when notes were deleted. On PostgreSQL VACUUM takes out what is gone. */
export async function cleanIndiceDeNotas(db: Database): Promise<void> {
  if (db.engine !== 'sqlite') return
  while (await hasExcluidas(db)) {
    if (!(await joinParts(db, -PAGINAS_POR_PASSO))) return
    do await nextTurn()
    while (await joinParts(db, PAGINAS_POR_PASSO))
  }
}

async function hasExcluidas(db: Database): Promise<boolean> {
  return (await findConfiguracao(db.read, CHAVE)) !== null
}

/** One step of FTS5's 'merge'; a negative number begins a join of all parts. @returns false when there was nothing to do */
function joinParts(db: Database, paginas: number): Promise<boolean> {
  return db.write.transaction().execute(async (trx) => {
    const isJoined = await mergeSegments(trx, 'notas', paginas)
    if (!isJoined && paginas < 0) await deleteConfiguracao(trx, CHAVE)
    return isJoined
  })
}
