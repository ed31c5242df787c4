/** The tables of words, and of the trigrams by which words that look alike are found. */
import { type Kysely, sql } from 'kysely'
import type { Engine } from '#server/platform/database.ts'
import type { Tables } from '#server/platform/tables.ts'
import { trigramasDe } from '../consulta/melhor-correcao.ts'

export interface PalavraConhecida {
  palavra: string
  /** As it is printed: 'salvação'. */
  exibida: string
  ocorrencias: number
}

const MAX_CANDIDATOS = 50

/** Words that are not known yet go into the tables. */
export async function storePalavras(
  db: Kysely<Tables>,
  engine: Engine,
  palavras: readonly PalavraConhecida[],
): Promise<void> {
  const added = await insertPalavras(db, engine, palavras)
  await insertTrigramas(db, engine, added.sort())
}

/** Takes everything out, before the index is made anew. */
export async function clearVocabulario(db: Kysely<Tables>): Promise<void> {
  await db.deleteFrom('busca_trigrama').execute()
  await db.deleteFrom('busca_palavra').execute()
}

/** Which of some words the public texts have. */
export async function listConhecidas(db: Kysely<Tables>, formas: readonly string[]): Promise<Set<string>> {
  if (formas.length === 0) return new Set()
  const rows = await db.selectFrom('busca_palavra').select('palavra').where('palavra', 'in', formas).execute()
  return new Set(rows.map(({ palavra }) => palavra))
}

/** The words that share most trigrams with one. */
export function listParecidas(db: Kysely<Tables>, forma: string): Promise<PalavraConhecida[]> {
  return db
    .selectFrom('busca_trigrama')
    .innerJoin('busca_palavra', 'busca_palavra.palavra', 'busca_trigrama.palavra')
    .select(['busca_palavra.palavra', 'exibida', 'ocorrencias'])
    .where('trigrama', 'in', trigramasDe(forma))
    .groupBy(['busca_palavra.palavra', 'exibida', 'ocorrencias'])
    .orderBy((query) => query.fn.countAll(), 'desc')
    .orderBy((query) => query.fn('abs', [sql`length(busca_palavra.palavra) - ${forma.length}`]))
    .orderBy('ocorrencias', 'desc')
    .orderBy('busca_palavra.palavra')
    .limit(MAX_CANDIDATOS)
    .execute()
}

/** @returns the words that were new */
async function insertPalavras(
  db: Kysely<Tables>,
  engine: Engine,
  palavras: readonly PalavraConhecida[],
): Promise<string[]> {
  const cells = palavras.map(({ palavra, exibida, ocorrencias }) => [palavra, exibida, ocorrencias] as const)
  const rows =
    engine === 'sqlite'
      ? sql`SELECT value->>0, value->>1, value->>2 FROM json_each(${JSON.stringify(cells)}) WHERE true`
      : sql`SELECT * FROM unnest(${cells.map(([palavra]) => palavra)}::text[],
          ${cells.map(([, exibida]) => exibida)}::text[], ${cells.map(([, , ocorrencias]) => ocorrencias)}::integer[])`
  const inserted = await sql<{
    palavra: string
  }>`INSERT INTO busca_palavra (palavra, exibida, ocorrencias) ${rows}
    ON CONFLICT (palavra) DO NOTHING RETURNING palavra`.execute(db)
  return inserted.rows.map(({ palavra }) => palavra)
}

async function insertTrigramas(
  db: Kysely<Tables>,
  engine: Engine,
  palavras: readonly string[],
): Promise<void> {
  const byTrigrama = new Map<string, string>()
  for (const palavra of palavras) {
    for (const trigrama of trigramasDe(palavra)) {
      const known = byTrigrama.get(trigrama)
      byTrigrama.set(trigrama, known === undefined ? palavra : `${known} ${palavra}`)
    }
  }
  const sorted = [...byTrigrama].sort(([a], [b]) => (a < b ? -1 : 1))
  const rows =
    engine === 'sqlite'
      ? sql`SELECT pair.key, palavra.value FROM json_each(${JSON.stringify(
          Object.fromEntries(sorted.map(([trigrama, joined]) => [trigrama, joined.split(' ')])),
        )}) AS pair, json_each(pair.value) AS palavra`
      : sql`SELECT trigrama, unnest(string_to_array(joined, ' ')) FROM unnest(${sorted.map(([trigrama]) => trigrama)}::text[],
          ${sorted.map(([, joined]) => joined)}::text[]) AS pair (trigrama, joined)`
  await sql`INSERT INTO busca_trigrama (trigrama, palavra) ${rows}`.execute(db)
}
