/** The index in FTS5 tables without content. They are written in the order of their numbers: another one is slow. */
import { type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely'
import type { FonteDaBusca } from '#contract/fontes-da-busca.ts'
import type { Tables } from '#server/platform/tables.ts'
import { toFts5 } from '../consulta/fts5.ts'
import { DONOS, isDoLeitor } from './donos.ts'
import { type Indice, leitorDe, type Procura, readLista } from './indice.ts'

/** Pages of the index that one step writes: some 20 ms. */
const PAGES_AT_ONCE = 300

export const sqliteIndice: Indice = {
  // Every transaction that writes has the only lock.
  async lock() {},

  async insert(db, fonte, entradas) {
    if (entradas.length === 0) return
    const rows = JSON.stringify(
      entradas
        .toSorted((a, b) => a.numero - b.numero)
        .map(({ numero, forma, raiz, leitor }) => [numero, forma, raiz, leitor ?? '']),
    )
    const [columns, values] = isDoLeitor(fonte)
      ? [sql`rowid, forma, raiz, leitor`, sql`value->>0, value->>1, value->>2, value->>3`]
      : [sql`rowid, forma, raiz`, sql`value->>0, value->>1, value->>2`]
    await sql`INSERT INTO ${table(fonte)} (${columns}) SELECT ${values} FROM json_each(${rows})`.execute(db)
  },

  async remove(db, fonte, numeros) {
    if (numeros.length === 0) return
    const list = JSON.stringify(numeros.toSorted((a, b) => a - b))
    await sql`DELETE FROM ${table(fonte)} WHERE rowid IN (SELECT value FROM json_each(${list}))`.execute(db)
  },

  async clear(db, fonte) {
    const name = table(fonte)
    await sql`INSERT INTO ${name} (${name}) VALUES ('delete-all')`.execute(db)
  },

  async settle(db, fonte, { isMuch }) {
    // What readers write is left to FTS5, which joins its segments as it goes.
    if (isDoLeitor(fonte)) return
    while ((await mergeSegments(db, fonte, PAGES_AT_ONCE)) && isMuch);
  },

  settleStep: (trx, fonte) => mergeSegments(trx, fonte, PAGES_AT_ONCE),

  toExpressao(consulta) {
    const indice = toFts5(consulta)
    return indice === null ? null : { indice, conferida: null }
  },

  async find(db, procura) {
    const { rows } = await select(procura).execute(db)
    return { numeros: rows.map(({ id }) => id), total: rows.length < procura.limite ? rows.length : null }
  },

  // They stand in the index itself, but a longer list would be long to keep.
  maxDaLista: () => 8_192,

  async list(db, procura) {
    const some = select({ ...procura, limite: procura.limite + 1 })
    const query = sql<{ ids: string | null }>`SELECT string_agg(CAST(id AS text), ',') AS ids FROM (${some})`
    const numeros = readLista((await query.execute(db)).rows[0]?.ids)
    return numeros.length > procura.limite ? null : numeros
  },

  async count(db, procura) {
    const { rows } = await sql<{ total: number }>`SELECT count(*) AS total FROM (${select(procura)})`.execute(
      db,
    )
    return rows[0]?.total ?? 0
  },
}

/** One step of FTS5's 'merge'. @param pages to write; negative begins a join of all @returns whether there was something to do */
export async function mergeSegments(
  db: Kysely<Tables>,
  fonte: FonteDaBusca,
  pages: number,
): Promise<boolean> {
  const name = table(fonte)
  const before = await countChanges(db)
  await sql`INSERT INTO ${name} (${name}, rank) VALUES ('merge', ${sql.lit(pages)})`.execute(db)
  return (await countChanges(db)) - before >= 2
}

async function countChanges(db: Kysely<Tables>): Promise<number> {
  const { rows } = await sql<{ total: number }>`SELECT total_changes() AS total`.execute(db)
  return rows[0]?.total ?? 0
}

function select({ fonte, expressao, usuarioId, depois = -1, limite }: Procura): RawBuilder<{ id: number }> {
  const name = table(fonte)
  if (!isDoLeitor(fonte)) {
    const isOculto = sql<SqlBool>`EXISTS (
      SELECT 1 FROM busca_pendente WHERE fonte = ${fonte} AND numero = ${name}.rowid AND oculto > 0)`
    return sql<{ id: number }>`SELECT rowid AS id FROM ${name}
      WHERE ${name} MATCH ${expressao.indice} AND rowid > ${depois} AND NOT ${isOculto} ORDER BY rowid LIMIT ${limite}`
  }
  const dono = sql.table(DONOS[fonte])
  const own = `leitor : "${leitorDe(usuarioId ?? '')}" AND (${expressao.indice})`
  const isOwn = sql<SqlBool>`EXISTS (
    SELECT 1 FROM ${dono} WHERE ${dono}.id = ${name}.rowid AND ${dono}.usuario_id = ${usuarioId})`
  return sql<{ id: number }>`SELECT rowid AS id FROM ${name}
    WHERE ${name} MATCH ${own} AND ${isOwn} AND rowid > ${depois} ORDER BY rowid LIMIT ${limite}`
}

function table(fonte: FonteDaBusca) {
  return sql.table(`busca_${fonte}`)
}
