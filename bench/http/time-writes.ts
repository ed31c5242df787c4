/** What it costs to write a note: the account's count, the note and its place in the search, in one transaction. */
import * as z from 'zod/mini'
import { setCsrfToken } from '#contract/auth.ts'
import { criarNota } from '#contract/notas.ts'
import { buildUrl } from '#contract/url.ts'
import { CSRF_COOKIE, CSRF_HEADER } from '#server/auth/csrf.ts'
import { compareServers, type Pace } from './compare-servers.ts'

const NOTA = {
  simbolo: 1,
  numero_pergunta: 8,
  titulo: 'Uma nota',
  anotacao: 'O Mediador, profeta, sacerdote e rei.',
}

/** @param cookie of a session @returns the pace of one note after the other from many connections */
export async function timeWrites(
  server: { url: string; pid?: number | undefined },
  cookie: string,
): Promise<Pace | undefined> {
  const answer = await fetch(server.url + buildUrl(setCsrfToken.path, {}), { headers: { cookie } })
  const { csrftoken } = z.parse(setCsrfToken.replies[200], await answer.json())
  const headers = {
    cookie: `${cookie}; ${CSRF_COOKIE}=${csrftoken}`,
    [CSRF_HEADER]: csrftoken,
    'content-type': 'application/json',
  }
  const call = { url: server.url + buildUrl(criarNota.path, {}), pid: server.pid, body: JSON.stringify(NOTA) }
  const [pace] = await compareServers([call], headers)
  return pace
}
