import { logoutGet } from '#contract/auth.ts'
import { paths } from '../paths.ts'
import { removeStored } from '../platform/armazenamento.ts'
import { request } from '../platform/request.ts'
import { showErro } from '../ui/banner-store.ts'
import { AUTH_STORAGE, useAuthStore } from './auth-store.ts'

/**
 * 'Sair' of the top bar and the mobile menu: ends the session and loads the login page afresh, so that nothing
 * of this reader stays in memory. The reader in memory is left as he is until then: the guard would otherwise
 * lead to the login page by itself, and remember this page for the next reader.
 * Notes that wait on this device are sent first; the reader is asked about those that cannot be.
 */
export async function leave(): Promise<void> {
  // Only a browser that keeps things without a network has something to send and to clear.
  const aparelho =
    'serviceWorker' in navigator ? await import('./deixar-aparelho.ts').catch(() => null) : null
  if (aparelho && !(await aparelho.mayLeave())) return
  try {
    await request(logoutGet)
  } catch (error) {
    console.error('Erro ao fazer logout:', error)
    showErro('Não foi possível sair. Tente de novo.')
    return
  }
  await aparelho?.esquecerAoSair(useAuthStore.getState().user?.email)
  removeStored(AUTH_STORAGE)
  window.location.assign(paths.login())
}
