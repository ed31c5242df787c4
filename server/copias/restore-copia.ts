/** Puts a copy in the place of the database. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { makeIndice } from '#server/busca/indice/rebuild-indice.ts'
import type { DatabaseConfig } from '#server/platform/config.ts'
import type { Database } from '#server/platform/database.ts'
import { migrate } from '#server/platform/migrate.ts'
import { openDatabase } from '#server/platform/open-database.ts'
import { Carga, checkCarga, checkTabelas } from './carga.ts'
import type { Cabecalho } from './formato.ts'
import { type ConteudoDaCopia, readCopia } from './ler-copia.ts'
import { listTabelas } from './list-tabelas.ts'
import { fillPostgres } from './preparar-postgres.ts'
import { fillSqlite } from './preparar-sqlite.ts'

/** Reads all of a copy and compares its tables with those that its migrations make. @throws StartError */
export async function verifyCopia(file: string): Promise<ConteudoDaCopia> {
  const conteudo = await readCopia(file)
  await compareTabelas(conteudo.cabecalho)
  return conteudo
}

/** Restores a copy that `verifyCopia` has seen. @returns where the old database is kept, or null @throws StartError, unchanged */
export function restoreCopia(config: DatabaseConfig, file: string): Promise<string | null> {
  const fill = async (db: Database) => {
    await checkCarga(db, await readCopia(file, new Carga(db)))
    await finishDatabase(db)
  }
  return config.engine === 'sqlite' ? fillSqlite(config.dataDir, fill) : fillPostgres(config, fill)
}

/** What a copy does not hold: migrations that came later, and the index of the search. */
export async function finishDatabase(db: Database): Promise<void> {
  await migrate(db)
  await makeIndice(db)
}

async function compareTabelas({ migracoes, tabelas }: Cabecalho): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'mbw-verificar-'))
  const db = await openDatabase({ engine: 'sqlite', dataDir }, 'maintenance')
  try {
    await migrate(db, undefined, new Set(migracoes.map(({ nome }) => nome)))
    checkTabelas(tabelas, await listTabelas(db.read, db.engine))
  } finally {
    await db.close()
    await rm(dataDir, { recursive: true, force: true })
  }
}
