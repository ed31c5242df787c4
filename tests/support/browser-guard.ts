/** What a page may not do undeclared: write errors or warnings to the console, throw, fail to load, ask another site. */
import type { BrowserContext, ConsoleMessage, Page, Request } from 'playwright-core'
import { vi } from 'vitest'

interface Declaration {
  readonly pattern: string | RegExp
  seen: boolean
}

let problems: string[] = []
let declarations: Declaration[] = []
/** Pages whose test is over: what is still heard of them is no fault of the next one. */
const checked = new WeakSet<Page>()

/** A page may have said what the test has just seen the effect of, without the message being here yet. */
const LATE_MS = 5_000

/** Declares what the test provokes; it fails when it does not come. @param pattern of the report: 'answered 401: http://…' */
export function expectPageConsole(pattern: string | RegExp): void {
  declarations.push({ pattern, seen: false })
}

/** The same for what comes or not, depending on which of two answers the page gets first. */
export function allowPageConsole(pattern: string | RegExp): void {
  declarations.push({ pattern, seen: true })
}

/** Watches every page of a context, its pop-ups too. @param origin of the server, the only one that pages may ask */
export function guardContext(context: BrowserContext, origin: string): void {
  context.on('console', (message) => {
    if (!isComplaint(message)) return
    report(`${message.type()}: ${message.text()} (${message.location().url})`, message.page())
  })
  context.on('response', (response) => {
    if (response.status() < 400 || isOfServiceWorker(response.request())) return
    report(`answered ${response.status()}: ${response.url()}`, pageOf(response.request()))
  })
  context.on('weberror', (failure) => report(`thrown: ${failure.error()}`, failure.page()))
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? ''
    // The page itself gave it up: it was left, or a query was no longer wanted.
    if (reason === 'net::ERR_ABORTED' || isOfServiceWorker(request)) return
    report(`failed: ${reason} ${request.url()}`, pageOf(request))
  })
  context.on('request', (request) => {
    if (isForeign(request, origin)) report(`foreign: ${request.url()}`, pageOf(request))
  })
}

/** The page is another test's now. */
export function checkAgain(page: Page): void {
  checked.delete(page)
}

/** Ends a test's account. @param pages still open @param lateMs how long is waited for what was declared @throws Error with what was not declared, or declared and never came */
export async function checkPages(pages: readonly Page[], lateMs = LATE_MS): Promise<void> {
  // Messages come in order: after this answer nothing said before it is still on its way. (A page may be leaving.)
  await Promise.all(pages.map((page) => page.evaluate(() => undefined).catch(() => undefined)))
  await vi.waitUntil(() => declarations.every(({ seen }) => seen), { timeout: lateMs }).catch(() => undefined)
  const missing = declarations.filter(({ seen }) => !seen).map(({ pattern }) => `never came: ${pattern}`)
  const found = [...problems, ...missing]
  for (const page of pages) checked.add(page)
  problems = []
  declarations = []
  if (found.length === 0) return
  throw new Error(`The page was not as the test declared (see expectPageConsole):\n${found.join('\n')}`)
}

/** @param page that it is about; null when that is not known */
function report(problem: string, page: Page | null): void {
  if (page && checked.has(page)) return
  const matching = declarations.filter(({ pattern }) =>
    typeof pattern === 'string' ? problem.includes(pattern) : pattern.test(problem),
  )
  for (const declaration of matching) declaration.seen = true
  if (matching.length === 0) problems.push(problem)
}

/** What the browser adds for a failed request comes late and says nothing new: `response` and `requestfailed` do. */
function isComplaint(message: ConsoleMessage): boolean {
  const isLoud = message.type() === 'error' || message.type() === 'warning'
  return isLoud && !message.text().startsWith('Failed to load resource:')
}

/** A call of the service worker, perhaps for a page that has gone: what comes of it is told of the page's own call. */
function isOfServiceWorker(request: Request): boolean {
  return request.serviceWorker() !== null
}

/** The page that asks; null for a service worker, and for a page that is only just being opened. */
function pageOf(request: Request): Page | null {
  try {
    return request.frame().page()
  } catch {
    return null
  }
}

function isForeign(request: Request, origin: string): boolean {
  return /^https?:/.test(request.url()) && new URL(request.url()).origin !== origin
}
