import '@fastify/cookie'
import type { FastifyRequest } from 'fastify'

/** A cookie of the caller, read when it is asked for: public texts, most of all calls, ask for none. */
export function readCookie({ headers, server }: FastifyRequest, name: string): string | undefined {
  return headers.cookie === undefined ? undefined : server.parseCookie(headers.cookie)[name]
}
