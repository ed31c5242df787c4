import { lazy, Suspense } from 'react'
import { Layout } from '../ui/layout/layout.tsx'
import { useAuthStore } from './auth-store.ts'
import { Guard } from './guard.tsx'
import { leave } from './leave.ts'
import { useSaida } from './saida.ts'

/** Hardly ever asked: its code is not in the first download. */
const SairDialog = lazy(async () => ({ default: (await import('./sair-dialog.tsx')).SairDialog }))

/** The shared layout, for signed-in readers only (decisions, "API": the guard wraps every route of the layout). */
export function GuardedLayout() {
  const pergunta = useSaida((state) => state.pergunta)
  const user = useAuthStore((state) => state.user)
  return (
    <Guard>
      {/* What a page holds of one reader, an open dialog too, is not the next one's. */}
      {user && <Layout key={user.email} user={user} onLeave={leave} />}
      {pergunta && (
        <Suspense>
          <SairDialog pendencias={pergunta.pendencias} onAnswer={pergunta.responder} />
        </Suspense>
      )}
    </Guard>
  )
}
