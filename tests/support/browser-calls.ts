/** What a page asks the server, seen from a test. */
import type { Page } from 'playwright-core'

/**
 * Does something that changes data, and waits until the page has asked again for what that changed: what the page
 * knows by then is what the server has.
 * @param change the call that changes, as 'POST /api/…'
 * @param refresh the call that the page makes after it, as 'GET /api/…'
 */
export async function untilRefreshed(
  page: Page,
  change: RegExp,
  refresh: RegExp,
  act: () => Promise<void>,
): Promise<void> {
  let isChanged = false
  const refreshed = page.waitForResponse((answer) => {
    const call = `${answer.request().method()} ${new URL(answer.url()).pathname}`
    isChanged ||= change.test(call)
    return isChanged && refresh.test(call)
  })
  await Promise.all([refreshed, act()])
}

/**
 * From now on the page can write, but what it wants to read from addresses that begin so it does not get: as when the
 * network goes just then.
 * @returns how often it has asked in vain
 */
export async function refuseToRead(page: Page, start: string): Promise<() => Promise<number>> {
  const refused = await page.evaluateHandle((beginning) => {
    const counter = { count: 0 }
    const { fetch } = window
    window.fetch = (input, init) => {
      const { method, url } = new Request(input, init)
      if (method !== 'GET' || !new URL(url).pathname.startsWith(beginning)) return fetch(input, init)
      counter.count += 1
      return Promise.reject(new TypeError('No network'))
    }
    return counter
  }, start)
  return () => refused.evaluate(({ count }) => count)
}
