import { hash, verify } from '@node-rs/argon2'
import { Fila } from '#server/platform/fila.ts'

/** argon2id with OWASP's first recommendation (Password Storage Cheat Sheet): 19 MiB, two passes, one lane. */
const PARAMETERS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Half of the threads that files, names and compression need too (libuv has four); more would not be faster. */
const hashing = new Fila(2)

let decoy: Promise<string> | undefined

/** 'ã' is the same on every keyboard, of one code point or of two (NIST SP 800-63B, 5.1.1.2). */
export function hashPassword(password: string): Promise<string> {
  return hashing.run(() => hash(password.normalize('NFC'), PARAMETERS))
}

/** Compares a password with a hash; null for an unknown account costs the same time, so that the delay tells nothing. */
export async function verifyPassword(stored: string | null, password: string): Promise<boolean> {
  decoy ??= hashPassword('nenhuma conta tem esta senha')
  const against = stored ?? (await decoy)
  // Passwords were once hashed as they were typed.
  for (const form of new Set([password.normalize('NFC'), password])) {
    if (await hashing.run(() => verify(against, form))) return stored !== null
  }
  return false
}
