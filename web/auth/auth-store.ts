/** The reader as this device knows him. The session itself is a cookie. */
import * as z from 'zod/mini'
import { create } from 'zustand'
import { type Login, login, logoutPost, Usuario } from '#contract/auth.ts'
import { request } from '../platform/request.ts'
import { readStored, writeStored } from '../platform/stored.ts'

/** Name in localStorage. */
export const AUTH_STORAGE = 'auth-storage'

interface AuthState {
  readonly user: Usuario | null
  readonly isAuthenticated: boolean
}

interface Leaving {
  /** 'Sair' is at work, and takes what is the reader's off the device; never stored. */
  readonly isLeaving: boolean
}

interface AuthActions {
  /** The server answered with this reader. */
  readonly signIn: (user: Usuario) => void
  /** Nobody is signed in. */
  readonly reset: () => void
  /** Opens a session; a failure leaves nobody signed in. @returns the server's sentence @throws what `request` throws */
  readonly login: (credentials: Login) => Promise<string>
  /** Ends the session by POST; the top bar uses `leave`. @throws what `request` throws, after writing it to the console */
  readonly logout: () => Promise<void>
}

const SIGNED_OUT: AuthState = { user: null, isAuthenticated: false }

/** As it lies on the device; earlier releases read the version too. */
const Kept = z.object({
  state: z.object({ user: z.nullable(Usuario), isAuthenticated: z.boolean() }),
})
const VERSION = 0

export const useAuthStore = create<AuthState & Leaving & AuthActions>()((set) => ({
  ...readKept(),
  isLeaving: false,
  signIn: (user) => set({ user, isAuthenticated: true }),
  reset: () => set(SIGNED_OUT),
  login: async (credentials) => {
    try {
      return (await request(login, { body: credentials })).success
    } catch (error) {
      set(SIGNED_OUT)
      throw error
    }
  },
  logout: async () => {
    try {
      await request(logoutPost)
    } catch (error) {
      console.error('Logout failed', error)
      throw error
    }
    set(SIGNED_OUT)
  },
}))

// Before anybody else is told of a change, so that whoever is finds it on the device. What another document left there stays as it is.
useAuthStore.subscribe(({ user, isAuthenticated }) => {
  const state: AuthState = { user, isAuthenticated }
  if (JSON.stringify(state) === JSON.stringify(readKept())) return
  writeStored(AUTH_STORAGE, { state, version: VERSION })
})

/** Takes over what another tab has left on the device, or that it has left nothing. */
export function rereadAuth(): void {
  useAuthStore.setState(readKept())
}

/** Another version, or the reader himself, may have left something else there: that is nobody. */
function readKept(): AuthState {
  return readStored(AUTH_STORAGE, Kept)?.state ?? SIGNED_OUT
}
