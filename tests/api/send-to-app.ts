import type { FastifyInstance } from 'fastify'
import type { Send } from '#tests/torture/call.ts'

/** Calls as the wire would carry them, into an application of this process. */
export function sendToApp(app: FastifyInstance): Send {
  return async ({ method, path, headers, body }) => {
    const reply = await app.inject({
      // Only methods of the contract come here.
      method:
        method === 'GET' || method === 'POST' || method === 'PUT' || method === 'PATCH' ? method : 'DELETE',
      url: path,
      headers,
      ...(body && { payload: body }),
    })
    const texts = Object.entries(reply.headers).map(([name, value]) => [name, String(value)])
    return { status: reply.statusCode, headers: Object.fromEntries(texts), body: reply.rawPayload }
  }
}
