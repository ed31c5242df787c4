import { Guard, PerguntaAoSair, useAuthStore, useLeave } from '../auth/public.ts'
import { Layout } from './layout.tsx'

/** The shared layout, for signed-in readers only (docs/regras.md, "Access"). */
export function GuardedLayout() {
  const user = useAuthStore((state) => state.user)
  const leave = useLeave()
  return (
    <Guard>
      {/* What a page holds of one reader, an open dialog too, is not the next one's. */}
      {user && <Layout key={user.email} user={user} onLeave={leave} />}
      <PerguntaAoSair />
    </Guard>
  )
}
