/** Stripe's API as far as the library asks it: objects in memory, its keys against doing a thing twice, and its refusals. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import { type FormValue, readForm } from './form-body.ts'
import { createStripeObjects, Refused, type StripeObjects } from './stripe-objects.ts'

export interface StripeCall {
  method: string
  /** Without '/v1'. */
  path: string
  params: Record<string, FormValue>
  key: string | undefined
}

export interface StripeStandIn {
  /** As in MBW_STRIPE_ENDERECO. */
  address: string
  port: string
  objects: StripeObjects
  /** What was asked, in order. */
  calls: StripeCall[]
  /** What goes wrong with the next calls, one each: a status, a cut connection, or no answer at all. */
  failures: (number | 'cut' | 'silent')[]
}

interface Reply {
  words: string
  status: number
  body: string
}

/** Starts it for a test file; each test finds it without calls and with new objects. */
export function setupStripe(): StripeStandIn {
  const standIn = {} as StripeStandIn
  const replies = new Map<string, Reply>()
  const server = createServer((request, response) => {
    answer(standIn, replies, request, response).catch((error) => response.destroy(error))
  })
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    standIn.port = String((server.address() as AddressInfo).port)
    standIn.address = `http://127.0.0.1:${standIn.port}`
  })
  beforeEach(() => {
    replies.clear()
    Object.assign(standIn, { objects: createStripeObjects(), calls: [], failures: [] })
  })
  afterAll(() => {
    server.closeAllConnections()
    server.close()
  })
  return standIn
}

async function answer(
  standIn: StripeStandIn,
  replies: Map<string, Reply>,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { pathname, search } = new URL(request.url ?? '/', 'http://stripe')
  let body = ''
  for await (const chunk of request) body += chunk
  const key = String(request.headers['idempotency-key'] ?? '')
  const path = pathname.replace('/v1', '')
  const call = { method: request.method ?? '', path, params: readForm(body || search.slice(1)), key }
  standIn.calls.push(call)
  const failure = standIn.failures.shift()
  if (failure === 'silent') return
  if (failure === 'cut') return void response.destroy()
  const reply =
    failure === undefined
      ? replyTo(standIn.objects, replies, call, body)
      : refusal(failure, 'api_error', 'away')
  response.writeHead(reply.status, { 'content-type': 'application/json', 'request-id': 'req_1' })
  response.end(reply.body)
}

function replyTo(
  objects: StripeObjects,
  replies: Map<string, Reply>,
  call: StripeCall,
  words: string,
): Reply {
  const known = call.key ? replies.get(call.key) : undefined
  if (known && known.words !== words) return refusal(400, 'idempotency_error', 'another call with this key')
  if (known) return known
  try {
    const reply = {
      words,
      status: 200,
      body: JSON.stringify(objects.answer(call.method, call.path, call.params)),
    }
    if (call.key) replies.set(call.key, reply)
    return reply
  } catch (error) {
    if (error instanceof Refused)
      return refusal(error.status, 'invalid_request_error', error.message, error.code)
    throw error
  }
}

function refusal(status: number, type: string, message: string, code?: string): Reply {
  return { words: '', status, body: JSON.stringify({ error: { type, message, code } }) }
}
