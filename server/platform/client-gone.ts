import type { FastifyInstance } from 'fastify'

export const CLIENT_GONE = 'client went away'

/** A caller who closed the connection before his request was read has no address, and nobody to answer. */
export function installClientGone(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (request.raw.socket.remoteAddress !== undefined) return done()
    request.log.info(CLIENT_GONE)
    reply.hijack()
    request.raw.destroy()
  })
}
