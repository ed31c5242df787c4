/** The pieces of which all texts of a seeded library are made, analysed once by the product's own code. */
import type pg from 'pg'
import { foldText } from '#contract/fold.ts'
import { analisarDocumento } from '#server/busca/analise/colunas.ts'
import { toEntrada } from '#server/busca/indice/entrada.ts'
import { toTsvector } from '#server/busca/indice/tsvector.ts'
import { Vocabulario } from '#server/busca/indice/vocabulario.ts'
import type { Database } from '#server/platform/database.ts'
import { type Corpus, makeSegments } from '../busca-corpus.ts'
import { createRandom } from '../busca-random.ts'

const SEED = 1689
const SEGMENTS = 2
const TITLE_WORDS = 5
const AT_ONCE = 2_000

interface Pedaco {
  readonly id: number
  readonly titulo: string
  readonly texto: string
}

/** Fills the table bench_pedaco with pieces 0 to `count`, and the vocabulary with their words. */
export async function seedPedacos(
  db: Database,
  client: pg.Client,
  corpus: Corpus,
  count: number,
): Promise<void> {
  await client.query(`CREATE TABLE bench_pedaco (id BIGINT PRIMARY KEY, titulo TEXT NOT NULL, texto TEXT NOT NULL,
    busca TEXT NOT NULL, termos TSVECTOR, termos_titulo TSVECTOR)`)
  const random = createRandom(SEED)
  const vocabulario = new Vocabulario()
  for (let first = 0; first < count; first += AT_ONCE) {
    const pedacos = Array.from({ length: Math.min(AT_ONCE, count - first) }, (_, index) => {
      const texto = makeSegments(corpus, random, SEGMENTS)
      return { id: first + index, titulo: texto.split(' ').slice(0, TITLE_WORDS).join(' '), texto }
    })
    await insertPedacos(client, pedacos)
    for (const { texto } of pedacos)
      vocabulario.add({ titulo: '', texto }, analisarDocumento({ titulo: '', texto }))
  }
  await vocabulario.store(db.write, 'postgres')
  await client.query('VACUUM ANALYZE bench_pedaco')
}

/** As the index of the ebooks has them. */
function vectorOf(texto: string): string {
  const entrada = toEntrada(0, { titulo: '', texto })
  return entrada ? toTsvector(entrada, 'ebooks') : ''
}

async function insertPedacos(client: pg.Client, pedacos: readonly Pedaco[]): Promise<void> {
  await client.query(
    `INSERT INTO bench_pedaco (id, titulo, texto, busca, termos, termos_titulo)
     SELECT id, titulo, texto, busca, termos::tsvector, termos_titulo::tsvector
     FROM unnest($1::bigint[], $2::text[], $3::text[], $4::text[], $5::text[], $6::text[])
       AS t (id, titulo, texto, busca, termos, termos_titulo)`,
    [
      pedacos.map(({ id }) => id),
      pedacos.map(({ titulo }) => titulo),
      pedacos.map(({ texto }) => texto),
      pedacos.map(({ texto }) => foldText(texto)),
      pedacos.map(({ texto }) => vectorOf(texto)),
      pedacos.map(({ titulo }) => vectorOf(titulo)),
    ],
  )
}
