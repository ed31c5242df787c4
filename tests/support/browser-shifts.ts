import type { Page } from 'playwright-core'

/** What has moved on the page without the reader's doing since it was loaded. */
export function readShifts(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0
        const observer = new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            const isOwn = 'hadRecentInput' in entry && entry.hadRecentInput === true
            if (!isOwn && 'value' in entry) sum += Number(entry.value)
          }
        })
        observer.observe({ type: 'layout-shift', buffered: true })
        // Two frames: what was drawn before has been told of by then.
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum)))
      }),
  )
}
