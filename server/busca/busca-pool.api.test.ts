/** Searches in their threads: bounded in time and number, and honest about a database that is away. */
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { type GrupoDaBusca, RespostaDaBusca } from '#contract/busca.ts'
import type { AppError } from '#server/platform/app-error.ts'
import { breakDatabase, createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts'
import { type BuscaPool, createBuscaPool } from './busca-pool.ts'
import type { PedidoDeBusca } from './buscar.ts'
import type { RespostaEscrita } from './trabalho.ts'

const pedido: PedidoDeBusca = {
  q: 'graça',
  fontes: ['padroes'],
  limite: 1,
  isLiteral: false,
  lugar: null,
  estado: { marca: '', isImportando: false, glossario: null, leitor: null },
}
const DEMOROU = 'A busca demorou demais. Tente palavras mais específicas.'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
  return () => database.drop()
})

let pool: BuscaPool
afterEach(() => pool.close())

const failureOf = (run: Promise<unknown>): Promise<AppError> =>
  run.then(
    () => expect.unreachable('the search was answered'),
    (error) => error,
  )

const gruposOf = ({ json }: RespostaEscrita): GrupoDaBusca[] =>
  z.parse(RespostaDaBusca, JSON.parse(new TextDecoder().decode(json))).grupos

describe('a search', () => {
  it('is given up when it takes too long, and each one after it has its own time', async () => {
    pool = createBuscaPool(database.config, { timeoutMs: 1 })
    for (let turn = 0; turn < 3; turn += 1) {
      expect(await failureOf(pool.run(pedido))).toMatchObject({
        statusCode: 503,
        message: DEMOROU,
        retryAfter: 2,
      })
    }
  })

  it('has no more time than its call has left', async () => {
    pool = createBuscaPool(database.config, { timeoutMs: 30_000 })
    expect(await failureOf(pool.run(pedido, 30_000))).toMatchObject({ statusCode: 503, message: DEMOROU })
    expect(gruposOf(await pool.run(pedido, 0))).toHaveLength(1)
  })

  it('is answered although the one before it took too long and its thread was ended', async () => {
    pool = createBuscaPool(database.config, { timeoutMs: 30_000 })
    expect(await pool.isAlive()).toBe(true)
    const late = failureOf(pool.run(pedido, 29_999.5))
    const answers = await Promise.all(Array.from({ length: 3 }, () => pool.run(pedido)))
    expect(await late).toMatchObject({ statusCode: 503, message: DEMOROU })
    for (const answer of answers) expect(gruposOf(answer)).toHaveLength(1)
  })

  it('waits only in a short queue', async () => {
    pool = createBuscaPool(database.config, { maxQueue: 1, timeoutMs: 30_000 })
    const answers = await Promise.allSettled(Array.from({ length: 12 }, () => pool.run(pedido)))
    const refused = answers.flatMap((answer) => (answer.status === 'rejected' ? answer.reason : []))
    expect(refused.length).toBeGreaterThan(0)
    expect(refused.length).toBeLessThan(12)
    for (const error of refused) {
      expect(error).toMatchObject({
        statusCode: 503,
        message: 'Há muitas buscas ao mesmo tempo. Tente de novo em instantes.',
      })
    }
    expect(gruposOf(await pool.run(pedido))).toHaveLength(1)
  })

  it('that runs while the server ends is told so, and the next one begins new threads', async () => {
    pool = createBuscaPool(database.config, { timeoutMs: 30_000 })
    const failure = failureOf(pool.run(pedido))
    await pool.close()
    expect(await failure).toMatchObject({ statusCode: 503 })
    expect(gruposOf(await pool.run(pedido))).toHaveLength(1)
  })

  it('says that the database is away', async () => {
    const broken = await createTestDatabase()
    pool = createBuscaPool(broken.config, { timeoutMs: 30_000 })
    await breakDatabase(broken)
    expect(await failureOf(pool.run(pedido))).toMatchObject({
      statusCode: 503,
      code: 'banco_indisponivel',
      message: 'O banco de dados não está disponível agora. Tente de novo em instantes.',
    })
    await broken.drop()
  })
})
