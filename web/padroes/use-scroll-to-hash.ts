import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { isRestored } from '../platform/page-memory.ts'
import { holdInView } from '../ui/hold-in-view.ts'

/** Brings the hash's place into view when the text arrives, unless the page came back as it was left. @param ready text is there */
export function useScrollToHash(ready: boolean): void {
  const { hash, key } = useLocation()
  useEffect(() => {
    if (!ready || isRestored(key)) return
    const alvo = document.getElementById(hash.slice(1))
    if (!alvo) {
      window.scrollTo(0, 0)
      return
    }
    // Chapters that had not been drawn get their real height when they come near, and may push this one.
    return holdInView(() => alvo.scrollIntoView()).end
  }, [ready, hash, key])
}
