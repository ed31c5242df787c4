/**
 * Warm navigation in Chromium: fifty clicks on links of the app to pages that were open before, from the click to the first frame
 * with the next page's text; at the speed of this machine and four times slower, as on a phone.
 */
import type { Browser, Page } from 'playwright-core'
import { launchChromium } from '#tests/support/browser-launch.ts'
import { type Library, moveIn, startLibrary } from './library.ts'
import { atMost, type BenchResult, quantile } from './result.ts'

/** One round: each page has the link to the next. With what is there once its text is. */
const ROUND = [
  { href: '/cfw', text: 'main a[href="/cfw/capitulo/8"]' },
  { href: '/cfw/capitulo/8', text: 'main #s8' },
  { href: '/cfw/capitulo/9', text: 'main #s1' },
  { href: '/biblia', text: 'main a[href="/biblia/capitulos/19"]' },
  { href: '/biblia/capitulos/19', text: 'main a[href="/biblia/capitulos/19/23"]' },
  { href: '/biblia/capitulos/19/23', text: 'main #v6' },
  { href: '/biblia/capitulos/19/24', text: 'main #v10' },
  { href: '/ebooks', text: 'main a[href^="/ebooks/ebook/"]' },
  { href: '/notas', text: 'main li.n h2' },
  { href: '/', text: 'main a[href="/cfw"]' },
] as const
const ROUNDS = 5
const SLOWDOWNS = [1, 4] as const
const WANTED_MS = 100
const MAX_MS = 30_000

export async function runNavegacaoBench(): Promise<BenchResult[]> {
  const library = await startLibrary()
  const browser = await launchChromium()
  try {
    const results: BenchResult[] = []
    for (const slowdown of SLOWDOWNS) {
      const times = await measure(browser, library, slowdown)
      const all = [...times.values()].flat()
      const slowest = [...times].map(([href, each]) => `${href} ${Math.round(Math.max(...each))}`).join(', ')
      const result = {
        name: `CPU / ${slowdown}: text after a click, p95 of ${all.length}`,
        figure: quantile(all, 0.95),
        unit: 'ms',
        note: `p50 ${Math.round(quantile(all, 0.5))}; slowest ${slowest}`,
      }
      results.push(slowdown === 1 ? atMost(WANTED_MS, result) : result)
    }
    return results
  } finally {
    await browser.close()
    await library.end()
  }
}

/** @returns milliseconds of the clicks that led to each page */
async function measure(browser: Browser, { url }: Library, slowdown: number): Promise<Map<string, number[]>> {
  const context = await browser.newContext({ baseURL: url, locale: 'pt-BR' })
  context.setDefaultTimeout(MAX_MS)
  try {
    await moveIn(context.request, slowdown)
    const page = await context.newPage()
    await page.goto('/')
    await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated')
    const session = await context.newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    await walk(page)
    const times = new Map<string, number[]>()
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const [href, ms] of await walk(page)) times.set(href, [...(times.get(href) ?? []), ms])
    }
    return times
  } finally {
    await context.close()
  }
}

async function walk(page: Page): Promise<[href: string, ms: number][]> {
  const times: [string, number][] = []
  for (const { href, text } of ROUND) {
    await page.waitForSelector(`a[href="${href}"]`, { state: 'attached' })
    times.push([href, await page.evaluate(follow, { href, text, most: MAX_MS })])
    // What the page left and the one that came do besides is over before the next click.
    await page.waitForLoadState('networkidle')
    await page.waitForFunction(() => document.querySelector('[aria-busy="true"]') === null)
  }
  return times
}

/** Runs in the page: follows a link. @returns milliseconds until the frame after the one in which the text was put */
function follow({ href, text, most }: { href: string; text: string; most: number }): Promise<number> {
  const link = document.querySelector<HTMLElement>(`a[href="${href}"]`)
  return new Promise((resolve, reject) => {
    if (!link) return reject(new Error(`There is no link to ${href}.`))
    const start = performance.now()
    const look = () => {
      if (window.location.pathname !== href || !document.querySelector(text)) return
      observer.disconnect()
      // The first callback comes before that frame is drawn, the message after.
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = () => resolve(performance.now() - start)
        port2.postMessage(null)
      })
    }
    const observer = new MutationObserver(look)
    observer.observe(document.body, { childList: true, subtree: true })
    setTimeout(() => reject(new Error(`${href} shows no ${text}.`)), most)
    link.click()
  })
}
