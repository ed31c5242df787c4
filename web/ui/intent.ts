/** For a link about to be used: pointer, keyboard or finger reach it. @param prefetch must be cheap when nothing is left */
export function onIntent(prefetch: (() => void) | undefined) {
  return { onMouseEnter: prefetch, onFocus: prefetch, onTouchStart: prefetch }
}
