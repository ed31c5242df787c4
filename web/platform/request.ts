/** The one way from the web to the API. It returns or throws; whoever called decides what the reader sees. */

import * as z from 'zod/mini'
import type { $ZodType, input, output } from 'zod/v4/core'
import type { Endpoint } from '#contract/endpoint.ts'
import { Erro, STATUS_BY_CODE } from '#contract/erros.ts'
import { LEITOR_HEADER, leitorKey } from '#contract/leitor.ts'
import { buildUrl } from '#contract/url.ts'
import { ApiError, NetworkError } from './api-error.ts'
import { csrfTokenFor, fetchCsrfToken } from './csrf.ts'
import { readEmail } from './leitor.ts'
import { noteSemResposta } from './sem-resposta.ts'
import { takeTurn } from './take-turn.ts'

type Success = 200 | 201 | 202 | 204

/** What a call resolves to: the reply that the endpoint declares for its 2xx statuses. */
export type Reply<E extends Endpoint> = {
  [S in keyof E['replies'] & Success]: E['replies'][S] extends $ZodType ? output<E['replies'][S]> : never
}[keyof E['replies'] & Success]

/** Where the schema reads any text, a number may be written as it is; it stands in a URL either way. */
type UrlValue<V> = string extends V ? V | number : V
type UrlValues<S extends $ZodType> = { [K in keyof input<S>]: UrlValue<input<S>[K]> }

type Required<E extends Endpoint> = (E extends { params: infer S extends $ZodType }
  ? { params: UrlValues<S> }
  : unknown) &
  (E extends { body: infer S extends $ZodType } ? { body: input<S> } : unknown)

type Optional<E extends Endpoint> = {
  /** A file as it is, for changing calls whose contract describes no JSON body. */
  body?: E extends { body: $ZodType } ? unknown : E extends { method: 'GET' } ? never : Blob
  query?: E extends { query: infer S extends $ZodType } ? UrlValues<S> : never
  signal?: AbortSignal
  /** For calls made while the page is being left. */
  keepalive?: boolean
  /** E-mail of the reader whose call it is: who is signed in, unless given. Null asks as whoever has the session. */
  leitor?: string | null
}

type RequestInput<E extends Endpoint> = Required<E> & Optional<E>

type RequestArgs<E extends Endpoint> =
  unknown extends Required<E> ? [input?: RequestInput<E>] : [input: RequestInput<E>]

interface Call {
  readonly params?: Readonly<Record<string, unknown>>
  readonly query?: Readonly<Record<string, unknown>>
  readonly body?: unknown
  readonly signal?: AbortSignal
  readonly keepalive?: boolean
  readonly leitor?: string | null
}

const UNEXPECTED = 'O servidor deu uma resposta inesperada. Tente de novo em instantes.'
const OUTRO_LEITOR = 'Outro leitor entrou neste navegador.'

/**
 * Calls the API.
 * @param endpoint the call, from `contract/`
 * @param args its `params`, `query` and `body`, and `signal` or `keepalive` for `fetch`
 * @returns the parsed 2xx reply
 * @throws ApiError when the server answered with an error or with something that the contract does not know
 * @throws NetworkError when no answer came
 * @throws Error when the call must carry a CSRF token and the browser keeps no cookies
 */
export async function request<const E extends Endpoint>(
  endpoint: E,
  ...args: RequestArgs<E>
): Promise<Reply<E>> {
  return (await requestWithHeaders(endpoint, ...args)).reply
}

/** The same with the answer's headers: the next cursor of a list. @throws what `request` throws */
export async function requestWithHeaders<const E extends Endpoint>(
  endpoint: E,
  ...args: RequestArgs<E>
): Promise<{ reply: Reply<E>; headers: Headers }> {
  return askAsLeitor(endpoint, args[0] ?? {}, async (response) => ({
    reply: await parseReply(endpoint, response),
    headers: response.headers,
  }))
}

/** Calls the API for a file. @param type its media type; another is not the server's answer @throws what `request` throws */
export async function requestFile(
  endpoint: Endpoint,
  type: string,
  call: Pick<Call, 'params' | 'query'> = {},
): Promise<Blob> {
  return askAsLeitor(endpoint, call, async (response) => {
    if (!response.ok) throw await parseError(response)
    if (response.headers.get('Content-Type') !== type) throw unexpected(response.status)
    return readBody(() => response.blob())
  })
}

async function askAsLeitor<Answer>(
  endpoint: Endpoint,
  call: Call,
  read: (response: Response) => Promise<Answer>,
): Promise<Answer> {
  const leitor = call.leitor === undefined ? readEmail() : call.leitor
  const answer = fetchResponse(endpoint, { ...call, leitor }).then(read)
  if (endpoint.access !== 'public') {
    await Promise.allSettled([answer])
    refuseForAnother(leitor)
  }
  return answer
}

/** Whoever has signed in since the call was made neither gets its answer nor is signed out by it. */
function refuseForAnother(leitor: string | null): void {
  const now = readEmail()
  if (leitor === null || now === null || now === leitor) return
  throw new ApiError(STATUS_BY_CODE.outro_leitor, { code: 'outro_leitor', message: OUTRO_LEITOR })
}

/** Sends a call, and once more with a new token when the server refused the one that it had. */
async function fetchResponse(endpoint: Endpoint, call: Call): Promise<Response> {
  const demanded = endpoint.csrf ?? endpoint.method !== 'GET'
  const token = await csrfTokenFor(demanded)
  if (!demanded) await takeTurn()
  const first = await send(endpoint, call, token)
  if (first.status !== 403) return first

  const refusal = await parseError(first)
  const newToken = refusal.code === 'csrf_invalido' ? await fetchCsrfToken() : null
  if (newToken === null) throw refusal
  return send(endpoint, call, newToken)
}

async function send(endpoint: Endpoint, call: Call, token: string | null): Promise<Response> {
  const { body } = call
  const isFile = body instanceof Blob
  const headers = new Headers({
    'Content-Type': isFile ? body.type : 'application/json',
    Accept: 'application/json',
  })
  if (token !== null) headers.set('X-CSRFToken', token)
  if (call.leitor) headers.set(LEITOR_HEADER, leitorKey(call.leitor))
  try {
    return await fetch(buildUrl(endpoint.path, call), {
      method: endpoint.method,
      credentials: 'include',
      headers,
      body: isFile || body === undefined ? body : JSON.stringify(body),
      signal: call.signal,
      keepalive: call.keepalive,
    })
  } catch (cause) {
    // The caller gave up: that is no failure of the network.
    if (call.signal?.aborted) throw cause
    noteSemResposta()
    throw new NetworkError(cause)
  }
}

async function parseReply<E extends Endpoint>(endpoint: E, response: Response): Promise<Reply<E>> {
  if (!response.ok) throw await parseError(response)
  const schema = endpoint.replies[response.status]
  const body = response.status === 204 ? undefined : await readJson(response)
  const parsed = schema ? z.safeParse(schema, body) : undefined
  if (!parsed?.success) throw unexpected(response.status, parsed?.error)
  // The schema was chosen by the status at run time, so its type is known only as a union.
  return parsed.data as Reply<E>
}

async function parseError(response: Response): Promise<ApiError> {
  const parsed = z.safeParse(Erro, await readJson(response))
  const erro = parsed.success ? parsed.data : { code: 'resposta_inesperada' as const, message: UNEXPECTED }
  return new ApiError(response.status, erro, readRetryAfter(response))
}

/** The header's other form, a date, nobody sends to us. */
function readRetryAfter({ headers }: Response): number | null {
  const text = headers.get('Retry-After') ?? ''
  return /^\d+$/.test(text) ? Number(text) : null
}

/** Undefined stands for a body that is not JSON: no schema accepts it. */
async function readJson(response: Response): Promise<unknown> {
  const text = await readBody(() => response.text())
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** A body cut short is the network's fault. */
async function readBody<Body>(read: () => Promise<Body>): Promise<Body> {
  try {
    return await read()
  } catch (cause) {
    throw new NetworkError(cause)
  }
}

function unexpected(status: number, cause?: unknown): ApiError {
  const error = new ApiError(status, { code: 'resposta_inesperada', message: UNEXPECTED })
  error.cause = cause
  return error
}
