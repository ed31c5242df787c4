import { useSyncExternalStore } from 'react'

/** Follows a media query. @param query as in a style sheet: '(min-width: 64rem)' */
export function useMediaQuery(query: string): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const list = window.matchMedia(query)
      list.addEventListener('change', onChange)
      return () => list.removeEventListener('change', onChange)
    },
    () => window.matchMedia(query).matches,
  )
}
