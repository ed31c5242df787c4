/** What the web does when the server says that there is no session. */
import * as z from 'zod/mini'
import { ApiError } from './api-error.ts'

/** The only error that sends the reader to the login page. */
export function isSemSessao(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'sem_sessao'
}

/** Somebody else signed in on this browser: nothing of the reader was read or changed. */
export function isOutroLeitor(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'outro_leitor'
}

interface Place {
  readonly pathname: string
  readonly search: string
  readonly hash: string
}

/** Travels in the history entry of the login page, so it survives a reload and cannot be written by a link. */
const LoginState = z.object({ de: z.string().check(z.regex(/^\/(?!\/)/)) })
type LoginState = z.infer<typeof LoginState>

/** @returns the state that makes the login page return to `place` */
export function rememberPlace({ pathname, search, hash }: Place): LoginState {
  return { de: `${pathname}${search}${hash}` }
}

/** @param state of the login page's history entry @returns the page to return to, or null when he came by himself */
export function readRememberedPlace(state: unknown): string | null {
  const parsed = z.safeParse(LoginState, state)
  return parsed.success ? parsed.data.de : null
}
