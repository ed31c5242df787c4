/**
 * No call of a reader gets slower because others have written much: none looks through a table that grows with them.
 * What readers have written is nobody's at the desk: no statement of its calls names a table of it.
 */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buscar as buscarCall } from '#contract/busca.ts'
import { imagemDoEbook } from '#contract/ebooks.ts'
import { FONTES_DA_BUSCA } from '#contract/fontes-da-busca.ts'
import { buscar } from '#server/busca/buscar.ts'
import { updateProcura } from '#server/contas/procura.ts'
import { insertAssinatura } from '#tests/support/assinatura-row.ts'
import { listEndpoints } from '#tests/support/contract-endpoints.ts'
import { listLookups } from '#tests/support/list-lookups.ts'
import { createMeioDeProva } from '#tests/support/meio-de-prova.ts'
import { listTabelasDosLeitores, multiplyReader } from '#tests/support/multiply-reader.ts'
import { type RecordedDatabase, recordQueries } from '#tests/support/record-queries.ts'
import { estadoDaBusca } from '#tests/support/search-without-thread.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts'
import { addOwner, addWithPapel, MARK, type Owner } from '#tests/torture/access/callers.ts'
import { nameOf } from '#tests/torture/access/private-calls.ts'
import { toRequest } from '#tests/torture/call.ts'
import { addReader, addSession, TORTURE_PASSWORD as senha } from '#tests/torture/readers.ts'
import {
  assinaturaJourney,
  inicioJourney,
  RENOVA_SOZINHA,
  RENOVAVEL,
  renovacaoJourney,
} from './assinatura-journey.ts'
import { livrosJourney, typeOfBody } from './livros-journey.ts'
import { pagamentosJourney } from './pagamentos-journey.ts'
import { editoraJourney, privateJourney, type Step, sessionJourney } from './private-journey.ts'
import { sendToApp } from './send-to-app.ts'

/** Enough for the planners to see that an index leads to few rows. */
const READERS = 300
/** They grow with the readers, too. */
const OF_ALL = [
  'usuario',
  'conta_palavra',
  'tentativa',
  'evento_seguranca',
  'evento_pagamento',
  'ato',
  'busca_notas',
  'busca_destaques',
]
/** It has a row for each of those who work at the desk. */
const OF_FEW = ['papel']
/** What an index on rows of one reader each begins with: an id alone would be looked for among all of them. */
const LEADS = /\b(?:(?:usuario_id|ebook_id|token_hash|expira_em)\b|referencia ?=)/
/** The search numbers its documents through all readers. */
const NUMBERED = /^busca_/
const ESCRITOS = 'anotacao|destaque|marca|etiqueta\\w*|busca_notas?|busca_destaques?'
/** A statement that opens what readers have written; a device has a `marca` too: its column. */
const PRIVATE = new RegExp(`\\b(?:from|join|into|update)\\s+(?:[\\w"]+,\\s*)*"?(?:${ESCRITOS})\\b`)

let database: TestDatabase
let recorded: RecordedDatabase
let app: TestApp['app']
let owner: Owner
/** The search has a thread of its own: its part that reads is called here. */
const called = new Set([nameOf(buscarCall)])

beforeAll(async () => {
  database = await createTestDatabase()
  recorded = recordQueries(database.db)
  const meios = { meios: [createMeioDeProva('pix'), createMeioDeProva('stripe')], registerAvisos() {} }
  app = (await startTestApp({ ...database, db: recorded.db }, {}, undefined, meios)).app
  owner = await addOwner(database.db, sendToApp(app), 'dono')
  await insertAssinatura(database.db, { email: 'dono@exemplo.com.br', assinatura: RENOVA_SOZINHA })
  await multiplyReader(database.db, owner.usuarioId, READERS)
  while (await updateProcura(database.db));
})

afterAll(async () => {
  await app.close()
  await database.drop()
})

it("looks for rows of readers by an index, in each of a reader's calls", async () => {
  recorded.queries.clear()
  await search()
  await walk(owner.headers, assinaturaJourney)
  await walk(owner.headers, privateJourney({ rows: owner.rows, outraSessao: await addOutraSessao(), senha }))
  const { headers } = await addReader(database.db, 'outro')
  await walk(headers, inicioJourney)
  const pagante = await addReader(database.db, 'pagante')
  await insertAssinatura(database.db, { email: 'pagante@exemplo.com.br', assinatura: RENOVAVEL })
  await walk(pagante.headers, renovacaoJourney)
  await walk(headers, sessionJourney('outro@exemplo.com.br', senha))
  expect(await listScans(recorded.queries)).toEqual([])

  // The desk looks among all readers, by an index too, and opens no note, highlight or mark of any.
  const mesa = await addWithPapel(database.db, 'administrador', 'mesa')
  const { usuarioId: leitora } = await addOwner(database.db, sendToApp(app), 'leitora')
  const email = 'leitora@exemplo.com.br'
  recorded.queries.clear()
  const bodies = [
    ...(await walk(mesa, await pagamentosJourney(database, email))),
    ...(await walk(mesa, await livrosJourney(database))),
    ...(await walk(mesa, editoraJourney(leitora, email))),
  ]
  expect(bodies.filter((body) => body.includes(MARK))).toEqual([])
  expect(await listScans(recorded.queries, /./)).toEqual([])
  const statements = [...recorded.queries.values()].map(({ sql }) => sql)
  expect(statements.length).toBeGreaterThan(10)
  expect(statements.filter((sql) => PRIVATE.test(sql))).toEqual([])
  const own = (await listEndpoints()).filter(({ access }) => access !== 'public').map(nameOf)
  expect(own.filter((name) => !called.has(name))).toEqual([])
})

it('tells such a query from one that would look through all of them', async () => {
  const { db, queries } = recordQueries(database.db)
  const notas = db.read.selectFrom('anotacao').select('titulo')
  await notas.where('id', '=', owner.rows.nota).execute()
  await notas.where('titulo', '=', 'a').execute()
  await notas.where('usuario_id', '=', owner.usuarioId).where('titulo', '=', 'b').execute()
  const found = await listScans(queries)
  expect(found.map((scan) => scan.replace(/.* where /, '').replace(/\$1/, '?'))).toEqual([
    '"id" = ?',
    '"titulo" = ?',
  ])
})

/** @param leads what an index on rows of one reader each must begin with */
async function listScans(queries: RecordedDatabase['queries'], leads = LEADS): Promise<string[]> {
  const { db } = database
  const ofReaders = new Set((await listTabelasDosLeitores(db)).filter((table) => !OF_FEW.includes(table)))
  const scans = new Set<string>()
  for (const query of queries.values()) {
    for (const { table, by } of await listLookups(db, query)) {
      const isOfOne = ofReaders.has(table) && !NUMBERED.test(table)
      const isFound = by !== null && (!isOfOne || leads.test(by))
      if (!isFound && (ofReaders.has(table) || OF_ALL.includes(table))) scans.add(`${table}: ${query.sql}`)
    }
  }
  return [...scans]
}

async function addOutraSessao(): Promise<string> {
  await addSession(database.db, owner.usuarioId)
  const { id } = await database.db.read
    .selectFrom('sessao')
    .select('id')
    .where('usuario_id', '=', owner.usuarioId)
    .where('id', '!=', owner.rows.sessao)
    .executeTakeFirstOrThrow()
  return id
}

async function search(): Promise<void> {
  const estado = await estadoDaBusca(recorded.db, owner.usuarioId)
  const pedido = { q: 'dono', fontes: FONTES_DA_BUSCA, limite: 1, isLiteral: false, estado }
  const modo = { isSugestao: false, isSolta: false }
  for (const lugar of [null, { depois: 1, pular: 0, modo }]) {
    const resposta = await buscar(recorded.db, { ...pedido, lugar })
    expect(resposta).toMatchObject({ da_sugestao: false })
  }
}

/** Makes the calls, of lists the next page too. @returns the body of each */
async function walk(headers: Readonly<Record<string, string>>, steps: readonly Step[]): Promise<Buffer[]> {
  const send = sendToApp(app)
  const bodies: Buffer[] = []
  for (const [endpoint, values = {}] of steps) {
    called.add(nameOf(endpoint))
    const typed = Buffer.isBuffer(values.body)
      ? { ...headers, 'content-type': typeOfBody(endpoint) }
      : headers
    const reply = await send(toRequest(endpoint, typed, values))
    bodies.push(reply.body)
    const cursor = reply.headers['x-next-cursor']
    const answer = `${nameOf(endpoint)}: ${reply.status} ${reply.status < 400 ? '' : reply.body}`
    expect(answer).toMatch(endpoint === imagemDoEbook ? /: 404 / : /: 20[01] $/)
    if (cursor === undefined) continue
    const query = { ...values.query, cursor: String(cursor) }
    const next = await send(toRequest(endpoint, typed, { ...values, query }))
    expect(next.status).toBe(200)
    bodies.push(next.body)
  }
  return bodies
}
