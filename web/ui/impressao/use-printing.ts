import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'

/** Whether the page is being printed: what only paper has is drawn then, before the browser lays the paper out. */
export function usePrinting(): boolean {
  const [isPrinting, setIsPrinting] = useState(false)
  useEffect(() => {
    const events = new AbortController()
    const handleBefore = () => flushSync(() => setIsPrinting(true))
    window.addEventListener('beforeprint', handleBefore, { signal: events.signal })
    window.addEventListener('afterprint', () => setIsPrinting(false), { signal: events.signal })
    return () => events.abort()
  }, [])
  return isPrinting
}
