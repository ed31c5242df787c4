import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { isRestored } from '../platform/page-memory.ts'

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
    alvo.scrollIntoView()
    // Chapters that had not been drawn get their real height when they come near, and may push this one.
    const frame = requestAnimationFrame(() => alvo.scrollIntoView())
    return () => cancelAnimationFrame(frame)
  }, [ready, hash, key])
}
