import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { type Hold, holdInView, MAX_HOLD_MS } from './hold-in-view.ts'

const PLACE = 500

const page = Object.assign(new EventTarget(), { scrollY: 0 })
const body = { offsetHeight: 2000 }
const show = vi.fn<() => void>()
const onEnd = vi.fn<() => void>()
let tellSize = () => {}
let hold: Hold

/** The window is scrolled, and the page is told of it. */
function scrollTo(y: number): void {
  page.scrollY = y
  page.dispatchEvent(new Event('scroll'))
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('window', page)
  vi.stubGlobal('document', { body })
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(tell: () => void) {
        tellSize = tell
      }
      observe() {}
      disconnect() {
        tellSize = () => {}
      }
    },
  )
  page.scrollY = 0
  body.offsetHeight = 2000
  onEnd.mockReset()
  show.mockReset().mockImplementation(() => {
    page.scrollY = PLACE
  })
  hold = holdInView(show, onEnd)
})

afterEach(() => {
  hold.end()
  vi.useRealTimers()
})

it('shows the place again when the page grows, and when it is told to', () => {
  tellSize()
  body.offsetHeight = 4000
  page.scrollY = 2500
  tellSize()
  expect(page.scrollY).toBe(PLACE)
  hold.again()
  expect(show).toHaveBeenCalledTimes(4)
  expect(onEnd).not.toHaveBeenCalled()
})

it('ends when the window is scrolled without a gesture, as by its scrollbar', () => {
  tellSize()
  scrollTo(PLACE)
  scrollTo(PLACE + 1)
  expect(onEnd).not.toHaveBeenCalled()
  scrollTo(900)
  expect(onEnd).toHaveBeenCalledOnce()
  tellSize()
  hold.again()
  expect(page.scrollY).toBe(900)
})

it('outlives what the page itself does: the top of a new page, and a size that moves everything', () => {
  scrollTo(0)
  tellSize()
  expect(page.scrollY).toBe(PLACE)
  body.offsetHeight = 600
  scrollTo(100)
  body.offsetHeight = 3000
  tellSize()
  expect(page.scrollY).toBe(PLACE)
  expect(onEnd).not.toHaveBeenCalled()
})

it.each(['wheel', 'touchmove', 'keydown', 'pointerdown'])('ends with the gesture %s', (gesto) => {
  tellSize()
  page.dispatchEvent(new Event(gesto))
  expect(onEnd).toHaveBeenCalledOnce()
  expect(vi.getTimerCount()).toBe(0)
})

it('does not last for ever', () => {
  vi.advanceTimersByTime(MAX_HOLD_MS - 1)
  expect(onEnd).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(onEnd).toHaveBeenCalledOnce()
})
