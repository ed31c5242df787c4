/**
 * The network at the level of `fetch`: it answers as the test names it, or as the server does that it leads to.
 * An answer against the contract fails the test, and so does a call that nobody answers.
 */
import * as z from 'zod/mini'
import type { $ZodType, input } from 'zod/v4/core'
import type { Endpoint } from '#contract/endpoint.ts'
import { type ErrorCode, repliesOf, STATUS_BY_CODE } from '#contract/erros.ts'
import { countParams, matchPath } from './match-path.ts'

type Success = 200 | 201 | 202 | 204

/** What the server may send for the statuses of success. */
export type Sent<E extends Endpoint> = {
  [S in keyof E['replies'] & Success]: E['replies'][S] extends $ZodType ? input<E['replies'][S]> : never
}[keyof E['replies'] & Success]

/** A call as it reached the network. */
export interface Call {
  readonly params: Readonly<Record<string, string>>
  readonly query: URLSearchParams
  readonly body: unknown
  /** Aborted when the page gave the call up. */
  readonly signal: AbortSignal
}

export interface Network {
  /** From now on the call is answered so. */
  answer<const E extends Endpoint>(
    endpoint: E,
    reply: Sent<E> | ((call: Call) => Sent<E>),
    headers?: Answer['headers'],
  ): void
  /** From now on the call is answered with an error. */
  refuse(
    endpoint: Endpoint,
    code: ErrorCode,
    message?: string,
    fields?: Readonly<Record<string, string>>,
  ): void
  /** From now on something between answers instead of the server. */
  intrude(endpoint: Endpoint, status: number, text: string): void
  /** The next such call reaches the server, and its answer never comes. */
  loseAnswer(endpoint: Endpoint): void
  /** From now on such calls get no answer, until one is named. */
  loseAnswers(endpoint: Endpoint): void
  /** Holds the answers of the call back until the returned function is called. */
  hold(endpoint: Endpoint): () => void
  /** No call reaches the server. */
  cut(): void
  mend(): void
  /** From now on the call is answered by the server again. @throws Error when the network leads to none */
  passOn(endpoint: Endpoint): void
  /** How often a call was made. */
  count(endpoint: Endpoint): number
  /** The calls that were made, in their order. */
  calls(endpoint: Endpoint): readonly Call[]
  /** What was wrong with the answers, and calls without any. */
  readonly problems: readonly string[]
}

export interface Answer {
  readonly status: number
  /** A file stands for itself; all else is sent as JSON. */
  readonly body: unknown
  readonly headers?: Readonly<Record<string, string>>
}

/** A server that answers all calls that the test does not answer itself. */
export interface Upstream {
  readonly endpoints: readonly Endpoint[]
  send(request: Request, body: ArrayBuffer): Promise<Answer>
}

type Handler = (call: Call, request: Request, body: ArrayBuffer) => Answer | Promise<Answer>

const INTERNO = 'Algo deu errado no servidor. Tente de novo em instantes.'

export interface PageNetwork extends Network {
  /** What stands for the page's own. */
  readonly fetch: typeof fetch
}

/** @param upstream the server to which the network leads; without one it leads nowhere */
export function makeNetwork(upstream?: Upstream): PageNetwork {
  const handlers = new Map<string, { readonly endpoint: Endpoint; handle: Handler }>()
  const intruders = new Map<Endpoint, Response>()
  const losing = new Set<Endpoint>()
  const held = new Map<Endpoint, Promise<void>>()
  const made: { readonly endpoint: Endpoint; readonly call: Call }[] = []
  const problems: string[] = []
  let isCut = false

  const set = (endpoint: Endpoint, handle: Handler) => {
    intruders.delete(endpoint)
    handlers.set(`${endpoint.method} ${endpoint.path}`, { endpoint, handle })
  }

  const callsOf = (endpoint: Endpoint) =>
    made.filter((one) => one.endpoint === endpoint).map(({ call }) => call)

  const passOn = (endpoint: Endpoint) => {
    if (!upstream) throw new Error('No server is behind this network.')
    set(endpoint, (_, request, body) => upstream.send(request, body))
  }

  async function respond(request: Request): Promise<Response> {
    const { method } = request
    const url = new URL(request.url)
    const sent = method === 'GET' ? new ArrayBuffer() : await request.arrayBuffer()
    const body = readJson(request, sent)
    const path = url.pathname.replace(/^\/api/, '')
    const found = [...handlers.values()].flatMap(({ endpoint, handle }) => {
      const params = endpoint.method === method ? matchPath(endpoint.path, path) : null
      return params
        ? [{ endpoint, handle, call: { params, query: url.searchParams, body, signal: request.signal } }]
        : []
    })
    // Of '/ebook/:id' and '/ebook/recomendados' the one with fewer parameters is meant.
    if (isCut && found.length === 0) throw new TypeError('Failed to fetch')
    const [nearest] = found.sort((a, b) => countParams(a.endpoint) - countParams(b.endpoint))
    if (!nearest) {
      problems.push(`No answer to ${method} ${url.pathname}${url.search}`)
      throw new TypeError('No answer')
    }
    const { endpoint, handle, call } = nearest
    made.push({ endpoint, call })
    if (isCut) throw new TypeError('Failed to fetch')
    await held.get(endpoint)
    const intruder = intruders.get(endpoint)
    if (intruder) return intruder.clone()
    const { status, body: reply, headers = {} } = await handle(call, request, sent)
    const isFile = reply instanceof Blob
    if (!isFile) check(endpoint, status, reply)
    if (losing.delete(endpoint)) throw new TypeError('Failed to fetch')
    if (status === 204) return new Response(null, { status, headers })
    if (isFile) return new Response(reply, { status, headers })
    return Response.json(reply, { status, headers })
  }

  function check(endpoint: Endpoint, status: number, reply: unknown): void {
    const schema = repliesOf(endpoint)[status]
    const parsed = schema ? z.safeParse(schema, reply) : undefined
    if (parsed?.success) return
    const why = parsed ? z.prettifyError(parsed.error) : 'the contract knows no such status'
    problems.push(`${endpoint.method} ${endpoint.path} does not answer ${status} so: ${why}`)
  }

  for (const endpoint of upstream?.endpoints ?? []) passOn(endpoint)

  return {
    problems,
    passOn,
    answer(endpoint, reply, headers = {}) {
      const status = Number(Object.keys(endpoint.replies).find((code) => code.startsWith('2')))
      set(endpoint, (call) => ({
        status,
        headers,
        body: typeof reply === 'function' ? (reply as (call: Call) => unknown)(call) : reply,
      }))
    },
    refuse(endpoint, code, message = INTERNO, fields) {
      const statusCode = STATUS_BY_CODE[code]
      set(endpoint, () => ({
        status: statusCode,
        body: { statusCode, code, error: message, message, ...(fields && { fields }) },
      }))
    },
    intrude(endpoint, status, text) {
      set(endpoint, () => ({ status, body: text }))
      intruders.set(endpoint, new Response(text, { status }))
    },
    loseAnswer: (endpoint) => void losing.add(endpoint),
    loseAnswers: (endpoint) =>
      set(endpoint, () => {
        throw new TypeError('Failed to fetch')
      }),
    hold(endpoint) {
      const { promise, resolve } = Promise.withResolvers<void>()
      held.set(endpoint, promise)
      return () => {
        held.delete(endpoint)
        resolve()
      }
    },
    cut() {
      isCut = true
    },
    mend() {
      isCut = false
    },
    count: (endpoint) => callsOf(endpoint).length,
    calls: callsOf,
    fetch: (target, init) => respond(new Request(new URL(String(target), window.location.origin), init)),
  }
}

/** What is sent as JSON, as the app's calls are but for those that send a file. */
function readJson({ headers }: Request, body: ArrayBuffer): unknown {
  if (body.byteLength === 0 || !headers.get('Content-Type')?.includes('json')) return undefined
  return JSON.parse(new TextDecoder().decode(body))
}
