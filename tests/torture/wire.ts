/** Calls of the real server over kept connections, without a browser's politeness: any method, path and header. */
import { once } from 'node:events'
import { Agent, type IncomingHttpHeaders, type IncomingMessage, request } from 'node:http'
import { connect } from 'node:net'
import { buffer } from 'node:stream/consumers'

export interface WireRequest {
  method: string
  /** As it goes over the wire, query included. */
  path: string
  headers: Readonly<Record<string, string>>
  body: Buffer | null
}

export interface WireReply {
  status: number
  headers: IncomingHttpHeaders
  body: Buffer
}

export interface Wire {
  send(call: WireRequest): Promise<WireReply>
  close(): void
}

/** Only for what hangs: a busy machine may take long. */
const TIMEOUT_MS = 120_000
const RETRIES = 3

/** @param connections how many calls are under way at most; the others wait */
export function openWire(url: string, connections: number): Wire {
  const { hostname, port } = new URL(url)
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  return {
    close: () => agent.destroy(),
    send: (call) => sendAgain(call, { hostname, port, agent }),
  }
}

/** The server may close a kept connection just when the call goes out; then, and only then, it goes again. */
async function sendAgain(call: WireRequest, options: object, attempt = 1): Promise<WireReply> {
  const { method, path, headers, body } = call
  const outgoing = request({ ...options, method, path, headers: { ...headers, ...lengthOf(body) } })
  outgoing.setTimeout(TIMEOUT_MS, () => outgoing.destroy(new Error(`no answer in ${TIMEOUT_MS} ms`)))
  // What goes wrong after the reply began is told by its body.
  outgoing.on('error', () => {})
  outgoing.end(body ?? undefined)
  try {
    const [incoming]: IncomingMessage[] = await once(outgoing, 'response')
    if (!incoming) throw new Error('no reply')
    return { status: incoming.statusCode ?? 0, headers: incoming.headers, body: await buffer(incoming) }
  } catch (error) {
    if (!outgoing.reusedSocket || attempt >= RETRIES) throw error
    return sendAgain(call, options, attempt + 1)
  }
}

function lengthOf(body: Buffer | null): Record<string, string> {
  return body ? { 'content-length': String(body.length) } : {}
}

/** Sends bytes that no HTTP client would send, and reads what comes until the server closes. */
export async function sendBytes(url: string, bytes: Buffer): Promise<string> {
  const { hostname, port } = new URL(url)
  const socket = connect(Number(port), hostname)
  socket.setTimeout(TIMEOUT_MS, () => socket.destroy(new Error(`still open after ${TIMEOUT_MS} ms`)))
  socket.end(bytes)
  return (await buffer(socket)).toString()
}
