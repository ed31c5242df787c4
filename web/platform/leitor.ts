import * as z from 'zod/mini'
import { Usuario } from '#contract/auth.ts'
import { readStored } from './stored.ts'

/** Where the signed-in reader is kept on the device. */
const AUTH_STORAGE = 'auth-storage'

const AuthStorage = z.object({ state: z.object({ user: z.nullable(Usuario) }) })

/** The reader as this device knows him: whose drafts these are, and whose initials stand for a photo. */
export function readLeitor(): Usuario | null {
  return readStored(AUTH_STORAGE, AuthStorage)?.state.user ?? null
}

/** His e-mail, as what is kept of him lies under it; null while nobody is signed in. */
export function readEmail(): string | null {
  return readLeitor()?.email.toLowerCase() ?? null
}
