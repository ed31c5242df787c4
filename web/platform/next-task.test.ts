import { expect, it } from 'vitest'
import { nextTask } from './next-task.ts'

it('goes on after what the browser had to do, and after what was promised', async () => {
  const order: string[] = []
  const next = nextTask().then(() => order.push('next task'))
  void Promise.resolve()
    .then(() => order.push('promised'))
    .then(() => order.push('promised by that'))
  order.push('this task')
  await next
  expect(order).toEqual(['this task', 'promised', 'promised by that', 'next task'])
})
