import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { IdNota } from '#contract/notas.ts'
import { uuidV7 } from './uuid-v7.ts'

describe('uuidV7', () => {
  it('is the example of RFC 9562', () => {
    const random = Uint8Array.from([0x0c, 0xc3, 0x18, 0xc4, 0xdc, 0x0c, 0x0c, 0x07, 0x39, 0x8f])
    expect(uuidV7(0x017f22e279b0, random)).toBe('017f22e2-79b0-7cc3-98c4-dc0c0c07398f')
  })

  it('marks version and variant whatever the random bytes are', () => {
    expect(uuidV7(0, new Uint8Array(10).fill(0xff))).toBe('00000000-0000-7fff-bfff-ffffffffffff')
    expect(uuidV7(0, new Uint8Array(10))).toBe('00000000-0000-7000-8000-000000000000')
  })

  it('is an id that the contract takes, and another one each time', () => {
    const ids = Array.from({ length: 200 }, () => uuidV7())
    expect(ids.every((id) => z.safeParse(IdNota, id).success)).toBe(true)
    expect(new Set(ids).size).toBe(200)
  })

  it('sorts by time', () => {
    const random = new Uint8Array(10).fill(0xff)
    expect(uuidV7(1_000, random) < uuidV7(1_001, new Uint8Array(10))).toBe(true)
  })
})
