/** The index in tables of one tsvector, whose lexemes and positions are made here: no configuration of the server counts. */
import { type Kysely, type RawBuilder, sql } from 'kysely'
import { type FonteDaBusca, MAX_CONTAGEM } from '#contract/fontes-da-busca.ts'
import type { Tables } from '#server/platform/tables.ts'
import { toTsquery } from '../consulta/tsquery.ts'
import { DONOS, isDoLeitor } from './donos.ts'
import { type Expressao, type Indice, leitorDe, type Procura, readLista } from './indice.ts'
import { KIND, TIPOS, toNumero } from './numeros.ts'
import { toTsvector } from './tsvector.ts'

/** Between vectors, which have no such character: a list of many texts is slow to write as an array. */
const ENTRE = '\n'

const MUITOS = MAX_CONTAGEM + 1
/** In an expression (../consulta/tsquery.ts); no lexeme has it. */
const PREFIXO = ':*'
/** Where nobody asks how many there are, so many times the hits that are wanted are read before their order is made use of. */
const ALGUNS = 3

/** A table of a source's index. */
interface Parte {
  readonly tabela: string
  readonly ultimo: number
}

/** The parts of the ebooks' index in the order of their numbers, by the share of the paragraphs with which each ends (migration 012). */
const PARTES_DOS_EBOOKS: readonly Parte[] = (
  [
    ['titulos', 0],
    ['1', 1 / 64],
    ['2', 1 / 16],
    ['3', 1 / 4],
    ['4', 1],
  ] as const
).map(([nome, share]) => ({
  tabela: `busca_ebooks_${nome}`,
  ultimo: toNumero(TIPOS.ebooks.paragrafo, 0) + share * KIND - 1,
}))

export const postgresIndice: Indice = {
  // In the order in which notes and imports write to them.
  async lock(trx) {
    await sql`LOCK TABLE busca_nota, busca_notas, busca_destaque, busca_destaques, busca_padroes, busca_biblia, busca_ebooks, busca_palavra, busca_trigrama
      IN SHARE ROW EXCLUSIVE MODE`.execute(trx)
  },

  async insert(db, fonte, entradas) {
    if (entradas.length === 0) return
    const rows = entradas.toSorted((a, b) => a.numero - b.numero)
    const numeros = rows.map(({ numero }) => numero)
    const vectors = rows.map((row) => toTsvector(row, fonte))
    await sql`INSERT INTO ${table(fonte)} (id, termos)
      SELECT id, termos::tsvector
      FROM unnest(${numeros}::bigint[], string_to_array(${vectors.join(ENTRE)}, ${ENTRE})) AS t (id, termos)`.execute(
      db,
    )
  },

  async remove(db, fonte, numeros) {
    if (numeros.length === 0) return
    await sql`DELETE FROM ${table(fonte)} WHERE id = ANY (${numeros}::bigint[])`.execute(db)
  },

  async clear(db, fonte) {
    await sql`DELETE FROM ${table(fonte)}`.execute(db)
  },

  async settle(db, fonte, { isMuch }) {
    // Searches would have to walk through what still waits to go into the index.
    const index = sql`${`busca_${fonte}_termos`}::regclass`
    await sql`WITH parts AS (SELECT inhrelid::regclass AS index FROM pg_inherits WHERE inhparent = ${index})
      SELECT gin_clean_pending_list(index) FROM
        (SELECT index FROM parts UNION ALL SELECT ${index} WHERE NOT EXISTS (SELECT FROM parts)) AS all_parts`.execute(
      db,
    )
    if (isMuch) await sql`ANALYZE ${table(fonte)}`.execute(db)
  },

  // It keeps nobody waiting who does not search.
  async settleStep(trx, fonte) {
    await this.settle(trx, fonte, { isMuch: true })
    return false
  },

  toExpressao: toTsquery,

  // PostgreSQL reads every hit of a part before it can tell the lowest, so it is asked for one part after the other.
  async find(db, { limite, isCounted = false, ...procura }) {
    const muitos = isCounted ? MUITOS : ALGUNS * limite
    const numeros: number[] = []
    for (const parte of listPartes(procura)) {
      if (!isCounted && numeros.length >= limite) return { numeros: numeros.slice(0, limite), total: null }
      const rest = muitos - numeros.length
      const some = await listSome(db, { ...procura, limite: rest }, parte)
      if (some.length === rest) {
        const lowest = await listLowest(db, { ...procura, limite: limite - numeros.length }, parte)
        return { numeros: [...numeros, ...lowest].slice(0, limite), total: isCounted ? MUITOS : null }
      }
      numeros.push(...some)
    }
    return { numeros: numeros.slice(0, limite), total: numeros.length }
  },

  // It visits the row of each hit. Those of ebooks are mostly in pages of their own: 8,192 of a million took 40 ms, 1,024 took 3.
  maxDaLista: (fonte) => (fonte === 'ebooks' ? 1_024 : 8_192),

  async list(db, procura) {
    const numeros: number[] = []
    for (const parte of listPartes(procura)) {
      const rest = procura.limite + 1 - numeros.length
      numeros.push(...(await listSome(db, { ...procura, limite: rest }, parte)))
      if (numeros.length > procura.limite) return null
    }
    return Float64Array.from(numeros)
  },

  async count(db, procura) {
    let total = 0
    for (const parte of listPartes(procura)) {
      total += (await listSome(db, { ...procura, limite: procura.limite - total }, parte)).length
      if (total === procura.limite) break
    }
    return total
  },
}

function listPartes({ fonte, depois = -1 }: Pick<Procura, 'fonte' | 'depois'>): readonly Parte[] {
  if (fonte === 'ebooks') return PARTES_DOS_EBOOKS.filter(({ ultimo }) => ultimo > depois)
  return [{ tabela: `busca_${fonte}`, ultimo: Number.MAX_SAFE_INTEGER }]
}

/** Hits, of whichever the way is shortest, so that it is short for rare words and for frequent ones. @returns in their order */
function listSome(db: Kysely<Tables>, procura: Procura, parte: Parte): Promise<Float64Array> {
  return readIds(db, sql`${select(procura, parte)} LIMIT ${procura.limite}`)
}

/** The lowest of many hits. */
async function listLowest(db: Kysely<Tables>, procura: Procura, parte: Parte): Promise<Float64Array> {
  if (procura.limite <= 0) return new Float64Array()
  return readIds(db, sql`${select(procura, parte)} ORDER BY 1 LIMIT ${procura.limite}`)
}

/** @param select of numbers named `id` */
async function readIds(db: Kysely<Tables>, select: RawBuilder<unknown>): Promise<Float64Array> {
  const query = sql<{ ids: string | null }>`SELECT string_agg(id::text, ',') AS ids FROM (${select}) AS hits`
  return readLista((await query.execute(db)).rows[0]?.ids)
}

function select(
  { fonte, expressao, usuarioId, depois = -1 }: Omit<Procura, 'limite'>,
  { tabela }: Parte,
): RawBuilder<{ id: number }> {
  const name = sql.table(tabela)
  if (!isDoLeitor(fonte)) {
    // Not a join: the way to the hits must stay the same.
    const ocultos = sql`SELECT numero FROM busca_pendente WHERE fonte = ${fonte} AND oculto > 0`
    return sql<{ id: number }>`SELECT id FROM ${name}
      WHERE termos @@ ${expressao.indice}::tsquery AND id > ${depois} AND id NOT IN (${ocultos}) ${isAlso(expressao)}`
  }
  const dono = sql.table(DONOS[fonte])
  const leitor = `'${leitorDe(usuarioId ?? '')}'`
  // The index would read what all readers have of a prefix: the function asks the reader's own rows, without it.
  const matches = expressao.indice.includes(PREFIXO)
    ? sql`termos @@ ${leitor}::tsquery AND ts_match_vq(termos, ${expressao.indice}::tsquery)`
    : sql`termos @@ ${`${leitor} & (${expressao.indice})`}::tsquery`
  return sql<{ id: number }>`SELECT ${name}.id FROM ${name} JOIN ${dono} ON ${dono}.id = ${name}.id
    WHERE ${dono}.usuario_id = ${usuarioId} AND ${matches} AND ${name}.id > ${depois}`
}

/**
 * Looked for in the rows, of which the index names few: by itself the condition would be asked of the index too, which looks up every word
 * of a phrase. `IS TRUE` keeps it from that, and the planner still knows how rare it is, as of a function it would not (ADR 071).
 */
function isAlso({ conferida }: Expressao): RawBuilder<unknown> {
  return conferida === null ? sql`` : sql`AND (termos @@ ${conferida}::tsquery) IS TRUE`
}

function table(fonte: FonteDaBusca) {
  return sql.table(`busca_${fonte}`)
}
