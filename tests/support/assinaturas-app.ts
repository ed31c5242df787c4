/** The application with two providers of payments that the test looks at. */
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll } from 'vitest'
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
    Object.assign(harness, { app, db, pix, stripe, visitor, tell, reader: () => addReader(app, db) })
  })
  afterAll(async () => {
    await harness.app.close()
    await database.drop()
  })
  return harness
}

async function addReader(app: FastifyInstance, db: Database): Promise<LeitorDeProva> {
  readers += 1
  const client = createClient(app)
  const [cookie, token] = await addReaderRow(db, `assinante${readers}`, SENHA)
  client.cookies.set(cookie, token)
  await client.call(setCsrfToken)
  const email = `assinante${readers}@exemplo.com.br`
  const { id } = await db.read
    .selectFrom('usuario')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow()
  return Object.assign(client, { usuarioId: id, email })
}
