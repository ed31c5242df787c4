import { type RefObject, useEffect } from 'react'
import { useLocation } from 'react-router'
import { isRestored } from '../platform/page-memory.ts'
import { holdInView } from './hold-in-view.ts'

/** Leads to a place, in view and focused, and stays while the page loads, but for who comes back. @param isAlvo whether the address leads here */
export function useAlvo(place: RefObject<HTMLElement | null>, isAlvo: boolean): void {
  const { key } = useLocation()
  useEffect(() => {
    const element = place.current
    if (!isAlvo || !element || isRestored(key)) return
    element.tabIndex = -1
    // A place, not a control: its mark shows it, without the ring of the focus.
    element.dataset.alvo = ''
    element.focus({ preventScroll: true })
    markAgain(element)
    return holdInView(() => element.scrollIntoView({ block: 'start', behavior: 'instant' })).end
  }, [place, isAlvo, key])
}

/** The mark of a place that the reader asks for once more begins anew. */
function markAgain(element: HTMLElement): void {
  for (const animation of element.getAnimations?.({ subtree: true }) ?? []) {
    animation.cancel()
    animation.play()
  }
}
