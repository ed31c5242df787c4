import { Component, type ReactNode } from 'react'

interface RouteBoundaryProps {
  /** What may break. */
  readonly children: ReactNode
  readonly fallback: ReactNode
  /** The place that is shown: another one is tried anew. */
  readonly at: unknown
}

/** Keeps what is around a page that breaks, which React offers to classes only. */
export class RouteBoundary extends Component<RouteBoundaryProps, { at: unknown; isBroken: boolean }> {
  override state = { at: this.props.at, isBroken: false }

  static getDerivedStateFromError() {
    return { isBroken: true }
  }

  static getDerivedStateFromProps({ at }: RouteBoundaryProps, before: { at: unknown }) {
    return at === before.at ? null : { at, isBroken: false }
  }

  override render(): ReactNode {
    return this.state.isBroken ? this.props.fallback : this.props.children
  }
}
