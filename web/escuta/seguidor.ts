/** Marks the words that are being read, and keeps them in the window until the reader goes elsewhere on purpose. */

/** Name of the mark in the style sheet. */
const REALCE = 'escuta'

/** How far down the free part of the window a sentence is put that was out of it. */
const ALTURA = 0.2

/** A scroll of ours is over by then, where the browser does not tell its end. */
const ROLAGEM_MS = 1_000

/** What begins a scroll of the reader's. */
const GESTOS = ['wheel', 'touchmove', 'keydown'] as const

export interface Seguidor {
  /** @param ranges the words of the sentence; none takes the mark away */
  readonly mostrar: (ranges: readonly Range[]) => void
  /** Marks the same sentence again, where the page has drawn it anew. */
  readonly realcar: (ranges: readonly Range[]) => void
  /** Brings the sentence back into the window, and follows again. */
  readonly voltar: () => void
  readonly end: () => void
}

/** @param onLonge the reader left the sentence, or came back to it */
export function createSeguidor(onLonge: (isLonge: boolean) => void): Seguidor {
  const events = new AbortController()
  const options = { signal: events.signal, passive: true, capture: true }
  let trecho: readonly Range[] = []
  let isLonge = false
  let isOurs = false
  let timer: ReturnType<typeof setTimeout> | undefined

  function leave(next: boolean) {
    if (isLonge === next) return
    isLonge = next
    onLonge(next)
  }
  function release() {
    clearTimeout(timer)
    isOurs = false
  }
  function scroll() {
    const [first] = trecho
    if (!first || isInWindow(trecho)) return
    const { top, bottom } = freeWindow()
    const by = first.getBoundingClientRect().top - top - ALTURA * (bottom - top)
    isOurs = true
    clearTimeout(timer)
    timer = setTimeout(release, ROLAGEM_MS)
    const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches
    window.scrollBy({ top: by, behavior: isStill ? 'instant' : 'smooth' })
  }
  function realcar(ranges: readonly Range[]) {
    trecho = ranges
    if (typeof CSS === 'undefined' || !('highlights' in CSS)) return
    if (ranges.length === 0) CSS.highlights.delete(REALCE)
    else CSS.highlights.set(REALCE, new Highlight(...ranges))
  }

  for (const gesto of GESTOS) window.addEventListener(gesto, release, options)
  window.addEventListener('scrollend', release, options)
  window.addEventListener(
    'scroll',
    () => {
      if (!isOurs && trecho.length > 0) leave(!isInWindow(trecho))
    },
    options,
  )
  return {
    realcar,
    mostrar: (ranges) => {
      realcar(ranges)
      if (!isLonge) scroll()
      else if (isInWindow(ranges)) leave(false)
    },
    voltar: () => {
      leave(false)
      scroll()
    },
    end: () => {
      events.abort()
      release()
      realcar([])
    },
  }
}

/** What bars leave free of the window. */
export function freeWindow(): { readonly top: number; readonly bottom: number } {
  const { scrollPaddingTop, scrollPaddingBottom } = getComputedStyle(document.documentElement)
  const toPixels = (length: string) => Number.parseFloat(length) || 0
  return { top: toPixels(scrollPaddingTop), bottom: window.innerHeight - toPixels(scrollPaddingBottom) }
}

/** Whether a sentence can be read; of one that is higher than the window, its beginning. */
function isInWindow(ranges: readonly Range[]): boolean {
  const [first] = ranges
  const last = ranges.at(-1)
  if (!first || !last) return true
  const free = freeWindow()
  const { top } = first.getBoundingClientRect()
  const { bottom } = last.getBoundingClientRect()
  const isHigh = bottom - top > free.bottom - free.top
  return top >= free.top - 1 && (isHigh ? top < free.bottom : bottom <= free.bottom + 1)
}
