import { expect, it } from 'vitest'
import { runQueue } from './step-queue.mjs'

/** Runs steps that end when told. */
function queueOf(steps: string[]) {
  const ends = new Map<string, PromiseWithResolvers<string>>()
  const ended = runQueue(steps, (step) => {
    const end = Promise.withResolvers<string>()
    ends.set(step, end)
    return end.promise
  })
  return {
    ended,
    started: () => [...ends.keys()],
    end: (step: string) => ends.get(step)?.resolve(`${step} done`),
    fail: (step: string, error: Error) => ends.get(step)?.reject(error),
  }
}
const settle = () => new Promise((resolve) => setImmediate(resolve))

it('starts the next step when any has ended, and answers in their order', async () => {
  const queue = queueOf(['a', 'b', 'c'])
  expect(queue.started()).toEqual(['a', 'b'])
  queue.end('b')
  await settle()
  expect(queue.started()).toEqual(['a', 'b', 'c'])
  queue.end('c')
  queue.end('a')
  expect(await queue.ended).toEqual(['a done', 'b done', 'c done'])
})

it('starts none after one that was interrupted, and waits for the one that runs', async () => {
  const queue = queueOf(['a', 'b', 'c'])
  let isOver = false
  const ended = queue.ended.finally(() => {
    isOver = true
  })
  queue.fail('a', new Error('interrupted'))
  await settle()
  expect([queue.started(), isOver]).toEqual([['a', 'b'], false])
  queue.end('b')
  await expect(ended).rejects.toThrow('interrupted')
})
