import type { FastifyReply } from 'fastify'

/** Aborts when the client goes before its answer; `request.signal` would abort as soon as a body has been read. */
export function clientSignal(reply: FastifyReply): AbortSignal {
  const controller = new AbortController()
  reply.raw.once('close', () => controller.abort())
  return controller.signal
}
