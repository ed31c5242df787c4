import { Layout } from '../ui/layout/layout.tsx'
import { useAuthStore } from './auth-store.ts'
import { Guard } from './guard.tsx'
import { leave } from './leave.ts'

/** The shared layout, for signed-in readers only (decisions, "API": the guard wraps every route of the layout). */
export function GuardedLayout() {
  const user = useAuthStore((state) => state.user)
  return <Guard>{user && <Layout user={user} onLeave={leave} />}</Guard>
}
