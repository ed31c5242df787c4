import { type RefObject, useEffect, useState } from 'react'

/** Top bar and names of the standards, above, and a margin below, in px. */
const OCUPADO = 140

/** Whether an element fits in the window. @param element measured again when its texts or the window change */
export function useCabe(element: RefObject<HTMLElement | null>, enabled: boolean): boolean {
  const [cabe, setCabe] = useState(false)
  useEffect(() => {
    const target = element.current
    if (!enabled || !target) return
    const measure = () => setCabe(target.offsetHeight + OCUPADO < window.innerHeight)
    const observer = new ResizeObserver(measure)
    observer.observe(target)
    window.addEventListener('resize', measure)
    return () => {
      observer.disconnect()
      window.removeEventListener('resize', measure)
    }
  }, [element, enabled])
  return enabled && cabe
}
