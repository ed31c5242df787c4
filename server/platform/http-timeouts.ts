/** How long a connection may take, lest it hold a socket or the process's end: Node's own limits are minutes, or none. */

import type { Server } from 'node:http'
import type { FastifyHttpOptions } from 'fastify'

export interface HttpTimeouts {
  /** From the first byte to the last of the headers; also the first byte of a new connection. */
  headersMs: number
  /** From the first byte of the headers to the last of the body: 5 MB at 1 Mbit/s take 42 s. */
  requestMs: number
  /** Between two requests: longer than most proxies keep theirs would make them meet a closing socket less often. */
  keepAliveMs: number
  /** Nothing read and nothing written: whoever does not take the answer. Longer than any call works in silence. */
  silenceMs: number
  /** Node looks for what is late this often, so that each limit may be late by as much. */
  checkEveryMs: number
}

/** With `checkEveryMs` every one of them ends within 60 s. */
export const HTTP_TIMEOUTS: HttpTimeouts = {
  headersMs: 20_000,
  requestMs: 50_000,
  keepAliveMs: 10_000,
  silenceMs: 55_000,
  checkEveryMs: 5_000,
}

export function toServerOptions(timeouts: HttpTimeouts): FastifyHttpOptions<Server> {
  return {
    requestTimeout: timeouts.requestMs,
    keepAliveTimeout: timeouts.keepAliveMs,
    connectionTimeout: timeouts.silenceMs,
    // What still comes on an open connection while the server ends is answered, and its connection closed: Fastify's own 503 is no answer of ours.
    return503OnClosing: false,
    http: { headersTimeout: timeouts.headersMs, connectionsCheckingInterval: timeouts.checkEveryMs },
  }
}
