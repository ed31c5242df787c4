import { NetworkError } from '../platform/api-error.ts'

type GuardState = 'checking' | 'allowed' | 'denied'

interface Check {
  readonly isAuthenticated: boolean
  /** State of the session check. */
  readonly status: 'pending' | 'success' | 'error'
  /** What the check's last try failed with, while it is tried again. */
  readonly failureReason: unknown
}

/** Who may see a guarded page (docs/regras.md, "Access"). A known reader whose network is away goes on at once. */
export function guardState({ isAuthenticated, status, failureReason }: Check): GuardState {
  if (status !== 'pending') return isAuthenticated ? 'allowed' : 'denied'
  return isAuthenticated && failureReason instanceof NetworkError ? 'allowed' : 'checking'
}
