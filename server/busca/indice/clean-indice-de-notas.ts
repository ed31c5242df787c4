/** Takes the words of deleted notes and highlights out of SQLite's index, where FTS5 only marks them as gone. */
import { setImmediate as nextTurn } from 'node:timers/promises'
import { deleteConfiguracao, findConfiguracao } from '#server/platform/configuracao-repository.ts'
import type { Database } from '#server/platform/database.ts'
import type { FonteDoLeitor } from './donos.ts'
import { mergeSegments } from './sqlite.ts'

/** Set by the triggers of migrations 014 and 021. */
const CHAVES = {
  notas: 'limpeza_busca_notas',
  destaques: 'limpeza_busca_destaques',
} as const satisfies Record<FonteDoLeitor, string>
/** A step of so many pages takes some milliseconds; between steps others are served. */
const PAGINAS_POR_PASSO = 64

/** Joins the parts of these indexes when something was deleted. On PostgreSQL VACUUM takes out what is gone. */
export async function cleanIndiceDeNotas(db: Database): Promise<void> {
  if (db.engine !== 'sqlite') return
  await cleanFonte(db, 'notas')
  await cleanFonte(db, 'destaques')
}

async function cleanFonte(db: Database, fonte: FonteDoLeitor): Promise<void> {
  while (await hasExcluidas(db, fonte)) {
    if (!(await joinParts(db, fonte, -PAGINAS_POR_PASSO))) return
    do await nextTurn()
    while (await joinParts(db, fonte, PAGINAS_POR_PASSO))
  }
}

async function hasExcluidas(db: Database, fonte: FonteDoLeitor): Promise<boolean> {
  return (await findConfiguracao(db.read, CHAVES[fonte])) !== null
}

/** One step of FTS5's 'merge'; a negative number begins a join of all parts. @returns false when there was nothing to do */
function joinParts(db: Database, fonte: FonteDoLeitor, paginas: number): Promise<boolean> {
  return db.write.transaction().execute(async (trx) => {
    const isJoined = await mergeSegments(trx, fonte, paginas)
    if (!isJoined && paginas < 0) await deleteConfiguracao(trx, CHAVES[fonte])
    return isJoined
  })
}
