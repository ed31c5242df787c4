/** Forward-only migrations: server/migrations/NNN-verb-noun.sql, each in its own transaction. */
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Kysely, sql } from 'kysely'
import type { Database, Engine } from './database.ts'
import { isUnknownTable } from './database-errors.ts'
import { PROJECT_ROOT } from './project-root.ts'
import { StartError } from './start-error.ts'
import type { Tables } from './tables.ts'

const MIGRATIONS_DIR = join(PROJECT_ROOT, 'server/migrations')

interface Migration {
  name: string
  script: string
  checksum: string
}

/** Applies missing migrations, in turns. @param only these @returns their names @throws StartError for another version's database */
export function migrate(db: Database, dir = MIGRATIONS_DIR, only?: ReadonlySet<string>): Promise<string[]> {
  const migrations = readMigrations(dir, db.engine)
  return db.alone(async () => {
    await sql`CREATE TABLE IF NOT EXISTS migracao (nome TEXT PRIMARY KEY, soma TEXT NOT NULL, aplicada_em TEXT NOT NULL)`.execute(
      db.write,
    )
    const all = listPending(await listApplied(db.write), migrations)
    const pending = all.filter(({ name }) => only?.has(name) ?? true)
    for (const migration of pending) await apply(db, migration)
    return pending.map(({ name }) => name)
  })
}

/**
 * Whether this program's migrations are all applied. Those of the next version may be there too: in a rolling upgrade it
 * comes while servers of this one still answer. It writes nothing.
 */
export async function isMigrated(db: Database, dir = MIGRATIONS_DIR): Promise<boolean> {
  const applied = await listApplied(db.read).catch(emptyWithoutTable)
  return readMigrations(dir, db.engine).every(({ name, checksum }) => applied.get(name) === checksum)
}

/** For commands that must not migrate. @throws StartError when the database is empty or of another version */
export async function requireMigrated(db: Database, dir = MIGRATIONS_DIR): Promise<void> {
  const [first] = listPending(
    await listApplied(db.read).catch(emptyWithoutTable),
    readMigrations(dir, db.engine),
  )
  if (!first) return
  throw new StartError(
    `O banco de dados é de uma versão anterior do programa, ou está vazio (falta a migração ${first.name}). Inicie o programa uma vez com npm start.`,
  )
}

/** Name and checksum of each migration of this program. */
export function listMigrations(dir = MIGRATIONS_DIR): Pick<Migration, 'name' | 'checksum'>[] {
  return readMigrations(dir, 'sqlite')
}

function readMigrations(dir: string, engine: Engine): Migration[] {
  return readdirSync(dir)
    .filter((name) => /^\d{3}-[a-z-]+\.sql$/.test(name))
    .sort()
    .map((name) => {
      const text = readFileSync(join(dir, name), 'utf8')
      return {
        name,
        script: forEngine(text, engine),
        checksum: createHash('sha256').update(text).digest('hex'),
      }
    })
}

/** The script as one engine runs it: SQLite tables must be STRICT, and what one engine has stands between its name and END. */
export function forEngine(script: string, engine: Engine): string {
  return script
    .replace(/\/\*(SQLITE|POSTGRES)\*\/([\s\S]*?)\/\*END\*\//g, (_, name: string, only: string) =>
      name.toLowerCase() === engine ? only : '',
    )
    .replaceAll('/*STRICT*/', engine === 'sqlite' ? 'STRICT' : '')
}

/** Name and checksum of each migration that the database has. */
export async function listApplied(db: Kysely<Tables>): Promise<Map<string, string>> {
  const { rows } = await sql<{ nome: string; soma: string }>`SELECT nome, soma FROM migracao`.execute(db)
  return new Map(rows.map(({ nome, soma }) => [nome, soma]))
}

/** @throws whatever is not the lack of the table */
function emptyWithoutTable(error: unknown): Map<string, string> {
  if (isUnknownTable(error)) return new Map()
  throw error
}

/** @throws StartError when the database has a migration that this program does not have */
function listPending(applied: Map<string, string>, migrations: Migration[]): Migration[] {
  const checksums = new Map(migrations.map(({ name, checksum }) => [name, checksum]))
  for (const [name, checksum] of applied) {
    if (checksums.get(name) !== checksum) {
      throw new StartError(
        `O banco de dados foi criado por outra versão do programa (migração ${name}). Use a versão correspondente ou outro banco.`,
      )
    }
  }
  return migrations.filter(({ name }) => !applied.has(name))
}

async function apply(db: Database, { name, script, checksum }: Migration): Promise<void> {
  const record = `INSERT INTO migracao (nome, soma, aplicada_em) VALUES ('${name}', '${checksum}', '${new Date().toISOString()}');`
  await db.exec(`${script}\n${record}`, `SELECT 1 FROM migracao WHERE nome = '${name}'`)
}
