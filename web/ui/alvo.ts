import { type RefObject, useEffect } from 'react'

/** What only the reader does: from then on the page is his. */
const GESTOS = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const

/** Leads to a place, in view and focused, and stays while the page loads. @param isAlvo whether the address leads here */
export function useAlvo(place: RefObject<HTMLElement | null>, isAlvo: boolean): void {
  useEffect(() => {
    const element = place.current
    if (!isAlvo || !element) return
    element.tabIndex = -1
    element.focus({ preventScroll: true })
    return holdInView(element)
  }, [place, isAlvo])
}

function holdInView(element: HTMLElement): () => void {
  const events = new AbortController()
  const show = () => element.scrollIntoView({ block: 'start', behavior: 'instant' })
  // It tells of the size that it finds, too: this also comes after a route change that went to the top.
  const sizes = new ResizeObserver(show)
  const end = () => {
    events.abort()
    sizes.disconnect()
  }
  for (const gesto of GESTOS) {
    window.addEventListener(gesto, end, { signal: events.signal, passive: true, capture: true })
  }
  show()
  sizes.observe(document.body)
  return end
}
