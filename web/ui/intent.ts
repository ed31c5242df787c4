/**
 * Handlers for a link or button that is about to be used: the pointer comes over it, the keyboard reaches
 * it or a finger touches it. What it opens can be fetched then, before the click.
 *
 * @param prefetch called each time; it must be cheap when there is nothing left to fetch
 */
export function onIntent(prefetch: (() => void) | undefined) {
  return { onMouseEnter: prefetch, onFocus: prefetch, onTouchStart: prefetch }
}
