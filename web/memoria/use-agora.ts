import { useEffect, useState } from 'react'
import { startOfDia } from './dia.ts'

/** Now, in milliseconds since 1970, as when the page was opened; anew where it is seen again on another day. */
export function useAgora(): number {
  const [agora, setAgora] = useState(() => Date.now())
  useEffect(() => {
    const look = () => {
      const now = Date.now()
      if (!document.hidden) setAgora((before) => (startOfDia(before) === startOfDia(now) ? before : now))
    }
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [])
  return agora
}
