/** A database as it is at one moment, while others go on writing. */
import type { Kysely } from 'kysely'
import type { DatabaseConfig } from '#server/platform/config.ts'
import type { Engine } from '#server/platform/database.ts'
import { openDatabase } from '#server/platform/open-database.ts'
import { StartError } from '#server/platform/start-error.ts'
import type { Tables } from '#server/platform/tables.ts'
import { listTabelas, type Tabela } from './list-tabelas.ts'
import { beginRetrato } from './retrato-repository.ts'

export interface Retrato {
  engine: Engine
  /** Every query sees the same moment. */
  db: Kysely<Tables>
  tabelas: Tabela[]
  close(): Promise<void>
}

/** Opens a transaction that only reads, beside writers. @throws StartError without a database of this program */
export async function openRetrato(config: DatabaseConfig): Promise<Retrato> {
  const { engine, read } = await openDatabase(config, 'reading')
  try {
    const { db, end } = await beginRetrato(engine, read)
    const tabelas = await listTabelas(db, engine)
    const close = async () => {
      await end()
      await read.destroy()
    }
    if (tabelas.some(({ nome }) => nome === 'migracao')) return { engine, db, tabelas, close }
    await end()
    throw new StartError('O banco de dados está vazio: inicie o servidor uma vez, ou confira DATABASE_URL.')
  } catch (error) {
    await read.destroy()
    throw error instanceof StartError ? error : new StartError(openFailure(error))
  }
}

function openFailure(error: unknown): string {
  return `Não foi possível ler o banco de dados: ${error instanceof Error ? error.message : String(error)}.`
}
