/** The threads of the search, as many as a machine with more cores has. */
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts'
import type { PedidoDeBusca } from './buscar.ts'
import { ThreadEnded } from './thread.ts'
import { Threads } from './threads.ts'

const MAX = 2

const PEDIDO: PedidoDeBusca = {
  q: '',
  fontes: ['padroes', 'biblia'],
  limite: 5,
  isLiteral: false,
  lugar: null,
  estado: { marca: 'one', isImportando: false, glossario: null, leitor: null },
}

let database: TestDatabase
let threads: Threads

beforeAll(async () => {
  database = await createTestDatabase()
  return () => database.drop()
})

afterEach(async () => {
  vi.useRealTimers()
  await threads.close()
})

const begin = (max = MAX) => {
  threads = new Threads({ database: database.config, timeoutMs: 30_000 }, max)
}

it('are as many as there are searches, up to a number, and one again after a minute without any', async () => {
  begin()
  await threads.ready()
  expect(threads.count).toBe(1)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  await Promise.all([1, 2, 3, 4].map(() => threads.ping()))
  expect(threads.count).toBe(MAX)
  vi.advanceTimersByTime(59_000)
  expect(threads.count).toBe(MAX)
  await threads.ping()
  vi.advanceTimersByTime(59_000)
  expect(threads.count).toBe(MAX)
  vi.advanceTimersByTime(2_000)
  expect(threads.count).toBe(1)
  await threads.ping()
})

it('answer each of many searches at once with its own, from the database and from memory', async () => {
  begin(1)
  const palavras = ['graça', 'fé', 'batismo', 'lei', 'igreja', 'pecado', 'Cristo', 'oração', 'ceia', 'juízo']
  const run = async (q: string) => {
    const resposta = await threads.run({ ...PEDIDO, q })
    return resposta.tipo === 'resposta' ? Buffer.from(resposta.resposta.json).toString() : resposta.tipo
  }
  const expected = new Map<string, string>()
  for (const q of palavras) expected.set(q, await run(q))
  expect(new Set(expected.values()).size).toBe(palavras.length)
  // In pairs that nobody asked for before some texts must be read, in between are answers from memory.
  const pairs = palavras.flatMap((first) => palavras.map((second) => `${first} ${second}`))
  const both = pairs.flatMap((pair, index) => [pair, palavras[index % palavras.length] ?? ''])
  const given = await Promise.all(both.map(run))
  for (const [index, q] of both.entries()) {
    if (index % 2 === 1) expect(given[index]).toBe(expected.get(q))
    else expect(given[index]).toBe(await run(q))
  }
})

it('begin again after one was ended, and not once they are closed', async () => {
  begin()
  const controller = new AbortController()
  const given = threads.ping(controller.signal)
  controller.abort()
  await expect(given).rejects.toThrow(ThreadEnded)
  expect(threads.count).toBe(0)
  await threads.ready()
  await threads.ping()
  await threads.close()
  expect(threads.count).toBe(0)
  await expect(threads.ping()).rejects.toThrow(ThreadEnded)
})
