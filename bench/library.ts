/** A library of its own for measurements and pictures: the real server with all texts, and a reader who uses it. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { APIRequestContext, APIResponse } from 'playwright-core'
import * as z from 'zod/mini'
import { type Cadastro, setCsrfToken } from '#contract/auth.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { criarLeitura, criarLeituraQueroLer, Leitura, marcarComoLido } from '#contract/leituras.ts'
import { criarNota } from '#contract/notas.ts'
import { buildUrl, type UrlValues } from '#contract/url.ts'
import { registerReader, signIn } from '#tests/support/browser-reader.ts'
import { spawnServer } from '#tests/support/spawn-server.ts'

const READER: Cadastro = {
  username: 'Helena',
  email: 'helena@exemplo.com.br',
  password: 'senha-de-prova',
}

/** Ids of ebooks of the catalogue, which start at 1. */
const LENDO = [1, 2]
const QUERO_LER = [3, 4, 5]
const LIDOS = [6, 7]

const NOTAS = [
  { simbolo: 1, numero_pergunta: 8, titulo: 'O Mediador', anotacao: 'Profeta, sacerdote e rei.' },
  {
    simbolo: 3,
    numero_pergunta: 1,
    titulo: 'Um só fim',
    anotacao: 'Glorificar a Deus e gozá-lo para sempre.',
  },
  { simbolo: 2, numero_pergunta: 1, titulo: '', anotacao: 'Comparar com a primeira do Breve Catecismo.' },
]

export interface Library {
  /** Origin of the server. */
  readonly url: string
  /** Ends the server and removes its data. */
  readonly end: () => Promise<void>
}

/** Starts the server on a data folder of its own. MBW_BIBLIA names the Bible, as for `npm start`. */
export async function startLibrary(): Promise<Library> {
  const dataDir = mkdtempSync(join(tmpdir(), 'mbw-bench-'))
  const { MBW_BIBLIA = '' } = process.env
  const server = await spawnServer({
    MBW_DATA_DIR: dataDir,
    MBW_LOG: 'warn',
    ...(MBW_BIBLIA !== '' && { MBW_BIBLIA }),
  })
  const end = async () => {
    await server.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
  return { url: server.url, end }
}

/**
 * Registers the reader and signs in, with notes and with books on all three shelves.
 * @param api keeps the session's cookies; its base URL is the server's
 * @param which tells readers of one library apart
 * @returns id of a reading that has begun
 */
export async function moveIn(api: APIRequestContext, which = 1): Promise<string> {
  const reader = which === 1 ? READER : { ...READER, email: `helena${which}@exemplo.com.br` }
  await registerReader(api, reader)
  await signIn(api, reader)
  for (const nota of NOTAS) await send(api, criarNota, {}, nota)
  const lendo: string[] = []
  for (const ebookId of LENDO) lendo.push(await addToShelf(api, criarLeitura, ebookId))
  for (const ebookId of QUERO_LER) await addToShelf(api, criarLeituraQueroLer, ebookId)
  for (const ebookId of LIDOS) {
    await send(api, marcarComoLido, { params: { id: await addToShelf(api, criarLeitura, ebookId) } })
  }
  return lendo[0] ?? ''
}

async function addToShelf(api: APIRequestContext, endpoint: Endpoint, ebookId: number): Promise<string> {
  const answer = await send(api, endpoint, { params: { ebookId } })
  return z.parse(Leitura, await answer.json()).id
}

/** @throws Error when the server refuses the call */
async function send(
  api: APIRequestContext,
  { method, path }: Endpoint,
  values: UrlValues,
  data: object = {},
): Promise<APIResponse> {
  const { csrftoken } = z.parse(
    setCsrfToken.replies[200],
    await (await api.get(buildUrl(setCsrfToken.path, {}))).json(),
  )
  const answer = await api.fetch(buildUrl(path, values), {
    method,
    data,
    headers: { 'X-CSRFToken': csrftoken },
  })
  if (!answer.ok()) throw new Error(`${answer.url()} answered ${answer.status()}: ${await answer.text()}`)
  return answer
}
