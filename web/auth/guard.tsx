import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Navigate, useLocation } from 'react-router'
import { paths } from '../paths.ts'
import { rememberPlace } from '../platform/sessao.ts'
import { useArrival } from '../platform/use-arrival.ts'
import { Verificando } from '../ui/verificando.tsx'
import { useAuthStore } from './auth-store.ts'
import { guardState } from './guard-state.ts'
import { userQuery } from './queries.ts'

interface GuardProps {
  readonly children: ReactNode
}

/** Lets only a signed-in reader through; everybody else goes to the login page, which remembers this one. */
export function Guard({ children }: GuardProps) {
  const location = useLocation()
  const isAuthenticated = useAuthStore((state) => state.isAuthenticated)
  // The route's loader has just asked: a visitor's 401 need not be asked for twice.
  const { status, failureReason } = useQuery({ ...userQuery(), retryOnMount: false })
  const state = guardState({ isAuthenticated, status, failureReason })
  const isLetIn = useArrival(state === 'allowed')

  switch (state) {
    case 'checking':
      return <Verificando />
    case 'denied':
      return <Navigate to={paths.login()} state={rememberPlace(location)} replace />
    case 'allowed':
      return isLetIn ? children : <Verificando />
  }
}
