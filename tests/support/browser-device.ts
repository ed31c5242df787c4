/**
 * The device of the tests without a network: a browser within the browser that has the app already, at an address of its
 * own, which can be cut off. Taking the app onto a device costs three seconds of work, so one serves all tests of a
 * worker, each of which finds on it the app and nothing else.
 */
import type { BrowserContext, BrowserContextOptions, ViewportSize } from 'playwright-core'
import { closePages, emptyStorage } from './browser-contexts.ts'
import { guardContext } from './browser-guard.ts'
import { workerBrowser } from './browser-library.ts'
import { WAIT_MS } from './browser-poll.ts'
import { openTab } from './browser-tab.ts'
import { showPagesAlone } from './browser-window.ts'
import { type NetworkGate, openNetworkGate } from './network-gate.ts'

export interface Device {
  readonly context: BrowserContext
  readonly gate: NetworkGate
}

/** What the last test that was done with its device has left. */
let free: Device | undefined

/** @param target origin of the server, the same for all tests of a worker @param size of its pages */
export async function takeDevice(
  target: string,
  options: BrowserContextOptions,
  size: ViewportSize,
): Promise<Device> {
  const known = free
  free = undefined
  if (known) return known
  const gate = await openNetworkGate(target)
  const context = await (await workerBrowser()).newContext({ ...options, baseURL: gate.url })
  showPagesAlone(context, size)
  context.setDefaultTimeout(WAIT_MS)
  guardContext(context, gate.url)
  await openTab(context)
  return { context, gate }
}

/** Takes from a device what a test has left, or gives it up when it cannot be used again. */
export async function giveBackDevice(device: Device): Promise<void> {
  const { context, gate } = device
  if (!(await closePages(context))) {
    await context.close()
    await gate.cut()
    return
  }
  await context.unrouteAll()
  await Promise.all([context.clearCookies(), context.setOffline(false), gate.mend()])
  const [still] = context.pages()
  if (!still) throw new Error('The page that keeps the process of the device is gone.')
  await emptyStorage(still, gate.url, { keepsApp: true })
  await still.evaluate(deleteTexts)
  free = device
}

/** Runs in the page: deletes the texts that were taken onto the device, and leaves the app. */
async function deleteTexts(): Promise<void> {
  const names = await caches.keys()
  const texts = names.filter((name) => !name.startsWith('workbox-precache'))
  await Promise.all(texts.map((name) => caches.delete(name)))
}
