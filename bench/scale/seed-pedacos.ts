/** The pieces of which all texts of a seeded library are made, analysed once by the product's own code. */
import type pg from 'pg'
import { foldText } from '#contract/fold.ts'
import { analisarDocumento } from '#server/busca/analise/colunas.ts'
import { toEntrada } from '#server/busca/indice/entrada.ts'
import { postgresIndice } from '#server/busca/indice/postgres.ts'
import { Vocabulario } from '#server/busca/indice/vocabulario.ts'
import type { Database } from '#server/platform/database.ts'
import { type Corpus, makeSegments } from '../busca-corpus.ts'
import { createRandom } from '../busca-random.ts'

const SEED = 1689
const SEGMENTS = 2
const TITLE_WORDS = 5
/** Numbers of the index that no document has. */
const FREE = { texto: 2 ** 45, titulo: 2 ** 46 } as const
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
    for (const campo of ['texto', 'titulo'] as const) await analyse(db, vocabulario, pedacos, campo)
  }
  for (const [campo, column] of [
    ['texto', 'termos'],
    ['titulo', 'termos_titulo'],
  ] as const) {
    await client.query(`UPDATE bench_pedaco SET ${column} = busca_biblia.termos FROM busca_biblia
      WHERE busca_biblia.id = ${FREE[campo]} + bench_pedaco.id`)
  }
  await client.query(`DELETE FROM busca_biblia WHERE id >= ${FREE.texto}`)
  await vocabulario.store(db.write, 'postgres')
  await client.query('VACUUM ANALYZE bench_pedaco')
}

/** The index makes vectors only of what is put into it, from where they are taken out again. */
async function analyse(
  db: Database,
  vocabulario: Vocabulario,
  pedacos: readonly Pedaco[],
  campo: 'texto' | 'titulo',
): Promise<void> {
  const entradas = pedacos.flatMap((pedaco) => {
    const documento = { titulo: '', texto: pedaco[campo] }
    const analisado = analisarDocumento(documento)
    if (campo === 'texto') vocabulario.add(documento, analisado)
    return toEntrada(FREE[campo] + pedaco.id, documento, analisado) ?? []
  })
  await postgresIndice.insert(db.write, 'biblia', entradas)
}

async function insertPedacos(client: pg.Client, pedacos: readonly Pedaco[]): Promise<void> {
  await client.query(
    `INSERT INTO bench_pedaco (id, titulo, texto, busca)
     SELECT * FROM unnest($1::bigint[], $2::text[], $3::text[], $4::text[])`,
    [
      pedacos.map(({ id }) => id),
      pedacos.map(({ titulo }) => titulo),
      pedacos.map(({ texto }) => texto),
      pedacos.map(({ texto }) => foldText(texto)),
    ],
  )
}
