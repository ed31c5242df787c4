/** Which documents a word has, as a thread of the search remembers them. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { migrate } from '#server/platform/migrate.ts'
import { createEmptyDatabase, type TestDatabase } from '#tests/support/test-database.ts'
import type { Procura } from './indice.ts'
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

function toProcura(raiz: string, limite: number): Procura {
  const termos = [{ tipo: 'palavra' as const, forma: raiz, raiz }]
  const alone = { ramos: [{ termos, sinonimos: [] }], excluidos: [], frase: [] }
  const expressao = indiceOf(database.db.engine).toExpressao(alone) ?? ''
  return { fonte: 'ebooks', expressao, usuarioId: null, limite }
}

async function list(raiz: string, limite: number): Promise<number[] | null> {
  const { engine, read } = database.db
  const numeros = await indiceOf(engine).list(read, toProcura(raiz, limite))
  return numeros && [...numeros]
}

async function find(limite: number, more: Partial<Procura> = {}): Promise<readonly number[]> {
  const { engine, read } = database.db
  return (await indiceOf(engine).find(read, { ...toProcura('grac', limite), ...more })).numeros
}

it('are all of them, in their order', async () => {
  expect(await list('grac', MANY)).toEqual(NUMEROS)
  expect(await list('outr', MANY)).toEqual([])
})

it('are none when they are more than the limit', async () => {
  expect(await list('grac', MANY - 1)).toBeNull()
})

it('begin with the lowest when only some are asked for, in whatever part of the index they stand', async () => {
  for (const limite of [1, 3, 8, 30, MANY]) {
    expect(await find(limite)).toEqual(NUMEROS.slice(0, limite))
    expect(await find(limite, { depois: NUMEROS[9], isCounted: true })).toEqual(
      NUMEROS.slice(10, 10 + limite),
    )
  }
})

it('are counted up to a limit', async () => {
  const { engine, read } = database.db
  const indice = indiceOf(engine)
  expect(await indice.count(read, toProcura('grac', MANY + 1))).toBe(MANY)
  expect(await indice.count(read, toProcura('grac', 20))).toBe(20)
  const { total } = await indice.find(read, { ...toProcura('grac', 5), isCounted: true })
  // On SQLite it does not come out on the way.
  expect(total).toBe(engine === 'sqlite' ? null : MANY)
})
