/** Fills a schema beside the one in use; one short transaction changes their places, so a failure leaves all as it was. */
import { setTimeout as delay } from 'node:timers/promises'
import type { Kysely } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import type { DatabaseConfig } from '#server/platform/config.ts'
import type { Database } from '#server/platform/database.ts'
import { openDatabase } from '#server/platform/open-database.ts'
import { StartError } from '#server/platform/start-error.ts'
import type { Tables } from '#server/platform/tables.ts'
import {
  analyzeAll,
  countOtherConnections,
  createSchema,
  dropSchema,
  findCurrentSchema,
  listRelacoes,
  moveRelacoes,
} from './schemas-repository.ts'

export type PostgresConfig = Extract<DatabaseConfig, { engine: 'postgres' }>

const AO_LADO = 'mbw_restauracao'
/** How long a server that was told to end may still be connected. */
const ENCERRANDO_MS = 3_000

/** Fills new tables, puts them in place. @returns the schema that keeps the old ones, or null @throws StartError, nothing changed */
export async function fillPostgres(
  config: PostgresConfig,
  fill: (db: Database) => Promise<void>,
): Promise<string | null> {
  const programa = `mbw-restauracao-${uuidv7().slice(-8)}`
  const place = await openDatabase(withParameters(config, { application_name: programa }), 'maintenance')
  try {
    await refuseOthers(place.write, programa)
    const schema = await findCurrentSchema(place.write)
    await dropSchema(place.write, AO_LADO)
    await createSchema(place.write, AO_LADO)
    const options = `-c search_path=${AO_LADO}`
    const beside = await openDatabase(
      withParameters(config, { application_name: programa, options }),
      'maintenance',
    )
    try {
      await fill(beside)
      await analyzeAll(beside.write)
    } finally {
      await beside.close()
    }
    await refuseOthers(place.write, programa)
    return await changePlaces(place.write, schema)
  } catch (error) {
    throw isDatabaseError(error) ? new StartError(`O PostgreSQL recusou: ${error.message}.`) : error
  } finally {
    await dropSchema(place.write, AO_LADO).catch(() => {})
    await place.close()
  }
}

/** @throws StartError when the database has tables */
export async function requireEmpty(config: PostgresConfig): Promise<void> {
  const db = await openDatabase(config, 'reading')
  try {
    const [first] = await listRelacoes(db.read, await findCurrentSchema(db.read))
    if (first === undefined) return
    throw new StartError(
      `O banco de destino não está vazio (tem a tabela ${first}). Crie um banco novo para a mudança.`,
    )
  } finally {
    await db.close()
  }
}

async function changePlaces(db: Kysely<Tables>, schema: string): Promise<string | null> {
  const antes = `antes_da_restauracao_${new Date().toISOString().replace(/\D/g, '').slice(0, 14)}`
  return db.transaction().execute(async (trx) => {
    const old = await listRelacoes(trx, schema)
    if (old.length > 0 && !old.includes('migracao')) {
      throw new StartError('O banco tem tabelas de outro programa. Use um banco só para a biblioteca.')
    }
    if (old.length > 0) await createSchema(trx, antes)
    await moveRelacoes(trx, old, schema, antes)
    await moveRelacoes(trx, await listRelacoes(trx, AO_LADO), AO_LADO, schema)
    return old.length > 0 ? antes : null
  })
}

async function refuseOthers(db: Kysely<Tables>, programa: string): Promise<void> {
  const deadline = performance.now() + ENCERRANDO_MS
  let others = await countOtherConnections(db, programa)
  // A connection that was closed a moment ago is still in the list.
  while (others > 0 && performance.now() < deadline) {
    await delay(100)
    others = await countOtherConnections(db, programa)
  }
  if (others === 0) return
  throw new StartError(
    `Outros programas usam o banco (conexões: ${others}). Encerre os servidores da biblioteca e tente de novo.`,
  )
}

function withParameters(config: PostgresConfig, parameters: Record<string, string>): PostgresConfig {
  const url = new URL(config.url)
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value)
  return { ...config, url: url.href }
}

function isDatabaseError(error: unknown): error is Error {
  return error instanceof Error && 'severity' in error
}
