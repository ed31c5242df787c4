import { describe, expect, it } from 'vitest'
import { Fila, GaveUpWaiting } from './fila.ts'

/** Work that ends when it is told to. */
function openWork() {
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  const state = { isBegun: false }
  const work = () => {
    state.isBegun = true
    return promise
  }
  return { work, end: resolve, fail: reject, state }
}

describe('Fila', () => {
  it('does at most so many works at a time, in the order in which they came', async () => {
    const fila = new Fila(2)
    const begun: number[] = []
    let atOnce = 0
    let most = 0
    const work = (index: number) => async () => {
      begun.push(index)
      atOnce += 1
      most = Math.max(most, atOnce)
      await Promise.resolve()
      atOnce -= 1
      return index
    }
    const results = await Promise.all([0, 1, 2, 3, 4, 5].map((index) => fila.run(work(index))))
    expect(results).toEqual([0, 1, 2, 3, 4, 5])
    expect(begun).toEqual([0, 1, 2, 3, 4, 5])
    expect(most).toBe(2)
  })

  it('begins at once where a place is free', () => {
    const { work, state } = openWork()
    new Fila(1).run(work)
    expect(state.isBegun).toBe(true)
  })

  it('begins what waits before the one in front goes on with what he got', async () => {
    const fila = new Fila(1)
    const first = openWork()
    const second = openWork()
    const seen = fila.run(first.work).then(() => second.state.isBegun)
    fila.run(second.work)
    expect(second.state.isBegun).toBe(false)
    first.end('done')
    expect(await seen).toBe(true)
  })

  it('forgets who gave up', async () => {
    const fila = new Fila(1, 10)
    const controller = new AbortController()
    const first = openWork()
    const given = openWork()
    fila.run(first.work)
    const impatient = fila.run(given.work, controller.signal)
    const patient = fila.run(async () => 'patient', new AbortController().signal)
    expect(fila.waitingCount).toBe(2)
    controller.abort()
    await expect(impatient).rejects.toBeInstanceOf(GaveUpWaiting)
    first.end('first')
    expect(await patient).toBe('patient')
    expect(given.state.isBegun).toBe(false)
    expect(fila.isBusy).toBe(false)
  })

  it('lets work go on whose signal comes while it is done', async () => {
    const fila = new Fila(1)
    const controller = new AbortController()
    const first = openWork()
    const second = openWork()
    fila.run(first.work)
    const result = fila.run(second.work, controller.signal)
    first.end('first')
    await Promise.resolve()
    controller.abort()
    second.end('second')
    expect(await result).toBe('second')
  })

  it('is full when nobody else may wait', async () => {
    const fila = new Fila(1, 1)
    const first = openWork()
    expect(fila.isFull).toBe(false)
    fila.run(first.work)
    expect(fila.isFull).toBe(false)
    const waits = fila.run(async () => {})
    expect(fila.isFull).toBe(true)
    first.end('done')
    await waits
    expect(fila.isFull).toBe(false)
  })

  it('gives the place on when a work fails', async () => {
    const fila = new Fila(1)
    const failing = fila.run(() => Promise.reject(new Error('x')))
    const next = fila.run(async () => 'done')
    await expect(failing).rejects.toThrow('x')
    expect(await next).toBe('done')
  })
})
