import { useEffect, useState } from 'react'

/** Now, in milliseconds since 1970, as when the page was opened; anew where it is seen again on another day. */
export function useAgora(): number {
  const [agora, setAgora] = useState(() => Date.now())
  useEffect(() => {
    const look = () => {
      const now = Date.now()
      if (!document.hidden) setAgora((before) => (diaOf(before) === diaOf(now) ? before : now))
    }
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [])
  return agora
}

/** The day in the device's zone. */
function diaOf(agora: number): string {
  return new Date(agora).toDateString()
}
