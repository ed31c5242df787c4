/** Moves everything from SQLite to an empty PostgreSQL, and compares it row by row before it counts. */
import { readConfig } from '#server/platform/config.ts'
import type { Database } from '#server/platform/database.ts'
import { acquireServerLock } from '#server/platform/server-lock.ts'
import { StartError } from '#server/platform/start-error.ts'
import { Carga } from './carga.ts'
import { Celulas } from './formato.ts'
import { describeRetrato } from './gravar-copia.ts'
import { checkMigracoes } from './ler-copia.ts'
import { readLinhas } from './linhas-repository.ts'
import { listTabelas } from './list-tabelas.ts'
import { fillPostgres, type PostgresConfig, requireEmpty } from './preparar-postgres.ts'
import { finishDatabase } from './restore-copia.ts'
import { openRetrato, type Retrato } from './retrato.ts'

export interface MudancaDeBanco {
  tabelas: number
  /** Rows compared, all equal. */
  linhas: number
}

/** @throws StartError when the address is not one of PostgreSQL */
export function readTarget(url: string, dataDir: string): PostgresConfig {
  const { database } = readConfig({ DATABASE_URL: url, MBW_DATA_DIR: dataDir })
  if (database.engine === 'postgres') return database
  throw new StartError('O endereço deve ter a forma postgres://usuario:senha@servidor:5432/banco.')
}

/** Copies SQLite into PostgreSQL. @throws StartError when a server holds the folder, the target is not empty, or a row differs */
export async function moveToPostgres(dataDir: string, target: PostgresConfig): Promise<MudancaDeBanco> {
  // A server would go on writing into what is left behind.
  const lock = acquireServerLock(dataDir)
  try {
    const retrato = await openRetrato({ engine: 'sqlite', dataDir })
    try {
      await requireEmpty(target)
      let linhas = 0
      await fillPostgres(target, async (db) => {
        await load(retrato, db)
        linhas = await compare(retrato, db)
        await finishDatabase(db)
      })
      return { tabelas: retrato.tabelas.length, linhas }
    } finally {
      await retrato.close()
    }
  } finally {
    lock.release()
  }
}

async function load(retrato: Retrato, db: Database): Promise<void> {
  const cabecalho = await describeRetrato(retrato)
  checkMigracoes('O banco de dados', cabecalho)
  const carga = new Carga(db)
  await carga.begin(cabecalho)
  for (const tabela of retrato.tabelas) {
    for await (const linha of readLinhas(retrato.db, retrato.engine, tabela)) {
      await carga.row(tabela, Celulas.parse(JSON.parse(linha)))
    }
    await carga.end(tabela)
  }
}

/** @returns how many rows were compared */
async function compare(retrato: Retrato, db: Database): Promise<number> {
  return db.write.transaction().execute(async (trx) => {
    const copied = new Map((await listTabelas(trx, db.engine)).map((tabela) => [tabela.nome, tabela]))
    let compared = 0
    for (const tabela of retrato.tabelas) {
      const other = copied.get(tabela.nome)
      if (!other) throw new StartError(`Falta a tabela ${tabela.nome} no banco de destino.`)
      const theirs = readLinhas(trx, db.engine, other)
      for await (const ours of readLinhas(retrato.db, retrato.engine, tabela)) {
        const { value } = await theirs.next()
        if (value !== ours) throw new StartError(`Uma linha da tabela ${tabela.nome} não ficou igual.`)
        compared += 1
      }
      const { done } = await theirs.next()
      if (!done) throw new StartError(`A tabela ${tabela.nome} ficou com linhas a mais.`)
    }
    return compared
  })
}
