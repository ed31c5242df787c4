import { logoutGet } from '#contract/auth.ts'
import { paths } from '../paths.ts'
import { removeStored } from '../platform/armazenamento.ts'
import { request } from '../platform/request.ts'
import { showErro } from '../ui/banner-store.ts'
import { AUTH_STORAGE } from './auth-store.ts'

/**
 * 'Sair' of the top bar and the mobile menu: ends the session and loads the login page afresh, so that nothing
 * of this reader stays in memory. The reader in memory is left as he is until then: the guard would otherwise
 * lead to the login page by itself, and remember this page for the next reader.
 */
export async function leave(): Promise<void> {
  try {
    await request(logoutGet)
  } catch (error) {
    console.error('Erro ao fazer logout:', error)
    showErro('Não foi possível sair. Tente de novo.')
    return
  }
  removeStored(AUTH_STORAGE)
  window.location.assign(paths.login())
}
