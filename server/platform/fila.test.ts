import { describe, expect, it } from 'vitest'
import { Fila } from './fila.ts'

const never = new AbortController().signal

describe('Fila', () => {
  it('lets in as many as there are places, then in the order in which they came', async () => {
    const fila = new Fila(2, 10)
    const entered: number[] = []
    const enter = async (who: number) => {
      await fila.enter(never)
      entered.push(who)
    }
    const all = [1, 2, 3, 4].map(enter)
    await Promise.all(all.slice(0, 2))
    expect(entered).toEqual([1, 2])
    fila.leave()
    fila.leave()
    await Promise.all(all)
    expect(entered).toEqual([1, 2, 3, 4])
  })

  it('forgets who gave up', async () => {
    const fila = new Fila(1, 10)
    const controller = new AbortController()
    expect(await fila.enter(never)).toBe(true)
    const impatient = fila.enter(controller.signal)
    const patient = fila.enter(never)
    controller.abort()
    expect(await impatient).toBe(false)
    fila.leave()
    expect(await patient).toBe(true)
    fila.leave()
    expect(await fila.enter(never)).toBe(true)
  })

  it('is full when nobody else may wait', async () => {
    const fila = new Fila(1, 1)
    expect(fila.isFull).toBe(false)
    await fila.enter(never)
    expect(fila.isFull).toBe(false)
    const waits = fila.enter(never)
    expect(fila.isFull).toBe(true)
    fila.leave()
    await waits
    expect(fila.isFull).toBe(false)
  })

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

  it('gives the place on when a work fails', async () => {
    const fila = new Fila(1)
    const failing = fila.run(() => Promise.reject(new Error('x')))
    const next = fila.run(async () => 'done')
    await expect(failing).rejects.toThrow('x')
    expect(await next).toBe('done')
  })
})
