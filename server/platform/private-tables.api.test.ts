/** Rows of readers could be spread over machines by their reader: what of the schema and the queries would not go with that. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { listSources } from '#tests/support/source-files.ts'
import { createEmptyDatabase, type TestDatabase } from '#tests/support/test-database.ts'
import { migrate } from './migrate.ts'
import { PROJECT_ROOT } from './project-root.ts'

/** Keys without the reader, and why; docs/scaling.md says what each would need. Nothing is added here. */
const WITHOUT_READER = [
  // Numbers of documents are of the whole index.
  'busca_destaque (id)',
  'busca_nota (id)',
  // A cookie names no reader.
  'sessao (token_hash)',
]
/** An index that names its reader as a word, not in a column. */
const READER_IN_PARENT = ['busca_destaques', 'busca_notas']

describe.runIf(inject('golden').engine === 'postgres')('tables of readers', () => {
  let database: TestDatabase
  let ofReaders: string[]

  beforeAll(async () => {
    database = await createEmptyDatabase()
    await migrate(database.db)
    const { rows } = await sql<{ name: string }>`SELECT table_name AS name FROM information_schema.columns
      WHERE table_schema = 'public' AND column_name = 'usuario_id' ORDER BY 1`.execute(database.db.read)
    ofReaders = rows.map(({ name }) => name)
  })
  afterAll(() => database.drop())

  it('are those that one knows of', () => {
    expect(ofReaders).toEqual([
      'anotacao',
      'aparelho',
      'assinatura',
      'aviso',
      'busca_destaque',
      'busca_nota',
      'chave_de_conta',
      'conta_palavra',
      'correio',
      'destaque',
      'etiqueta',
      'etiqueta_da_marca',
      'etiqueta_da_nota',
      'etiqueta_do_destaque',
      'foto',
      'leitura',
      'marca',
      'memoria_perfil',
      'pagamento',
      'papel',
      'parada',
      'plano_iniciado',
      'plano_porcao',
      'planos_do_leitor',
      'preferencia',
      'revisao',
      'sessao',
      'uso',
      'versiculo_escolhido',
    ])
  })

  it('have the reader in every key', async () => {
    const { rows } = await sql<{ name: string; columns: string }>`
      SELECT t.relname AS name, string_agg(a.attname, ', ' ORDER BY k.place) AS columns
      FROM pg_index AS i
      JOIN pg_class AS t ON t.oid = i.indrelid AND t.relnamespace = 'public'::regnamespace
      CROSS JOIN LATERAL unnest(i.indkey) WITH ORDINALITY AS k (number, place)
      JOIN pg_attribute AS a ON a.attrelid = t.oid AND a.attnum = k.number
      WHERE i.indisunique GROUP BY t.relname, i.indexrelid ORDER BY 1, 2`.execute(database.db.read)
    const keys = rows.filter(({ name }) => ofReaders.includes(name))
    expect(keys.length).toBeGreaterThan(ofReaders.length)
    const without = keys.filter(({ columns }) => !columns.split(', ').includes('usuario_id'))
    expect(without.map(({ name, columns }) => `${name} (${columns})`)).toEqual(WITHOUT_READER)
  })

  it('point to rows of the same reader, or to texts; no text points to a reader', async () => {
    const { rows } = await sql<{ name: string; target: string; columns: string; definition: string }>`
      SELECT t.relname AS name, p.relname AS target, pg_get_constraintdef(k.oid) AS definition
      FROM pg_constraint AS k JOIN pg_class AS t ON t.oid = k.conrelid JOIN pg_class AS p ON p.oid = k.confrelid
      WHERE k.contype = 'f' AND t.relnamespace = 'public'::regnamespace ORDER BY 1, 2`.execute(
      database.db.read,
    )
    const isOfReader = (name: string) => name === 'usuario' || ofReaders.includes(name)
    const wrong = rows.filter(
      ({ target, definition }) => isOfReader(target) && !definition.startsWith('FOREIGN KEY (usuario_id'),
    )
    expect(rows.length).toBeGreaterThan(20)
    expect(wrong.map(({ name }) => name)).toEqual(READER_IN_PARENT)
  })

  it('are joined by the reader', () => {
    const joins = listSources(PROJECT_ROOT, 'server')
      .filter(({ path }) => !/\.test\.ts$/.test(path))
      .flatMap(({ path }) => joinsIn(path))
      .filter(({ table }) => table === 'usuario' || ofReaders.includes(table))
    expect(joins.length).toBeGreaterThan(4)
    expect(joins.filter(({ text }) => !text.includes('usuario_id')).map(({ path }) => path)).toEqual([])
  })
})

/** Each join that is written with Kysely, and its condition up to the next call of the query. */
function joinsIn(path: string): { path: string; table: string; text: string }[] {
  const source = readFileSync(join(PROJECT_ROOT, path), 'utf8')
  return [...source.matchAll(/\.(?:inner|left)Join\(\s*'(\w+)[^']*'([\s\S]*?)\n {4}\./g)].map(
    ([, table = '', text = '']) => ({ path, table, text }),
  )
}
