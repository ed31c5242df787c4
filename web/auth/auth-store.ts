/** The reader as this device knows him. The session itself is a cookie. */
import * as z from 'zod/mini'
import { create } from 'zustand'
import { createJSONStorage, persist } from 'zustand/middleware'
import { type Login, login, logoutPost, Usuario } from '#contract/auth.ts'
import { request } from '../platform/request.ts'

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

const StoredState = z.object({ user: z.nullable(Usuario), isAuthenticated: z.boolean() })

export const useAuthStore = create<AuthState & Leaving & AuthActions>()(
  persist(
    (set) => ({
      ...SIGNED_OUT,
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
    }),
    {
      name: AUTH_STORAGE,
      storage: createJSONStorage(() => localStorage),
      partialize: ({ user, isAuthenticated }) => ({ user, isAuthenticated }),
      // Another version, or the reader himself, may have left something else there.
      merge: (stored, current) => ({ ...current, ...(z.safeParse(StoredState, stored).data ?? SIGNED_OUT) }),
    },
  ),
)
