import Fastify from 'fastify'
import { expect, it } from 'vitest'
import { createPrivateReplies } from './private-replies.ts'

it('keeps what is asked for again, and not what comes once', async () => {
  const app = Fastify()
  const replies = createPrivateReplies()
  const made: string[] = []
  app.get<{ Params: { q: string } }>('/:q', (request, reply) => {
    const { q } = request.params
    const kept = replies.answer(q, request, reply)
    if (kept) return kept
    made.push(q)
    return replies.answerAndKeepRepeated(q, request, reply, JSON.stringify([q]))
  })
  const ask = async (q: string) => (await app.inject(`/${q}`)).json()

  expect(await ask('fé')).toEqual(['fé'])
  expect(await ask('graça')).toEqual(['graça'])
  expect(await ask('fé')).toEqual(['fé'])
  expect(made).toEqual(['fé', 'graça', 'fé'])
  expect(await ask('fé')).toEqual(['fé'])
  expect(made).toHaveLength(3)

  replies.clear()
  expect(await ask('fé')).toEqual(['fé'])
  expect(made).toHaveLength(4)
  await app.close()
})
