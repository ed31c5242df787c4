import { stat } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { hashPassword, verifyPassword } from './passwords.ts'

describe('passwords', () => {
  it('are told apart, and an unknown account has none', async () => {
    const stored = await hashPassword('uma senha boa')
    expect(await verifyPassword(stored, 'uma senha boa')).toBe(true)
    expect(await verifyPassword(stored, 'outra')).toBe(false)
    expect(await verifyPassword(null, 'uma senha boa')).toBe(false)
  })

  it('leave threads to files while many are compared', async () => {
    const stored = await hashPassword('uma senha boa')
    let compared = 0
    const flood = Array.from({ length: 24 }, async () => {
      await verifyPassword(stored, 'outra')
      compared += 1
    })
    await stat(import.meta.dirname)
    // Without a bound the file waits in line behind all but the last few.
    expect(compared).toBeLessThan(12)
    await Promise.all(flood)
  })
})
