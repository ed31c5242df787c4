/** What a cache at the edge may keep, beside what browsers are told (RFC 9213): public texts, and nothing of a reader. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import './ready-reply.ts'
import './register-endpoint.ts'

/** Under it all texts are purged at once, after an import. */
const TAG = 'textos'

/** @param seconds for which an edge may answer by itself: so old a text may be there after an import that purges nothing */
export function installEdgeCache(app: FastifyInstance, seconds: number): void {
  const headers = {
    'CDN-Cache-Control': `public, max-age=${seconds}, stale-while-revalidate=${seconds}`,
    'Cache-Tag': TAG,
    'Surrogate-Key': TAG,
  }
  app.decorate('edgeHeaders', headers)
  app.addHook('onSend', (request, reply, _, done) => {
    if (isText(request, reply)) reply.headers(headers)
    done()
  })
}

/** A reply that is the same for everybody, and that browsers are told to ask for again. */
function isText({ method, routeOptions }: FastifyRequest, reply: FastifyReply): boolean {
  if (method !== 'GET' || routeOptions.config.endpoint?.access !== 'public') return false
  if (reply.statusCode !== 200 && reply.statusCode !== 304) return false
  return reply.getHeader('Cache-Control') === 'no-cache' && !reply.hasHeader('Set-Cookie')
}
