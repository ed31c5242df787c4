import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { logoutGet } from '#contract/auth.ts'
import { paths } from '../paths.ts'
import { forgetPages } from '../platform/page-memory.ts'
import { request } from '../platform/request.ts'
import { removeStored } from '../platform/stored.ts'
import { showErro } from '../ui/banner-store.ts'
import { AUTH_STORAGE, useAuthStore } from './auth-store.ts'

/** @returns what 'Sair' does, see `leave` */
export function useLeave(): () => Promise<void> {
  const queryClient = useQueryClient()
  return () => leave(queryClient)
}

/**
 * 'Sair' of the top bar and the mobile menu: ends the session and loads the login page afresh, so that nothing
 * of this reader stays in memory. The reader in memory is left as he is until then: the guard would otherwise
 * lead to the login page by itself, and remember this page for the next reader.
 * What waits on this device is sent first; the reader is asked about what cannot be, and about drafts.
 */
async function leave(queryClient: QueryClient): Promise<void> {
  const email = useAuthStore.getState().user?.email ?? ''
  const aparelho = await import('./forget-on-leaving.ts').catch(() => null)
  if (aparelho && !(await aparelho.mayLeave(email))) return
  useAuthStore.setState({ isLeaving: true })
  // Nobody reads what is still on its way, and without a session it would be refused.
  await queryClient.cancelQueries()
  try {
    await request(logoutGet)
  } catch (error) {
    useAuthStore.setState({ isLeaving: false })
    console.error('Erro ao fazer logout:', error)
    showErro('Não foi possível sair. Tente de novo.')
    void queryClient.refetchQueries({ type: 'active', stale: true })
    return
  }
  if (aparelho) await aparelho.forgetOnLeaving(email)
  else removeStored(AUTH_STORAGE)
  forgetPages()
  window.location.assign(paths.login())
}
