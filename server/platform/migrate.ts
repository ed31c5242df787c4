/** Forward-only migrations: server/migrations/NNN-verb-noun.sql, each in its own transaction. */
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { PROJECT_ROOT } from './config.ts'
import type { Database, Engine } from './database.ts'
import { StartError } from './start-error.ts'

const MIGRATIONS_DIR = join(PROJECT_ROOT, 'server/migrations')

interface Migration {
  name: string
  script: string
  checksum: string
}

/**
 * Applies the migrations that the database does not have yet.
 * @returns the names applied now.
 * @throws StartError when the database knows a migration that differs from the file, or that is not there:
 * it belongs to another version of the program.
 */
export async function migrate(db: Database, dir = MIGRATIONS_DIR): Promise<string[]> {
  await sql`CREATE TABLE IF NOT EXISTS migracao (nome TEXT PRIMARY KEY, soma TEXT NOT NULL, aplicada_em TEXT NOT NULL)`.execute(
    db.write,
  )
  const migrations = readMigrations(dir, db.engine)
  const applied = await listApplied(db)
  checkApplied(applied, migrations)
  const pending = migrations.filter(({ name }) => !applied.has(name))
  for (const migration of pending) await apply(db, migration)
  return pending.map(({ name }) => name)
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

/**
 * The script as one engine runs it. Plain SQLite tables would store text in an INTEGER column, and PostgreSQL has no
 * word for the remedy: a marker of STRICT. What only one engine has stands between its name and END, both as comments.
 */
export function forEngine(script: string, engine: Engine): string {
  return script
    .replace(/\/\*(SQLITE|POSTGRES)\*\/([\s\S]*?)\/\*END\*\//g, (_, name: string, only: string) =>
      name.toLowerCase() === engine ? only : '',
    )
    .replaceAll('/*STRICT*/', engine === 'sqlite' ? 'STRICT' : '')
}

async function listApplied(db: Database): Promise<Map<string, string>> {
  const { rows } = await sql<{ nome: string; soma: string }>`SELECT nome, soma FROM migracao`.execute(
    db.write,
  )
  return new Map(rows.map(({ nome, soma }) => [nome, soma]))
}

function checkApplied(applied: Map<string, string>, migrations: Migration[]): void {
  const checksums = new Map(migrations.map(({ name, checksum }) => [name, checksum]))
  for (const [name, checksum] of applied) {
    if (checksums.get(name) !== checksum) {
      throw new StartError(
        `O banco de dados foi criado por outra versão do programa (migração ${name}). Use a versão correspondente ou outro banco.`,
      )
    }
  }
}

async function apply(db: Database, { name, script, checksum }: Migration): Promise<void> {
  const record = `INSERT INTO migracao (nome, soma, aplicada_em) VALUES ('${name}', '${checksum}', '${new Date().toISOString()}');`
  try {
    await db.exec(`${script}\n${record}`)
  } catch (error) {
    // Another process on the same database may have applied it between our look and our turn.
    const applied = await listApplied(db)
    if (applied.get(name) !== checksum) throw error
  }
}
