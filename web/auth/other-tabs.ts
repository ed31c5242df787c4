import type { QueryClient } from '@tanstack/react-query'
import { AUTH_STORAGE, rereadAuth, useAuthStore } from './auth-store.ts'
import { USER_KEY } from './queries.ts'

/** Follows sign-ins and sign-outs of other tabs, and of while the page was kept for Back: another reader's things go. */
export function followOtherTabs(queryClient: QueryClient): void {
  window.addEventListener('storage', ({ key }) => {
    // A null key means that the whole storage was cleared.
    if (key === AUTH_STORAGE || key === null) rereadAuth()
  })
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) rereadAuth()
  })
  useAuthStore.subscribe(({ user: now }, { user: before }) => {
    if (before === null || before.email === now?.email) return
    // His pages are still there; the guard takes them away now.
    setTimeout(() => forgetInMemory(queryClient, now !== null))
  })
}

function forgetInMemory(queryClient: QueryClient, isAnother: boolean): void {
  const predicate = ({ queryKey }: { queryKey: readonly unknown[] }) => queryKey[0] !== USER_KEY
  if (isAnother) void queryClient.resetQueries({ predicate })
  else queryClient.removeQueries({ type: 'inactive', predicate })
}
