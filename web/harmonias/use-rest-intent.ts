import { useRef } from 'react'

/** A pointer that crosses a list on its way elsewhere passes a row in less. */
const REST_MS = 100

/**
 * Handlers that fetch what a button is about to open: when the pointer rests on it, the keyboard reaches it or a
 * finger touches it.
 * @param prefetch called each time; it must be cheap when there is nothing left to fetch
 */
export function useRestIntent(prefetch: () => void) {
  const timer = useRef<number>(undefined)
  return {
    onMouseEnter: () => {
      timer.current = window.setTimeout(prefetch, REST_MS)
    },
    onMouseLeave: () => window.clearTimeout(timer.current),
    onFocus: prefetch,
    onTouchStart: prefetch,
  }
}
