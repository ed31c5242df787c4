import type { ReactNode } from 'react'
import { Outlet } from 'react-router'

interface BareMainProps {
  /** Instead of the route's own page. */
  readonly children?: ReactNode
}

/** A page outside the shared layout. */
export function BareMain({ children = <Outlet /> }: BareMainProps) {
  return <main className="page">{children}</main>
}
