/** Three servers on one PostgreSQL behind nginx: to their readers they are one, also while they are replaced. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { login, setCsrfToken, user } from '#contract/auth.ts'
import { criarNota, listarNotas } from '#contract/notas.ts'
import { paginaDoPadrao } from '#contract/padrao-texto.ts'
import type { Database } from '#server/platform/database.ts'
import { openDatabase } from '#server/platform/open-database.ts'
import { type Client, createClient } from '#tests/support/api-client.ts'
import { type PostgresCluster, startPostgresCluster } from '#tests/support/postgres-cluster.ts'
import { addReaderRow } from '#tests/support/reader-row.ts'
import { copyRelease, type ReleaseCopy } from '#tests/support/release-copy.ts'
import { createRemoteApp } from '#tests/support/remote-app.ts'
import { type ServerGroup, startServerGroup } from '#tests/support/server-group.ts'
import { writeSmallContent } from '#tests/support/small-content.ts'
import { runContent } from '#tests/torture/imports/run-content.ts'

const SENHA = 'senha-de-prova'
const PAGINA = { params: { padrao: 'cfw', numero: 8 } }
const notaOf = (titulo: string) => ({ body: { simbolo: 1, numero_pergunta: 8, titulo, anotacao: 'Só.' } })

/** Between the calls of the load: the servers that start need the rest of the machine. */
const BREATH_MS = 15

let folder: string
let cluster: PostgresCluster
let db: Database
let first: ReleaseCopy
let group: ServerGroup
let settings: Record<string, string>

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'mbw-servidores-'))
  const content = join(folder, 'content')
  mkdirSync(content)
  writeSmallContent(content)
  cluster = await startPostgresCluster()
  settings = {
    DATABASE_URL: cluster.url,
    MBW_DATA_DIR: join(folder, 'data'),
    MBW_CONTEUDO: content,
    MBW_BIBLIA: join(folder, 'nenhuma.json'),
    MBW_ASSETS: join(folder, 'assets'),
    MBW_PROXIES: '127.0.0.1',
    MBW_LOG: 'warn',
    MBW_ESPERA_AO_SAIR: '1',
  }
  // On an empty database: all three want to migrate it and to import the texts.
  first = copyRelease(join(folder, 'um'), 'um')
  group = await startServerGroup({ ...settings, ...first.settings }, first)
  db = await openDatabase({ engine: 'postgres', dataDir: folder, url: cluster.url })
})
afterAll(async () => {
  await group.stop()
  first.keepCompiled()
  await db.close()
  await cluster.stop()
  rmSync(folder, { recursive: true, force: true })
})

function clientOf(url: string, of?: Client): Client {
  const client = createClient(createRemoteApp(url))
  for (const [name, value] of of?.cookies ?? []) client.cookies.set(name, value)
  return client
}
const everywhere = (of?: Client) => group.servers.map(({ url }) => clientOf(url, of))

async function titlesAt(client: Client): Promise<string[]> {
  const response = await client.call(listarNotas)
  return response.json().map(({ titulo }: { titulo: string }) => titulo)
}
async function textAt(client: Client): Promise<string> {
  return (await client.call(paginaDoPadrao, PAGINA)).body
}

describe('three servers', () => {
  it('import the texts once', () => {
    const written = group.servers.map((server) => /(\d+) linhas gravadas/.exec(server.output())?.[1])
    expect(written.filter((lines) => Number(lines) > 0)).toHaveLength(1)
  })

  it('know a reader who signed in at one, and at once what he wrote at another', async () => {
    await addReaderRow(db, 'leitora', SENHA)
    const [first, ...others] = everywhere()
    await first?.call(setCsrfToken)
    const entered = await first?.call(login, { body: { email: 'leitora@exemplo.com.br', password: SENHA } })
    expect(entered?.statusCode).toBe(200)
    for (const other of everywhere(first)) {
      expect((await other.call(user)).json()).toMatchObject({ email: 'leitora@exemplo.com.br' })
    }
    for (const [index, writer] of everywhere(first).entries()) {
      const seen = await Promise.all(everywhere(first).map(titlesAt))
      expect(new Set(seen.map((titles) => titles.length))).toEqual(new Set([index]))
      expect((await writer.call(criarNota, notaOf(`nota ${index}`))).statusCode).toBe(201)
    }
    expect(others).toHaveLength(2)
  })

  it('count wrong passwords together', async () => {
    await addReaderRow(db, 'dona', SENHA)
    const visitor = clientOf(group.url)
    await visitor.call(setCsrfToken)
    const statuses: number[] = []
    for (let guess = 0; guess < 6; guess += 1) {
      const wrong = { body: { email: 'dona@exemplo.com.br', password: `errada ${guess}` } }
      statuses.push((await visitor.call(login, wrong)).statusCode)
    }
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429])
  })

  it('all show a change of the texts within five seconds', async () => {
    const clients = everywhere()
    for (const text of await Promise.all(clients.map(textAt))) expect(text).not.toContain('Emenda de prova')
    const page = join(folder, 'content/cfw/08.md')
    writeFileSync(page, readFileSync(page, 'utf8').replace('De Cristo, o Mediador', 'Emenda de prova'))
    await runContent({ engine: 'postgres', dataDir: folder, url: cluster.url }, [
      'import',
      'padroes',
      join(folder, 'content'),
    ])
    await expect
      .poll(
        async () =>
          (await Promise.all(clients.map(textAt))).every((text) => text.includes('Emenda de prova')),
        {
          timeout: 5_000,
        },
      )
      .toBe(true)
  })

  it('are replaced by the next version one after the other, and no call fails', async () => {
    const load = startLoad(await reader('assidua'))
    const next = copyRelease(join(folder, 'dois'), 'dois')
    const codes = await group.roll({ ...settings, ...next.settings }, next.script)
    const { failures, calls, notas, builds } = await load.stop()
    expect(codes).toEqual([0, 0, 0])
    expect(failures).toEqual([])
    expect(calls).toBeGreaterThan(100)
    expect(builds).toEqual(new Set(['um', 'dois']))
    const [client = clientOf(group.url)] = everywhere(load.reader)
    expect((await titlesAt(client)).sort()).toEqual(notas.sort())
    for (const { url } of group.servers) {
      for (const build of ['um', 'dois'])
        expect((await fetch(`${url}/assets/main-${build}.js`)).status).toBe(200)
    }
  })

  it('do without one that dies', async () => {
    const [dead, ...alive] = group.servers
    dead?.process.kill('SIGKILL')
    const visitor = clientOf(group.url)
    for (let call = 0; call < 12; call += 1) {
      expect((await visitor.call(paginaDoPadrao, PAGINA)).statusCode).toBe(200)
    }
    expect(alive).toHaveLength(2)
  })
})

async function reader(name: string): Promise<Client> {
  const client = clientOf(group.url)
  const [cookie, token] = await addReaderRow(db, name, SENHA)
  client.cookies.set(cookie, token)
  await client.call(setCsrfToken)
  return client
}

/** One who reads, one who writes and one who opens pages, through the balancer, until told to stop. */
function startLoad(client: Client) {
  let goesOn = true
  let calls = 0
  const failures: string[] = []
  const notas: string[] = []
  const builds = new Set<string>()
  async function repeat(what: () => Promise<void>): Promise<void> {
    while (goesOn) {
      await what().catch((error: unknown) => failures.push(String(error)))
      calls += 1
      await delay(BREATH_MS)
    }
  }
  function check(status: number, what: string): void {
    if (status >= 400) failures.push(`${status} ${what}`)
  }
  async function read(): Promise<void> {
    check((await client.call(paginaDoPadrao, PAGINA)).statusCode, 'page')
    check((await client.call(listarNotas)).statusCode, 'notes')
  }
  async function write(): Promise<void> {
    const titulo = `nota ${notas.length}`
    check((await client.call(criarNota, notaOf(titulo))).statusCode, 'new note')
    notas.push(titulo)
  }
  async function open(): Promise<void> {
    const app = createRemoteApp(group.url)
    const page = await app.inject('/')
    const [asset = 'none', build = 'none'] = /assets\/main-(\w+)\.js/.exec(page.body) ?? []
    check((await app.inject(`/${asset}`)).statusCode, asset)
    builds.add(build)
  }
  const work = [repeat(write), repeat(() => read().then(open))]
  return {
    reader: client,
    async stop() {
      goesOn = false
      await Promise.all(work)
      return { failures, calls, notas, builds }
    },
  }
}
