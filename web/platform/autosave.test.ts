import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createAutosave } from './autosave.ts'

const save = vi.fn()

beforeEach(() => {
  vi.useFakeTimers()
  save.mockReset()
})
afterEach(() => vi.useRealTimers())

describe('createAutosave', () => {
  it('saves the newest value, no later than the delay after the first change', () => {
    const autosave = createAutosave<string>(save, 250)
    for (const value of ['a', 'ab', 'abc']) {
      autosave.schedule(value)
      vi.advanceTimersByTime(100)
    }
    expect(save.mock.calls).toEqual([['abc']])
  })

  it('saves again what changes afterwards', () => {
    const autosave = createAutosave<string>(save, 250)
    autosave.schedule('a')
    vi.advanceTimersByTime(250)
    autosave.schedule('b')
    vi.advanceTimersByTime(250)
    expect(save.mock.calls).toEqual([['a'], ['b']])
  })

  it('saves at once when told, and only what waits', () => {
    const autosave = createAutosave<string>(save, 250)
    autosave.schedule('a')
    autosave.flush()
    autosave.flush()
    vi.advanceTimersByTime(1000)
    expect(save.mock.calls).toEqual([['a']])
  })

  it('forgets when told', () => {
    const autosave = createAutosave<string>(save, 250)
    autosave.schedule('a')
    autosave.cancel()
    autosave.flush()
    vi.advanceTimersByTime(1000)
    expect(save).not.toHaveBeenCalled()
  })
})
