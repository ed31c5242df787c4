/** The application with two providers of payments that the test looks at. */
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, expect } from 'vitest'
import * as contract from '#contract/assinaturas.ts'
import { setCsrfToken } from '#contract/auth.ts'
import { buildApp } from '#server/app.ts'
import { aplicarEvento } from '#server/assinaturas/aplicar-evento.ts'
import type { EventoDePagamento } from '#server/assinaturas/meio-de-pagamento.ts'
import { readConfig } from '#server/platform/config.ts'
import type { Database } from '#server/platform/database.ts'
import { type Client, createClient } from './api-client.ts'
import { createMeioDeProva, type MeioDeProva } from './meio-de-prova.ts'
import { addReaderRow } from './reader-row.ts'
import { createTestDatabase, type TestDatabase } from './test-database.ts'

export const SENHA = 'senha-de-prova'

export interface LeitorDeProva extends Client {
  usuarioId: string
  email: string
  minha(): Promise<contract.MinhaAssinatura>
  assinar(plano: string, meio: string): ReturnType<Client['call']>
  /** A paid subscription, as events leave it. @returns what names it to its provider */
  pay(plano: 'anual' | 'mensal', meio: 'pix' | 'stripe'): Promise<EventoDePagamento['alvo']>
}

export interface AssinaturasApp {
  app: FastifyInstance
  db: Database
  pix: MeioDeProva
  stripe: MeioDeProva
  reader(): Promise<LeitorDeProva>
  visitor(): Client
  /** What a provider tells; made whole with what tests do not care about. */
  tell(evento: Told): Promise<string>
}

type Told = EventoDePagamento extends infer Each
  ? Each extends EventoDePagamento
    ? Omit<Each, 'id' | 'ocorridoEm'> & { id?: string; ocorridoEm?: string }
    : never
  : never

let events = 0
let readers = 0

export function setupAssinaturas(settings: Record<string, string> = {}): AssinaturasApp {
  const harness = {} as AssinaturasApp
  let database: TestDatabase
  beforeAll(async () => {
    database = await createTestDatabase()
    const { db } = database
    const pix = createMeioDeProva('pix')
    const stripe = createMeioDeProva('stripe')
    const config = readConfig({ MBW_LOG: 'silent', ...settings })
    const meios = { meios: [pix, stripe], registerAvisos() {} }
    const app = await buildApp({
      db,
      meios,
      config: { ...config, database: database.config, webDir: '/nowhere' },
    })
    const tell = (evento: Told) => {
      events += 1
      const whole = { id: `evento-${events}`, ocorridoEm: new Date().toISOString(), ...evento }
      return aplicarEvento(db, whole)
    }
    const visitor = () => createClient(app)
    Object.assign(harness, { app, db, pix, stripe, visitor, tell, reader: () => addReader(harness) })
  })
  beforeEach(() => {
    for (const meio of [harness.pix, harness.stripe])
      Object.assign(meio, { isAway: false, pedidos: [], chamadas: [] })
  })
  afterAll(async () => {
    await harness.app.close()
    await database.drop()
  })
  return harness
}

async function addReader(harness: AssinaturasApp): Promise<LeitorDeProva> {
  const { app, db } = harness
  readers += 1
  const client = createClient(app)
  const [cookie, token] = await addReaderRow(db, `assinante${readers}`, SENHA)
  client.cookies.set(cookie, token)
  await client.call(setCsrfToken)
  const email = `assinante${readers}@exemplo.com.br`
  const { id: usuarioId } = await db.read
    .selectFrom('usuario')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow()
  const minha = async () => (await client.call(contract.lerAssinatura)).json()
  const assinar = (plano: string, meio: string) => client.call(contract.assinar, { body: { plano, meio } })
  const pay: LeitorDeProva['pay'] = async (plano, meio) => {
    expect((await assinar(plano, meio)).statusCode).toBe(200)
    const pedido = harness[meio].pedidos.at(-1)
    const alvo = {
      usuarioId,
      pagamentoId: pedido?.pagamentoId ?? '',
      ...(meio === 'stripe' && { referenciaDaAssinatura: `sub-${usuarioId}` }),
    }
    const valor = pedido?.valor ?? 0
    expect(await harness.tell({ meio, tipo: 'pago', alvo, valor, cliente: 'cus-1' })).toBe('aplicado')
    return alvo
  }
  return Object.assign(client, { usuarioId, email, minha, assinar, pay })
}
