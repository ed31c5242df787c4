import { stat } from 'node:fs/promises'
import { hash } from '@node-rs/argon2'
import { describe, expect, it } from 'vitest'
import { hashPassword, verifyPassword } from './passwords.ts'

describe('passwords', () => {
  it('are told apart, and an unknown account has none', async () => {
    const stored = await hashPassword('uma senha boa')
    expect(await verifyPassword(stored, 'uma senha boa')).toBe(true)
    expect(await verifyPassword(stored, 'outra')).toBe(false)
    expect(await verifyPassword(null, 'uma senha boa')).toBe(false)
  })

  it('are the same from every keyboard, with accents of their own or in the letter', async () => {
    const [emUm, emDois] = ['o pão nosso'.normalize('NFC'), 'o pão nosso'.normalize('NFD')]
    expect(emUm).not.toBe(emDois)
    for (const chosen of [emUm, emDois]) {
      const stored = await hashPassword(chosen)
      for (const typed of [emUm, emDois]) expect(await verifyPassword(stored, typed)).toBe(true)
      expect(await verifyPassword(stored, 'o pao nosso')).toBe(false)
    }
    const asTyped = await hash(emDois)
    expect(await verifyPassword(asTyped, emDois)).toBe(true)
    expect(await verifyPassword(asTyped, emUm)).toBe(false)
    expect(await verifyPassword(null, emDois)).toBe(false)
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
