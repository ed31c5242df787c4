/** What a page asks the server, seen from a test. */
import type { Page } from 'playwright-core'

/** Changes data and waits for the call after it. @param change 'POST /api/…' @param refresh 'GET /api/…' */
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

/** From now on what the page reads from addresses that begin so fails, as without a network. @returns how often it asked */
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

/** From now on what the page reads from addresses that begin so is answered only when that is told. @returns tells it */
export async function holdReads(page: Page, start: string): Promise<() => Promise<void>> {
  const held = await page.evaluateHandle((beginning) => {
    const { promise, resolve } = Promise.withResolvers<void>()
    const { fetch } = window
    window.fetch = async (input, init) => {
      const { method, url } = new Request(input, init)
      if (method === 'GET' && new URL(url).pathname.startsWith(beginning)) await promise
      return fetch(input, init)
    }
    return { release: () => resolve() }
  }, start)
  return () => held.evaluate(({ release }) => release())
}
