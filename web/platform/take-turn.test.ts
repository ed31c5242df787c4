import { expect, it } from 'vitest'
import { nextTask } from './next-task.ts'
import { takeTurn } from './take-turn.ts'

it('lets three go at once, and the others in later tasks, in their order', async () => {
  const gone: string[] = []
  const go = async (name: string) => {
    await takeTurn()
    gone.push(name)
  }
  const all = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map(go)
  await Promise.resolve()
  expect(gone.join('')).toBe('abc')
  await nextTask()
  expect(gone.join('')).toBe('abcdef')
  // Who comes later waits behind those who wait.
  all.push(go('h'))
  await Promise.all(all)
  expect(gone.join('')).toBe('abcdefgh')
})

it('lets who comes alone go at once, each time', async () => {
  for (let time = 0; time < 5; time += 1) {
    let isGone = false
    void takeTurn().then(() => {
      isGone = true
    })
    await Promise.resolve()
    expect(isGone).toBe(true)
    await nextTask()
    await nextTask()
  }
})
