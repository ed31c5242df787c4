import { Component } from 'react'

interface ScrollSnapshotProps {
  /** Key of the entry of the history that is shown. */
  readonly entry: string
  /** Called while the page of an entry still stands as it was left. */
  readonly onLeave: (entry: string) => void
}

/** Looks at the page in the last moment before another takes its place, which React offers to classes only. */
export class ScrollSnapshot extends Component<ScrollSnapshotProps> {
  override getSnapshotBeforeUpdate(before: ScrollSnapshotProps): null {
    if (before.entry !== this.props.entry) this.props.onLeave(before.entry)
    return null
  }

  override componentDidUpdate(): void {
    // React wants it beside the method above.
  }

  override render(): null {
    return null
  }
}
