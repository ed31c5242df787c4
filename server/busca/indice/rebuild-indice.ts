/** Makes the whole index anew: for a database that had none, and when the analyser has changed. */
import type { Kysely } from 'kysely'
import { findImpressao, upsertConteudo } from '#server/platform/conteudo-repository.ts'
import type { Database, Engine } from '#server/platform/database.ts'
import type { Tables } from '#server/platform/tables.ts'
import { inTurn } from '#server/platform/turn.ts'
import { VERSAO_DO_ANALISADOR } from '../analise/colunas.ts'
import { FONTES_PUBLICAS, fontes } from './fontes.ts'
import { indiceOf } from './indice-of.ts'
import { clearPendentes } from './pendentes-repository.ts'
import { rebuildDosLeitores } from './rebuild-dos-leitores.ts'
import { clearVocabulario } from './vocabulario-repository.ts'
import { writeDocumentos } from './write-documentos.ts'

/** Row of `conteudo` that holds the version of the analyser. */
const FONTE = 'busca'

/** Whether the index was made by this program's analyser. */
export async function isIndiceCurrent(db: Kysely<Tables>): Promise<boolean> {
  return (await findImpressao(db, FONTE)) === VERSAO_DO_ANALISADOR
}

/** Empties the index and fills it, inside a transaction of the caller. @returns how many documents it holds */
async function rebuildIndice(trx: Kysely<Tables>, engine: Engine): Promise<number> {
  await indiceOf(engine).lock(trx)
  await clearVocabulario(trx)
  let written = 0
  for (const fonte of FONTES_PUBLICAS) {
    await indiceOf(engine).clear(trx, fonte)
    written += await writeDocumentos(trx, engine, fonte, await fontes[fonte].listNumeros(trx))
  }
  written += await rebuildDosLeitores(trx, engine)
  await clearPendentes(trx)
  await upsertConteudo(trx, {
    fonte: FONTE,
    impressao: VERSAO_DO_ANALISADOR,
    importado_em: new Date().toISOString(),
  })
  return written
}

/** `rebuildIndice` when it is this one's turn; 0 when another server made the index while this one waited for it. */
export function makeIndice(db: Database): Promise<number> {
  return inTurn(db.turn, () => makeIndiceInTurn(db))
}

/** For an import, whose turn it is already. */
export function makeIndiceInTurn(db: Database): Promise<number> {
  return db.write.transaction().execute(async (trx) => {
    await indiceOf(db.engine).lock(trx)
    return (await isIndiceCurrent(trx)) ? 0 : rebuildIndice(trx, db.engine)
  })
}
