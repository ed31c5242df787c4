/** A server that is told to end first says that it is not ready, and goes on answering while balancers notice. */
import type { FastifyInstance } from 'fastify'

export interface Leaving {
  readonly hasBegun: boolean
  /** From now on connections end with the reply under way: whoever keeps some open goes elsewhere with the next call. */
  begin(): void
}

declare module 'fastify' {
  interface FastifyInstance {
    leaving: Leaving
  }
}

export function installLeaving(app: FastifyInstance): void {
  let hasBegun = false
  const leaving: Leaving = {
    get hasBegun() {
      return hasBegun
    },
    begin() {
      hasBegun = true
      app.server.prependListener('request', (_, response) => response.setHeader('Connection', 'close'))
    },
  }
  app.decorate('leaving', leaving)
}
