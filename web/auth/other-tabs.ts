import type { QueryClient } from '@tanstack/react-query'
import { AUTH_STORAGE, useAuthStore } from './auth-store.ts'

/**
 * Follows the sign-ins and sign-outs that this page did not see: those of the reader's other tabs (the browser
 * tells of every change that another tab made in localStorage) and those made while this page was kept aside
 * for the Back button. What belonged to another reader is fetched again.
 */
export function followOtherTabs(queryClient: QueryClient): void {
  window.addEventListener('storage', ({ key }) => {
    // A null key means that the whole storage was cleared.
    if (key === AUTH_STORAGE || key === null) readStorage(queryClient)
  })
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) readStorage(queryClient)
  })
}

async function readStorage(queryClient: QueryClient): Promise<void> {
  const before = useAuthStore.getState().user?.email
  if (localStorage.getItem(AUTH_STORAGE) === null) useAuthStore.getState().reset()
  else await useAuthStore.persist.rehydrate()
  const after = useAuthStore.getState().user?.email
  if (before && after && before !== after) await queryClient.resetQueries()
}
