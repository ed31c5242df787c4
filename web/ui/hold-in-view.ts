/** What only the reader does: from then on the page is his. */
const GESTOS = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const

/**
 * Shows a place, and again whenever something that was still on its way moves it, until the reader moves.
 * @param show scrolls to it; called often
 * @param onGesto the reader moved
 * @returns ends it
 */
export function holdInView(show: () => void, onGesto?: () => void): () => void {
  const events = new AbortController()
  // It tells of the size that it finds, too: this also comes after a route change that went to the top.
  const sizes = new ResizeObserver(show)
  const end = () => {
    events.abort()
    sizes.disconnect()
  }
  const handleGesto = () => {
    end()
    onGesto?.()
  }
  for (const gesto of GESTOS) {
    window.addEventListener(gesto, handleGesto, { signal: events.signal, passive: true, capture: true })
  }
  show()
  sizes.observe(document.body)
  return end
}
