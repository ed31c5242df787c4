import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import type { Usuario } from '#contract/auth.ts'
import { instalacaoQuery } from '../platform/instalacao-query.ts'

const Lembrete = lazy(async () => ({ default: (await import('./lembrete.tsx')).Lembrete }))

/** The reminder, for whom there is something to confirm: its code comes only then. */
export function LembreteDoEndereco({ user }: { readonly user: Usuario }) {
  const { data: instalacao } = useQuery(instalacaoQuery())
  if (!instalacao?.envia_emails || user.email_confirmado !== false) return null
  return (
    <Suspense fallback={null}>
      <Lembrete email={user.email} />
    </Suspense>
  )
}
