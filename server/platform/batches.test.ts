import { describe, expect, it } from 'vitest'
import { inBatches, inChunks, inTurns, nextTurn } from './batches.ts'

/** Reads as a repository does: what comes after, at most so many. */
function readerOf(all: readonly number[]) {
  return async (after: number | null, limit: number) =>
    all.filter((each) => after === null || each > after).slice(0, limit)
}

describe('inBatches', () => {
  it.each([
    [[], []],
    [[1], [[1]]],
    [[1, 2], [[1, 2]]],
    [
      [1, 2, 3, 4, 5],
      [[1, 2], [3, 4], [5]],
    ],
  ])('reads %j to the end', async (all, batches) => {
    expect(await gather(inBatches(readerOf(all), 2))).toEqual(batches)
  })

  it('reads nothing before it is asked for', async () => {
    let reads = 0
    const batches = inBatches(async (after: number | null) => [reads++, after ?? 0], 2)
    await batches.next()
    await batches.return()
    expect(reads).toBe(1)
  })
})

describe('turns', () => {
  it('are one after the other: of two lists none takes a turn with the other', async () => {
    const turns: string[] = []
    const run = async (name: string) => {
      for await (const each of inTurns([1, 2, 3])) turns.push(`${name}${each}`)
    }
    await Promise.all([run('a'), run('b')])
    expect(turns).toEqual(['a1', 'b1', 'a2', 'b2', 'a3', 'b3'])
  })

  it('let others in between', async () => {
    const order: string[] = []
    setImmediate(() => order.push('other'))
    await nextTurn()
    await nextTurn()
    order.push('list')
    expect(order).toEqual(['other', 'list'])
  })
})

it('inChunks gives the same items, few at a time', async () => {
  expect(await gather(inChunks([[1, 2, 3], [], [4]], 2))).toEqual([[1, 2], [3], [4]])
})

async function gather<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
  const all: Item[] = []
  for await (const item of items) all.push(item)
  return all
}
