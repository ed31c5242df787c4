import { useQueryClient } from '@tanstack/react-query'
import type { Usuario } from '#contract/auth.ts'
import { useAuthStore } from './auth-store.ts'
import { userQuery } from './queries.ts'

interface Conta {
  /** The reader of the session; null while nobody is signed in. */
  readonly usuario: Usuario | null
  /** Shows what the server answered after a change, everywhere at once and after the next page load too. */
  readonly changeUsuario: (usuario: Usuario) => void
}

/** The signed-in reader's own account. */
export function useConta(): Conta {
  const queryClient = useQueryClient()
  const usuario = useAuthStore((state) => state.user)

  function changeUsuario(changed: Usuario) {
    const { queryKey } = userQuery()
    // A session check that is still on its way would bring back what was there before.
    void queryClient.cancelQueries({ queryKey })
    queryClient.setQueryData(queryKey, changed)
    useAuthStore.getState().signIn(changed)
  }

  return { usuario, changeUsuario }
}
