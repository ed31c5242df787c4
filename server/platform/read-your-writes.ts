/** Whoever has just written reads from the primary: in the same request, and for some seconds by a cookie (ADR 039). */
import '@fastify/cookie'
import type { FastifyInstance } from 'fastify'
import { type ReadingContext, readingContext } from './reading-context.ts'
import type { Replicas } from './replicas.ts'

const COOKIE = 'escreveu'
/** Longer than a replica that is read may be behind (MAX_LAG_MS). */
const SECONDS = 5
const SAFE_METHODS = new Set(['GET', 'HEAD'])

declare module 'fastify' {
  interface FastifyRequest {
    reading: ReadingContext | null
  }
}

/** To be called once cookies are read. @param secure under https the cookie is never sent in clear */
export function installReadYourWrites(app: FastifyInstance, replicas: Replicas, secure: boolean): void {
  replicas.onState((place, state) => {
    if (state === 'ok') app.log.info({ place }, 'replica is read again')
    else app.log.warn({ place, state }, 'replica is not read, the primary answers')
  })
  app.decorateRequest('reading', null)
  app.addHook('onRequest', (request, _, done) => {
    const usesPrimary = !SAFE_METHODS.has(request.method) || request.cookies[COOKIE] !== undefined
    request.reading = { usesPrimary, hasWritten: false, replica: null }
    readingContext.run(request.reading, done)
  })
  // What comes after a body comes from the connection, which knows of no request.
  app.addHook('preValidation', (request, _, done) => {
    if (request.reading) readingContext.run(request.reading, done)
    else done()
  })
  app.addHook('onSend', (request, reply, _, done) => {
    if (request.reading?.hasWritten) {
      reply.setCookie(COOKIE, '1', { path: '/', httpOnly: true, sameSite: 'lax', secure, maxAge: SECONDS })
    }
    done()
  })
}
