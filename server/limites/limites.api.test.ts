import type { LightMyRequestResponse } from 'fastify'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { criarNota, listarNotas } from '#contract/notas.ts'
import { baixarDados } from '#contract/perfil.ts'
import { capaComoImagem } from '#contract/recursos.ts'
import { errorOf } from '#tests/support/api-client.ts'
import { setupTestApp, startTestApp, type TestApp } from '#tests/support/test-app.ts'
import { createTestDatabase } from '#tests/support/test-database.ts'
import { ALLOWANCES, WINDOW_MS } from './allowances.ts'
import { createLimitador } from './service.ts'

const harness = setupTestApp()
const NOTA = { simbolo: 1, numero_pergunta: 8, titulo: 'x', anotacao: 'á'.repeat(20_000) }
/** A file that costs nothing to answer: the caller has it, and is told so. */
const COVER = { params: { ebookId: 1 } } as const
let etag: string
beforeAll(async () => {
  const { statusCode, headers } = await harness.visitor().call(capaComoImagem, COVER)
  expect(statusCode).toBe(200)
  etag = String(headers.etag)
})
const askFor = ({ visitor }: Pick<TestApp, 'visitor'>, remoteAddress: string) =>
  visitor().call(capaComoImagem, { ...COVER, remoteAddress, headers: { 'if-none-match': etag } })

// The windows of the limits stand still; everything else goes on.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-22T12:00:15.000Z') })
})
afterEach(() => {
  vi.useRealTimers()
})

const statuses = (responses: LightMyRequestResponse[]) => responses.map(({ statusCode }) => statusCode)

async function callTimes(times: number, call: () => Promise<LightMyRequestResponse>) {
  const responses: LightMyRequestResponse[] = []
  for (let done = 0; done < times; done += 1) responses.push(await call())
  return responses
}

describe('a reader who never stops', () => {
  it('is refused with a sentence and the seconds to wait, and goes on in the next window', async () => {
    const [helena, jonas] = [await harness.reader(), await harness.reader()]
    const allowed = ALLOWANCES.file.reader
    const responses = await callTimes(allowed + 1, () => helena.call(baixarDados))
    expect(statuses(responses.slice(0, allowed))).toEqual(Array(allowed).fill(200))
    const refused = responses.at(-1)
    expect(refused && errorOf(refused)).toEqual({
      status: 429,
      code: 'muitas_tentativas',
      message: 'Muitos pedidos em pouco tempo. Espere 45 segundos e tente de novo.',
    })
    expect(refused?.headers['retry-after']).toBe('45')
    expect((await helena.call(listarNotas)).statusCode).toBe(200)
    expect((await jonas.call(baixarDados)).statusCode).toBe(200)
    vi.setSystemTime(new Date('2026-11-22T12:01:00.000Z'))
    expect((await helena.call(baixarDados)).statusCode).toBe(200)
  })

  it('does not fill the disk with notes of 40 kB', async () => {
    const reader = await harness.reader()
    const responses = await callTimes(150, () => reader.call(criarNota, { body: NOTA }))
    expect(statuses(responses).filter((status) => status === 201)).toHaveLength(ALLOWANCES.write.reader / 10)
    expect(responses.at(-1)?.statusCode).toBe(429)
  })
})

describe('an address that never stops', () => {
  const from = (remoteAddress: string) => askFor(harness, remoteAddress)

  it('is refused, by its network if it has IPv6, and others are not', async () => {
    const allowed = ALLOWANCES.file.address
    const addresses = Array.from({ length: allowed + 1 }, (_, index) => `2001:db8:0:1::${index.toString(16)}`)
    const hostile: LightMyRequestResponse[] = []
    for (const address of addresses) hostile.push(await from(address))
    expect(statuses(hostile).filter((status) => status === 304)).toHaveLength(allowed)
    expect(hostile.at(-1)?.headers['retry-after']).toBe('45')
    expect((await from('2001:db8:0:2::1')).statusCode).toBe(304)
  })

  it('is not this machine: a proxy that nobody named must not lock everybody out', async () => {
    const responses = await callTimes(ALLOWANCES.file.address + 1, () => from('127.0.0.1'))
    expect(new Set(statuses(responses))).toEqual(new Set([304]))
  })

  it('is refused what does not exist too', async () => {
    const { app, drop } = await startWithFullWindow('address read 203.0.113.9', ALLOWANCES.read.address)
    const response = await app.inject({ url: '/api/nada', remoteAddress: '203.0.113.9' })
    expect(errorOf(response).status).toBe(429)
    await drop()
  })
})

describe('the limits of several servers', () => {
  it('are one on one database, and a restart forgives nobody', async () => {
    const [here, there] = [
      await createLimitador(harness.db, harness.app.log),
      await createLimitador(harness.db, harness.app.log),
    ]
    expect(here.take('k', 10, 6)).toBeUndefined()
    expect(there.take('k', 10, 4)).toBeUndefined()
    await here.merge()
    await there.merge()
    expect(there.take('k', 10, 1)?.statusCode).toBe(429)
    await here.stop()
    await there.stop()
    const restarted = await createLimitador(harness.db, harness.app.log)
    expect(restarted.take('k', 10, 1)?.statusCode).toBe(429)
    await restarted.stop()
  })

  it('write nothing for callers who use little, and keep nothing past their window', async () => {
    const limitador = await createLimitador(harness.db, harness.app.log)
    const rows = () => harness.db.read.selectFrom('limite').select('chave').execute()
    limitador.take('little', 100, 6)
    limitador.take('much', 100, 7)
    await limitador.merge()
    const chaves = (await rows()).map(({ chave }) => chave)
    expect(chaves).toContain('much')
    expect(chaves).not.toContain('little')
    vi.setSystemTime(new Date('2026-11-22T12:02:00.000Z'))
    await limitador.stop()
    expect(await rows()).toEqual([])
  })

  it('go on counting while the database is away', async () => {
    const database = await createTestDatabase()
    const limitador = await createLimitador(database.db, harness.app.log)
    expect(limitador.take('k', 10, 10)).toBeUndefined()
    await database.drop()
    await limitador.stop()
    expect(limitador.take('k', 10, 1)?.statusCode).toBe(429)
  })
})

describe('MBW_LIMITES', () => {
  it.each([
    ['0', 304],
    ['1', 429],
    ['2', 304],
  ])('%s: the call after the last one is answered %i', async (factor, status) => {
    const full = await startWithFullWindow('address file 203.0.113.7', ALLOWANCES.file.address, factor)
    expect((await askFor(full, '203.0.113.7')).statusCode).toBe(status)
    await full.drop()
  })
})

/** A server that starts with a caller who has used up a limit. */
async function startWithFullWindow(chave: string, total: number, factor = '1') {
  const database = await createTestDatabase()
  const janela = Math.floor(Date.now() / WINDOW_MS)
  await database.db.write.insertInto('limite').values({ chave, janela, total }).execute()
  const app = await startTestApp(database, { MBW_LIMITES: factor })
  const drop = async () => {
    await app.app.close()
    await database.drop()
  }
  return { ...app, drop }
}
