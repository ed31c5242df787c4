/** A reader's browser as far as the server sees it: one connection that stays open, a session, compressed replies. */
import { Agent, request } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { setCsrfToken } from '#contract/auth.ts'
import { buildUrl } from '#contract/url.ts'
import { CSRF_COOKIE, CSRF_HEADER } from '#server/auth/csrf.ts'
import { sessionCookieName } from '#server/auth/session-cookies.ts'
import type { ScaleCall } from './scale-calls.ts'
import { tokenOf } from './seed-leitores.ts'

export interface ScaleClient {
  /** @returns milliseconds until the last byte of the last reply @throws Error for a reply that is not 200 */
  time(leitor: number, calls: readonly ScaleCall[]): Promise<number>
  close(): void
}

/** @param url origin of the server */
export async function openScaleClient(url: string): Promise<ScaleClient> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  // Who signs in has no session yet.
  const visitor = await readCsrfToken(url)
  const send = async (leitor: number, { path, body }: ScaleCall) => {
    const headers: Record<string, string> = body
      ? { cookie: `${CSRF_COOKIE}=${visitor}`, [CSRF_HEADER]: visitor, 'content-type': 'application/json' }
      : { cookie: `${sessionCookieName(false)}=${tokenOf(leitor)}` }
    await ask(url + path, agent, headers, body)
  }
  return {
    async time(leitor, calls) {
      const startedAt = performance.now()
      for (const call of calls) await send(leitor, call)
      return performance.now() - startedAt
    },
    close: () => agent.destroy(),
  }
}

function ask(
  url: string,
  agent: Agent,
  headers: Record<string, string>,
  body: object | undefined,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const options = { agent, method: body ? 'POST' : 'GET', headers: { ...headers, 'accept-encoding': 'br' } }
    const asked = request(url, options, async (response) => {
      const answer = await buffer(response)
      if (response.statusCode === 200) resolve()
      else reject(new Error(`${url} answered ${response.statusCode} (${answer.length} bytes)`))
    })
    asked.once('error', reject)
    asked.end(body && JSON.stringify(body))
  })
}

async function readCsrfToken(url: string): Promise<string> {
  const { csrftoken }: { csrftoken: string } = await (
    await fetch(url + buildUrl(setCsrfToken.path, {}))
  ).json()
  return csrftoken
}
