import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router'
import {
  movePage,
  type PagePlace,
  recallPlace,
  rememberPlace,
  setRestored,
  storePages,
} from '../platform/page-memory.ts'
import { useHandles } from '../platform/router/use-handles.ts'
import { holdInView } from '../ui/hold-in-view.ts'
import { hasOwnFrame } from './moldura.ts'
import { focusPlace, readPlace, showPlace } from './page-place.ts'

/**
 * Back, Forward and a reload bring a page back as it was left: its place in the window, that of an open dialog, the
 * link that was followed. The reader of ebooks, which has a frame of its own, knows its place itself.
 * @returns the entry that is shown, and what remembers it; to be called while its page still stands
 */
export function useScrollRestoration(): { entry: string; rememberScroll: (entry: string) => void } {
  const { key: entry, pathname } = useLocation()
  const type = useNavigationType()
  const ownFrame = useHandles().some(hasOwnFrame)
  const shown = useRef({ entry, pathname })
  /** The place that is being brought back, until the reader moves. */
  const held = useRef<{ entry: string; place: PagePlace; end: () => void } | null>(null)

  function rememberScroll(left: string): void {
    // What has not come back yet stays as it was.
    const isHeld = held.current?.entry === left
    rememberPlace(left, isHeld && held.current ? held.current.place : readPlace())
  }

  useLayoutEffect(() => {
    const before = shown.current
    shown.current = { entry, pathname }
    const isSamePage = before.pathname === pathname
    if (type === 'REPLACE' && isSamePage && before.entry !== entry) movePage(before.entry, entry)
    held.current?.end()
    held.current = null
    const place = type === 'POP' && !ownFrame ? recallPlace(entry) : null
    setRestored(place && entry)
    if (!place) return
    held.current = holdPlace(entry, place, () => {
      held.current = null
    })
    return () => held.current?.end()
  }, [entry, pathname, type, ownFrame])

  useEffect(() => {
    const handleHide = () => {
      rememberScroll(shown.current.entry)
      storePages()
    }
    window.addEventListener('pagehide', handleHide)
    return () => window.removeEventListener('pagehide', handleHide)
  })

  return { entry, rememberScroll }
}

function holdPlace(entry: string, place: PagePlace, onEnd: () => void) {
  let isFocusLost = true
  const show = () => {
    showPlace(place)
    if (isFocusLost) isFocusLost = !focusPlace(place)
  }
  const hold = holdInView(show, () => {
    late.disconnect()
    onEnd()
  })
  // What comes late to a dialog, and its opening, changes no size of the page.
  const late = new MutationObserver(hold.again)
  late.observe(document.body, { childList: true, subtree: true, attributeFilter: ['open'] })
  const end = () => {
    late.disconnect()
    hold.end()
  }
  return { entry, place, end }
}
