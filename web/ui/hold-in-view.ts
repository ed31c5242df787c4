/** What only the reader does: from then on the page is his. */
export const GESTOS = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const

/** What comes later than this finds a reader who has begun. */
export const MAX_HOLD_MS = 30_000

/** Browsers round what they are told. */
const SAME_PLACE_PX = 2

export interface Hold {
  /** Shows the place again: something moved it that changes no size of the page. */
  readonly again: () => void
  readonly end: () => void
}

/**
 * Shows a place, and again whenever something that was still on its way moves it, until the reader moves.
 * @param show scrolls to it at once; called often
 * @param onEnd the reader moved, or has had the page long enough
 */
export function holdInView(show: () => void, onEnd?: () => void): Hold {
  const events = new AbortController()
  let isSettled = false
  let shown = { y: 0, height: 0 }
  const again = () => {
    if (events.signal.aborted) return
    show()
    shown = { y: window.scrollY, height: document.body.offsetHeight }
  }
  // It tells of the size that it finds, too: this also comes after a route change that went to the top.
  const sizes = new ResizeObserver(() => {
    isSettled = true
    again()
  })
  const end = () => {
    clearTimeout(timer)
    events.abort()
    sizes.disconnect()
  }
  const handleEnd = () => {
    end()
    onEnd?.()
  }
  // Dragging the window's own scrollbar is no event of the page: it moves, and nothing of it has changed its size.
  const handleScroll = () => {
    const isOurs = Math.abs(window.scrollY - shown.y) <= SAME_PLACE_PX
    if (isSettled && !isOurs && document.body.offsetHeight === shown.height) handleEnd()
  }
  const timer = setTimeout(handleEnd, MAX_HOLD_MS)
  const listen = { signal: events.signal, passive: true, capture: true }
  for (const gesto of GESTOS) window.addEventListener(gesto, handleEnd, listen)
  window.addEventListener('scroll', handleScroll, { signal: events.signal, passive: true })
  again()
  sizes.observe(document.body)
  return { again, end }
}
