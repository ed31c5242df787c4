import { useRef } from 'react'

/** A pointer that crosses a list on its way elsewhere passes a row in less. */
const REST_MS = 100

/** Fetches what a button opens when the pointer rests, the keyboard or a finger reaches it. @param prefetch must be cheap */
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
