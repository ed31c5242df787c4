/** Which documents a word has, as a thread of the search remembers them. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { migrate } from '#server/platform/migrate.ts'
import { createEmptyDatabase, type TestDatabase } from '#tests/support/test-database.ts'
import type { DocumentoComparado, Termo } from '../consulta-e-documento.ts'
import { toEntrada } from './entrada.ts'
import type { Entrada, Procura } from './indice.ts'
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
  return procuraDe({ tipo: 'palavra', forma: raiz, raiz }, limite)
}

function procuraDe(termo: Termo, limite: number, excluidos: readonly Termo[] = []): Procura {
  const consulta = { ramos: [{ termos: [termo], sinonimos: [] }], excluidos, frase: [] }
  const expressao = indiceOf(database.db.engine).toExpressao(consulta, 'ebooks')
  if (!expressao) throw new Error('Nothing is asked for.')
  return { fonte: 'ebooks', expressao, usuarioId: null, limite }
}

function entradasDe(numero: number, documento: DocumentoComparado): Entrada[] {
  const entrada = toEntrada(numero, documento)
  return entrada ? [entrada] : []
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

it.each([
  ['graca de deus', true],
  ['amou o mundo pela graca', true],
  ['pela graca', true],
  ['graca deus', false],
  ['graca deus amou', false],
  ['mundo de deus', false],
])('of the phrase %j has a text with exactly these words in one field: %j', async (frase, isThere) => {
  const { engine, read, write } = database.db
  const NUMERO = 2
  const documento = { titulo: 'Da graça', texto: 'Deus amou o mundo; pela graça de Deus sois salvos.' }
  await indiceOf(engine).remove(write, 'ebooks', [NUMERO])
  await indiceOf(engine).insert(write, 'ebooks', entradasDe(NUMERO, documento))
  const termo: Termo = { tipo: 'frase', por: 'forma', palavras: frase.split(' ') }
  const list = async (procura: Procura) => [...((await indiceOf(engine).list(read, procura)) ?? [])]
  expect(await list(procuraDe(termo, 10))).toEqual(isThere ? [NUMERO] : [])
  const outra: Termo = { tipo: 'palavra', forma: 'mundo', raiz: 'mund' }
  expect(await list(procuraDe(outra, 10, [termo]))).toEqual(isThere ? [] : [NUMERO])
})

it('take the longest text, with as many words and letters as an entry may have', async () => {
  const { engine, read, write } = database.db
  const words = Array.from({ length: 20_000 }, (_, index) => `q${String(index).padStart(16, 'x')}`)
  const entradas = entradasDe(1, { titulo: '', texto: words.join(' ') })
  expect(entradas[0]?.forma.split(' ').length).toBeGreaterThan(15_000)
  await indiceOf(engine).insert(write, 'ebooks', entradas)
  expect(await indiceOf(engine).list(read, toProcura(words[0] ?? '', 10))).toEqual(Float64Array.of(1))
})
