import type { ReactNode } from 'react'
import { Outlet } from 'react-router'

interface BarePageProps {
  /** Instead of the route's own page. */
  readonly children?: ReactNode
}

/** A page outside the shared layout. */
export function BarePage({ children = <Outlet /> }: BarePageProps) {
  return <main className="page">{children}</main>
}
