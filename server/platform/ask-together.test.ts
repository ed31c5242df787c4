import { describe, expect, it } from 'vitest'
import { createAskTogether } from './ask-together.ts'
import type { Database } from './database.ts'
import type { Replicas } from './replicas.ts'

/** Nothing of it is used but that it is the same. */
const DB = { read: {} as Database['read'], replicas: null }

/** Answers a key with its length, and remembers what it was asked. */
function createLengths(max: number) {
  const asked: string[][] = []
  const ask = createAskTogether<number>(async (_, keys) => {
    asked.push([...keys])
    if (keys.includes('fails')) throw new Error('away')
    return new Map(keys.filter((key) => key !== 'unknown').map((key) => [key, key.length]))
  }, max)
  return { ask: (key: string) => ask(DB, key), asked }
}

describe('questions of one turn', () => {
  it('are asked together, the same one once, and each has its own answer', async () => {
    const { ask, asked } = createLengths(8)
    expect(await Promise.all(['a', 'bb', 'unknown', 'a'].map(ask))).toEqual([1, 2, undefined, 1])
    expect(asked).toEqual([['a', 'bb', 'unknown']])
  })

  it('are asked in pieces when they are many', async () => {
    const { ask, asked } = createLengths(2)
    expect(await Promise.all(['a', 'bb', 'ccc'].map(ask))).toEqual([1, 2, 3])
    expect(asked).toEqual([['a', 'bb'], ['ccc']])
  })

  it('fail only with those that were asked with them', async () => {
    const { ask } = createLengths(2)
    const answers = await Promise.allSettled(['a', 'fails', 'ccc'].map(ask))
    expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'fulfilled'])
  })

  it('are asked one by one where each request has its own replica to read from', async () => {
    const asked: string[][] = []
    const ask = createAskTogether<number>(async (_, keys) => {
      asked.push([...keys])
      return new Map()
    }, 8)
    const db = { ...DB, replicas: {} as Replicas }
    await Promise.all([ask(db, 'a'), ask(db, 'bb')])
    expect(asked).toEqual([['a'], ['bb']])
  })

  it('leave nothing behind: the next turn asks anew', async () => {
    const { ask, asked } = createLengths(8)
    await ask('a')
    await ask('a')
    expect(asked).toEqual([['a'], ['a']])
  })
})
