import { describe, expect, it } from 'vitest'
import { measureRate, paceWork } from './pace.ts'

const { signal } = new AbortController()

describe('paceWork', () => {
  it('starts as many as were asked for, however busy the machine is, and waits for them', async () => {
    let ended = 0
    const work = async () => {
      await Promise.resolve()
      ended += 1
    }
    const { done, failed } = await paceWork(work, { rate: 500, seconds: 0.1, signal })
    expect({ done, failed, ended }).toEqual({ done: 50, failed: 0, ended: 50 })
  })

  it('counts what failed, by its reason', async () => {
    const work = () => Promise.reject(new Error('429'))
    const { done, failed, failures } = await paceWork(work, { rate: 300, seconds: 0.1, signal })
    expect({ done, failed }).toEqual({ done: 0, failed: 30 })
    expect([...failures]).toEqual([['Error: 429', 30]])
  })

  it('ends when it is told to', async () => {
    const { done } = await paceWork(async () => {}, { rate: 1, seconds: 3_600, signal: AbortSignal.abort() })
    expect(done).toBe(0)
  })
})

describe('measureRate', () => {
  it('rejects with the first failure', async () => {
    const work = () => Promise.reject(new Error('500'))
    await expect(measureRate(work, { atOnce: 2, seconds: 1, signal })).rejects.toThrow('500')
  })
})
