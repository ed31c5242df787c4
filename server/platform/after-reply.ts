/** Work that the caller must not be able to measure: it begins when the reply is gone. The application waits for it at its end. */
import { finished } from 'node:stream'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { Fila } from './fila.ts'

const AT_ONCE = 2
const MAX_WAITING = 500

type AfterReply = (reply: FastifyReply, work: () => Promise<void>) => void

export function createAfterReply(app: FastifyInstance): AfterReply {
  const line = new Fila(AT_ONCE)
  const underWay = new Set<Promise<void>>()

  async function doWork(reply: FastifyReply, work: () => Promise<void>): Promise<void> {
    await new Promise<void>((resolve) => finished(reply.raw, () => resolve()))
    await line.run(work).catch((error) => app.log.error({ err: error }, 'what follows a reply failed'))
  }

  app.addHook('onClose', async () => {
    await Promise.all(underWay)
  })
  return (reply, work) => {
    if (underWay.size >= MAX_WAITING) return app.log.error('too much follows replies: something was left out')
    const doing = doWork(reply, work).finally(() => underWay.delete(doing))
    underWay.add(doing)
  }
}
