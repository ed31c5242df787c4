import { describe, expect, it } from 'vitest'
import { demoraDe, FALHAS_CONTADAS, waitFor } from './demora.ts'

describe('demoraDe', () => {
  it('grows with the failures and ends at 8 s', () => {
    const demoras = [0, 4, 5, 6, 7, 8, 9, 10, 11, 10_000].map(demoraDe)
    expect(demoras).toEqual([0, 0, 250, 500, 1_000, 2_000, 4_000, 8_000, 8_000, 8_000])
    expect(demoraDe(FALHAS_CONTADAS)).toBe(8_000)
  })
})

describe('waitFor', () => {
  it('ends at once when the client goes, and for one who has gone', async () => {
    const controller = new AbortController()
    const waiting = waitFor(60_000, controller.signal)
    controller.abort()
    await expect(waiting).rejects.toMatchObject({ code: 'muitas_tentativas' })
    await expect(waitFor(0, controller.signal)).rejects.toMatchObject({ code: 'muitas_tentativas' })
  })

  it('lets those through who need not wait', async () => {
    await waitFor(0, new AbortController().signal)
  })
})
