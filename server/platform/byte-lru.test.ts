import { describe, expect, it, vi } from 'vitest'
import { createByteLru } from './byte-lru.ts'

const value = (bytes: number) => vi.fn(async () => ({ bytes }))

describe('createByteLru', () => {
  it('builds once, also for callers at the same time', async () => {
    const lru = createByteLru(1_000)
    const build = value(10)
    const [a, b] = await Promise.all([lru.get('a', build), lru.get('a', build)])
    expect(a).toBe(b)
    expect(await lru.get('a', build)).toBe(a)
    expect(build).toHaveBeenCalledTimes(1)
  })

  it('forgets what was not used for longest', async () => {
    const lru = createByteLru(800)
    for (const key of 'abcdefgh') await lru.get(key, value(100))
    await lru.get('a', value(100))
    await lru.get('i', value(100))
    const [again, gone] = [value(100), value(100)]
    await lru.get('a', again)
    await lru.get('b', gone)
    expect(again).not.toHaveBeenCalled()
    expect(gone).toHaveBeenCalledTimes(1)
  })

  it('keeps neither failures nor what is far too large', async () => {
    const lru = createByteLru(800)
    const failing = vi.fn(async () => Promise.reject(new Error('none')))
    await expect(lru.get('a', failing)).rejects.toThrow('none')
    await expect(lru.get('a', failing)).rejects.toThrow('none')
    expect(failing).toHaveBeenCalledTimes(2)
    const large = value(101)
    await lru.get('b', large)
    await lru.get('b', large)
    expect(large).toHaveBeenCalledTimes(2)
  })

  it('forgets everything when told, what is being built too', async () => {
    const lru = createByteLru(1_000)
    await lru.get('a', value(100))
    const slow = lru.get('b', value(100))
    lru.clear()
    await slow
    const [a, b] = [value(100), value(100)]
    await lru.get('a', a)
    await lru.get('b', b)
    expect(a).toHaveBeenCalledTimes(1)
    expect(b).toHaveBeenCalledTimes(1)
  })
})
