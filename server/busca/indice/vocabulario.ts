/**
 * The words of the public texts, for 'você quis dizer'. Words are only added: one that is no longer in any text can
 * still be proposed, but a proposal is shown only when it finds something.
 */
import { type Kysely, sql } from 'kysely'
import type { Engine } from '#server/platform/database.ts'
import type { Tables } from '#server/platform/tables.ts'
import { analisar } from '../analise/analisar.ts'
import { trigramasDe } from '../consulta/melhor-correcao.ts'
import type { Documento } from '../consulta-e-documento.ts'

export interface PalavraConhecida {
  palavra: string
  /** As it is printed: 'salvação'. */
  exibida: string
  ocorrencias: number
}

/** Words of a text in letters of the alphabet; numbers, Greek and Hebrew have no misspellings that we know. */
const PALAVRA = /^[a-z]{3,30}$/
const POR_VEZ = 20_000
const MAX_CANDIDATOS = 50

/** Counts the words of documents, and how each is printed. */
export class Vocabulario {
  private readonly palavras = new Map<string, PalavraConhecida>()

  add({ titulo, texto }: Documento): void {
    for (const part of [titulo, texto]) {
      for (const { inicio, fim, forma } of analisar(part)) {
        const known = this.palavras.get(forma)
        if (known) known.ocorrencias += 1
        if (known && isPlain(known.exibida)) continue
        if (!known && !PALAVRA.test(forma)) continue
        const escrita = part.slice(inicio, fim)
        if (!known) this.palavras.set(forma, { palavra: forma, exibida: escrita, ocorrencias: 1 })
        else if (capitals(escrita) < capitals(known.exibida)) known.exibida = escrita
      }
    }
  }

  /** In the order of the alphabet. */
  list(): PalavraConhecida[] {
    return [...this.palavras.values()].sort((a, b) => (a.palavra < b.palavra ? -1 : 1))
  }

  async store(db: Kysely<Tables>, engine: Engine): Promise<void> {
    const sorted = this.list()
    for (let first = 0; first < sorted.length; first += POR_VEZ) {
      await storePalavras(db, engine, sorted.slice(first, first + POR_VEZ))
    }
  }
}

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
        )}) AS pair, json_each(pair.value) AS palavra WHERE true`
      : sql`SELECT trigrama, unnest(string_to_array(joined, ' ')) FROM unnest(${sorted.map(([trigrama]) => trigrama)}::text[],
          ${sorted.map(([, joined]) => joined)}::text[]) AS pair (trigrama, joined)`
  await sql`INSERT INTO busca_trigrama (trigrama, palavra) ${rows} ON CONFLICT DO NOTHING`.execute(db)
}

function isPlain(escrita: string): boolean {
  return escrita === escrita.toLowerCase()
}

/** 'senhor' is shown rather than 'Senhor', and that rather than 'SENHOR'. */
function capitals(escrita: string): number {
  return [...escrita].filter((char) => char !== char.toLowerCase()).length
}
