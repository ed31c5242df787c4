/** The rows of a table, in the order of its primary key, a hundred at a time: the memory stays the same however many there are. */
import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Engine } from '#server/platform/database.ts'
import type { Tables } from '#server/platform/tables.ts'
import { Soma, toLinha } from './formato.ts'
import type { Tabela } from './list-tabelas.ts'

type Row = Record<string, unknown>

/** Few, because a photo or an image of a book is a row as well. */
const POR_VEZ = 100

/** The rows as they stand in a copy. @param db inside a transaction: on PostgreSQL it holds a cursor */
export async function* readLinhas(
  db: Kysely<Tables>,
  engine: Engine,
  tabela: Tabela,
): AsyncGenerator<string> {
  const pages = engine === 'sqlite' ? pageByKey(db, tabela) : pageByCursor(db, tabela)
  for await (const rows of pages) {
    for (const row of rows) {
      yield toLinha(
        tabela.nome,
        tabela.colunas.map((coluna) => row[coluna]),
      )
    }
  }
}

/** Number and hash of the rows of a table. */
export async function sumTabela(db: Kysely<Tables>, engine: Engine, tabela: Tabela): Promise<Soma> {
  const soma = new Soma()
  for await (const linha of readLinhas(db, engine, tabela)) soma.add(linha)
  return soma
}

async function* pageByKey(db: Kysely<Tables>, tabela: Tabela): AsyncGenerator<Row[]> {
  const chave = sql.join(tabela.chave.map((coluna) => sql.ref(coluna)))
  let last: Row | undefined
  do {
    const after = sql.join(tabela.chave.map((coluna) => last?.[coluna]))
    const { rows }: { rows: Row[] } = await sql<Row>`
      ${selectFrom(tabela)} ${last ? sql`WHERE (${chave}) > (${after})` : sql``}
      ORDER BY ${chave} LIMIT ${POR_VEZ}`.execute(db)
    yield rows
    last = rows.length < POR_VEZ ? undefined : rows.at(-1)
  } while (last)
}

/** No index has the order of bytes where the database has another one: a cursor sorts once. */
async function* pageByCursor(db: Kysely<Tables>, tabela: Tabela): AsyncGenerator<Row[]> {
  const order = tabela.chave.map((coluna) =>
    tabela.textos.has(coluna) ? sql`${sql.ref(coluna)} COLLATE "C"` : sql.ref(coluna),
  )
  await sql`DECLARE linhas NO SCROLL CURSOR FOR ${selectFrom(tabela)} ORDER BY ${sql.join(order)}`.execute(db)
  for (;;) {
    const { rows } = await sql<Row>`FETCH ${sql.lit(POR_VEZ)} FROM linhas`.execute(db)
    yield rows
    if (rows.length < POR_VEZ) break
  }
  await sql`CLOSE linhas`.execute(db)
}

/** The row 'busca' says what made the index, which is not in a copy. */
function selectFrom({ nome, colunas }: Tabela): RawBuilder<Row> {
  const source = nome === 'conteudo' ? sql`(SELECT * FROM conteudo WHERE fonte <> 'busca') AS conteudo` : null
  return sql`SELECT ${sql.join(colunas.map((coluna) => sql.ref(coluna)))} FROM ${source ?? sql.table(nome)}`
}
