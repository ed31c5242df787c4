/** The index in tables of one tsvector, whose lexemes and positions are made here: no configuration of the server counts. */
import { type RawBuilder, sql } from 'kysely'
import type { FonteDaBusca } from '#contract/busca.ts'
import { SEPARADOR } from '../analise/colunas.ts'
import { toTsquery, toTsqueryFrase } from '../consulta/tsquery.ts'
import { type Entrada, type Indice, leitorDe, type Procura } from './indice.ts'

export const postgresIndice: Indice = {
  // In the order in which notes and imports write to them.
  async lock(trx) {
    await sql`LOCK TABLE busca_nota, busca_notas, busca_padroes, busca_biblia, busca_ebooks, busca_palavra, busca_trigrama
      IN SHARE ROW EXCLUSIVE MODE`.execute(trx)
  },

  async insert(db, fonte, entradas) {
    if (entradas.length === 0) return
    const rows = entradas.toSorted((a, b) => a.numero - b.numero)
    const numeros = rows.map(({ numero }) => numero)
    const vectors = rows.map(toTsvector)
    await sql`INSERT INTO ${table(fonte)} (id, termos)
      SELECT id, termos::tsvector FROM unnest(${numeros}::bigint[], ${vectors}::text[]) AS t (id, termos)`.execute(
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
    await sql`SELECT gin_clean_pending_list(${`busca_${fonte}_termos`}::regclass)`.execute(db)
    if (isMuch) await sql`ANALYZE ${table(fonte)}`.execute(db)
  },

  toExpressao: toTsquery,
  toExpressaoDaFrase(consulta) {
    const frase = toTsqueryFrase(consulta.frase)
    const rest = toTsquery(consulta)
    return frase === null || rest === null ? null : `(${frase}) & (${rest})`
  },

  async find(db, procura) {
    const { rows } = await sql<{ id: number }>`${select(procura)} ORDER BY 1 LIMIT ${procura.limite}`.execute(
      db,
    )
    return rows.map(({ id }) => id)
  },

  // In no order: so the way to a thousand of them is short for rare words and for frequent ones.
  async count(db, procura) {
    const hits = sql`${select(procura)} LIMIT ${procura.limite}`
    const { rows } = await sql<{ total: number }>`SELECT count(*) AS total FROM (${hits}) AS hits`.execute(db)
    return rows[0]?.total ?? 0
  },
}

function select({ fonte, expressao, usuarioId, depois = -1 }: Procura): RawBuilder<{ id: number }> {
  const name = table(fonte)
  if (fonte !== 'notas') {
    return sql<{ id: number }>`SELECT id FROM ${name}
      WHERE termos @@ ${expressao}::tsquery AND id > ${depois}`
  }
  const own = `'${leitorDe(usuarioId ?? '')}' & (${expressao})`
  return sql<{ id: number }>`SELECT ${name}.id FROM ${name} JOIN busca_nota ON busca_nota.id = ${name}.id
    WHERE busca_nota.usuario_id = ${usuarioId} AND termos @@ ${own}::tsquery AND ${name}.id > ${depois}`
}

/** "'fgraca':2 'rgrac':2": `forma` and `raiz` of a word stand at the same place. */
function toTsvector({ forma, raiz, leitor }: Entrada): string {
  const places = new Map<string, number[]>()
  const add = (prefix: string, words: string) => {
    for (const [index, word] of words.split(' ').entries()) {
      if (word === SEPARADOR) continue
      const lexeme = prefix + word
      const known = places.get(lexeme)
      if (known) known.push(index + 1)
      else places.set(lexeme, [index + 1])
    }
  }
  add('f', forma)
  add('r', raiz)
  const lexemes = [...places].map(([lexeme, at]) => `'${lexeme}':${at.join(',')}`)
  return (leitor === undefined ? lexemes : [...lexemes, `'${leitor}'`]).join(' ')
}

function table(fonte: FonteDaBusca) {
  return sql.table(`busca_${fonte}`)
}
