import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { isFocoQueAcompanha } from '../ui/foco-que-acompanha.ts'
import { whenPresent } from '../ui/when-present.ts'

/** A page is opaque so long after the route change. */
const FADE_MS = 100

/**
 * What happens on every change of the address's path, but not on the first load (which lasts until the first
 * title is there, redirects included) nor on a change of the query alone: the scroll returns to the top (or to where
 * the page was left, `useScrollRestoration`), the page fades in, its `h1` takes the focus and is announced.
 * @returns the text of the live region
 */
export function useRouteChange(): string {
  const { pathname } = useLocation()
  const shown = useRef<string | null>(null)
  const [anuncio, setAnuncio] = useState('')

  useLayoutEffect(() => {
    if (shown.current === null || shown.current === pathname) return
    window.scrollTo(0, 0)
    document.querySelector('main')?.animate([{ opacity: 0 }, { opacity: 1 }], FADE_MS)
  }, [pathname])

  useEffect(
    () =>
      whenPresent(document.body, 'main h1', (heading) => {
        if (shown.current !== null && shown.current !== pathname && !isFocoQueAcompanha()) {
          focusHeading(heading)
          setAnuncio(heading.textContent)
        }
        shown.current = pathname
      }),
    [pathname],
  )

  return anuncio
}

/** Focuses the title of a new page, unless the reader was quicker and is already at work in it. */
function focusHeading(heading: HTMLElement): void {
  const main = heading.closest('main')
  const active = document.activeElement
  if (active !== main && main?.contains(active)) return
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
}
