/** A library of a given size in a database that has the texts of content/ already. */
import pg from 'pg'
import type { DatabaseConfig } from '#server/platform/config.ts'
import { openDatabase } from '#server/platform/open-database.ts'
import type { Corpus } from '../busca-corpus.ts'
import type { LibrarySize } from './library-size.ts'
import { seedEbooks } from './seed-ebooks.ts'
import { seedLeitores } from './seed-leitores.ts'
import { seedPedacos } from './seed-pedacos.ts'

export type PostgresConfig = Extract<DatabaseConfig, { engine: 'postgres' }>

/** The same pick for the same number, every time and on every machine; and ids as the program makes them. */
const FUNCTIONS = `
  CREATE FUNCTION bench_pick(i bigint, salt bigint, below bigint) RETURNS bigint IMMUTABLE PARALLEL SAFE LANGUAGE sql
    RETURN (hashint8extended(i, salt) & 9223372036854775807) % below;
  CREATE FUNCTION bench_uuid(i bigint) RETURNS text IMMUTABLE PARALLEL SAFE LANGUAGE sql
    RETURN '01900000-0000-7000-8000-' || lpad(to_hex(i), 12, '0');
  CREATE FUNCTION bench_leitor(i bigint) RETURNS text IMMUTABLE PARALLEL SAFE LANGUAGE sql
    RETURN '01900000-0000-7000-9000-' || lpad(to_hex(i), 12, '0');`

/** An index that is made of all rows at once takes a tenth of the time; these are the large ones, made side by side. */
const INDEXES = ['busca_ebooks_termos', 'busca_notas_termos'] as const

export interface SeededLibrary {
  readonly seconds: number
  readonly rows: Readonly<Record<string, number>>
}

export async function seedLibrary(
  config: PostgresConfig,
  corpus: Corpus,
  size: LibrarySize,
): Promise<SeededLibrary> {
  const startedAt = performance.now()
  const client = await connect(config)
  const db = await openDatabase(config, 'maintenance')
  try {
    await client.query(FUNCTIONS)
    await seedPedacos(db, client, corpus, size.pedacos)
    await withoutIndexes(config, client, async () => {
      await seedEbooks(client, size)
      await seedLeitores(client, size)
    })
    // As PostgreSQL does by itself, by and by.
    await client.query('VACUUM ANALYZE')
    return { seconds: (performance.now() - startedAt) / 1000, rows: await countRows(client) }
  } finally {
    await db.close()
    await client.end()
  }
}

async function connect({ url }: PostgresConfig): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query("SET maintenance_work_mem = '1GB'; SET work_mem = '256MB'; SET jit = off")
  return client
}

async function withoutIndexes(
  config: PostgresConfig,
  client: pg.Client,
  work: () => Promise<void>,
): Promise<void> {
  const { rows } = await client.query<{ name: string; definition: string }>(
    'SELECT relname AS name, pg_get_indexdef(oid) AS definition FROM pg_class WHERE relname = ANY ($1)',
    [INDEXES],
  )
  for (const { name } of rows) await client.query(`DROP INDEX ${name}`)
  await work()
  // Of a table in parts it is named after the table alone, which a new one would not reach.
  const made = rows.map(({ definition }) => makeIndex(config, definition.replace(' ON ONLY ', ' ON ')))
  await Promise.all(made)
}

async function makeIndex(config: PostgresConfig, definition: string): Promise<void> {
  const client = await connect(config)
  try {
    await client.query(definition)
  } finally {
    await client.end()
  }
}

async function countRows(client: pg.Client): Promise<Record<string, number>> {
  const tables = ['usuario', 'anotacao', 'leitura', 'ebook', 'paragrafo']
  const counts = tables.map((table) => `(SELECT count(*)::integer FROM ${table}) AS ${table}`)
  const { rows } = await client.query(`SELECT ${counts.join(', ')}`)
  return rows[0]
}
