/** Which documents a word has, as a thread of the search remembers them. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { migrate } from '#server/platform/migrate.ts'
import { createEmptyDatabase, type TestDatabase } from '#tests/support/test-database.ts'
import { indiceOf } from './indice-of.ts'
import { KIND, TIPOS, toNumero } from './numeros.ts'

const MANY = 70
/** Paragraphs of ebooks, as far from each other as they can be. */
const NUMEROS = Array.from(
  { length: MANY },
  (_, index) => toNumero(TIPOS.ebooks.paragrafo, 0) + Math.floor((index * KIND) / MANY),
)
let database: TestDatabase

beforeAll(async () => {
  database = await createEmptyDatabase()
  await migrate(database.db)
  const { engine, write } = database.db
  const entradas = NUMEROS.map((numero) => ({ numero, forma: 'graca', raiz: 'grac' }))
  await indiceOf(engine).insert(write, 'ebooks', entradas.toReversed())
})
afterAll(() => database.drop())

async function list(raiz: string, limite: number): Promise<number[] | null> {
  const { engine, read } = database.db
  const indice = indiceOf(engine)
  const termos = [{ tipo: 'palavra' as const, forma: raiz, raiz }]
  const expressao = indice.toExpressao({ ramos: [{ termos, sinonimos: [] }], excluidos: [], frase: [] }) ?? ''
  const numeros = await indice.list(read, { fonte: 'ebooks', expressao, usuarioId: null, limite })
  return numeros && [...numeros]
}

it('are all of them, in their order', async () => {
  expect(await list('grac', MANY)).toEqual(NUMEROS)
  expect(await list('outr', MANY)).toEqual([])
})

it('are none when they are more than the limit', async () => {
  expect(await list('grac', MANY - 1)).toBeNull()
})
