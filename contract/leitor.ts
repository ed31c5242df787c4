/** How a call says whose it is: the page may believe in another reader than the session, since browsers have tabs. */

/** A call that names another reader than the session's is answered 409 `outro_leitor`. */
export const LEITOR_HEADER = 'X-Leitor'

/** A reader in that header, and in the names of what the device keeps of him. */
export function leitorKey(email: string): string {
  return encodeURIComponent(email.trim().toLowerCase())
}
