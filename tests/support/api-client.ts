/** The typed client of the API tests: same contract as the web, over `app.inject`, with a cookie jar. */
import type { LightMyRequestResponse } from 'fastify'
import * as z from 'zod/mini'
import type { Endpoint } from '#contract/endpoint.ts'
import { Erro, type ErrorCode, repliesOf } from '#contract/erros.ts'
import { buildUrl } from '#contract/url.ts'
import type { RemoteApp } from './remote-app.ts'

export interface CallInput {
  params?: Record<string, string | number>
  query?: Record<string, string | number | undefined>
  body?: unknown
  headers?: Record<string, string>
  /** False: the call is made without the token that the client holds. */
  csrf?: boolean
  remoteAddress?: string
}

export interface Client {
  /** Makes the call and checks the reply against the schema that the contract declares for its status. */
  call(endpoint: Endpoint, input?: CallInput): Promise<LightMyRequestResponse>
  cookies: Map<string, string>
}

/** A visitor's browser: keeps cookies between calls and sends the CSRF token as the web does. */
export function createClient(app: Pick<RemoteApp, 'inject'>): Client {
  const cookies = new Map<string, string>()
  return {
    cookies,
    async call(endpoint, { params, query, body, headers = {}, csrf = true, remoteAddress } = {}) {
      const token = cookies.get('csrftoken')
      const response = await app.inject({
        method: endpoint.method,
        url: buildUrl(endpoint.path, { params, query }),
        cookies: Object.fromEntries(cookies),
        headers: { ...(csrf && token && { 'x-csrftoken': token }), ...headers },
        ...(body !== undefined && { payload: body as object }),
        ...(remoteAddress && { remoteAddress }),
      })
      keepCookies(cookies, response)
      checkReply(endpoint, response)
      return response
    },
  }
}

/** The error body of a reply, after checking that it is the one body that errors have. */
export function errorOf(response: LightMyRequestResponse): {
  status: number
  code: ErrorCode
  message: string
} {
  const erro = z.parse(Erro, response.json())
  if (erro.statusCode !== response.statusCode || erro.error !== erro.message) {
    throw new Error(`inconsistent error body: ${response.body}`)
  }
  return { status: response.statusCode, code: erro.code, message: erro.message }
}

function keepCookies(jar: Map<string, string>, response: LightMyRequestResponse): void {
  for (const { name, value, maxAge, expires } of response.cookies) {
    const gone = maxAge === 0 || (expires !== undefined && expires.getTime() <= Date.now())
    if (gone) jar.delete(name)
    else jar.set(name, value)
  }
}

function checkReply(endpoint: Endpoint, response: LightMyRequestResponse): void {
  const isFile = response.statusCode === 200 && !endpoint.replies[200]
  if (response.statusCode === 304 || isFile) return
  const schema = repliesOf(endpoint)[response.statusCode]
  if (!schema) {
    throw new Error(
      `${endpoint.method} ${endpoint.path} does not declare ${response.statusCode}: ${response.body}`,
    )
  }
  z.parse(schema, response.json())
}
