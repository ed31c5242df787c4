import type { FastifyReply } from 'fastify'

/**
 * Aborts when the client goes before its answer. Fastify's own `request.signal` aborts as soon as a body has been
 * read to its end, so the side of the answer is watched.
 */
export function clientSignal(reply: FastifyReply): AbortSignal {
  const controller = new AbortController()
  reply.raw.once('close', () => controller.abort())
  return controller.signal
}
