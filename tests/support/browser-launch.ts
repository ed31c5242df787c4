/** Real Chromium of the system, for tests and measurements. */
import { type Browser, type BrowserContext, chromium } from 'playwright-core'

export const CHROMIUM = '/usr/bin/chromium'
export const ARGUMENTS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** @param others arguments besides those that every browser gets */
export function launchChromium(others: readonly string[] = []): Promise<Browser> {
  return chromium.launch({ executablePath: CHROMIUM, args: [...ARGUMENTS, ...others] })
}

/** A browser that another program can work in too. @param profile folder @param baseURL origin @param port for its commands */
export function launchSharedChromium(
  profile: string,
  baseURL: string,
  port: number,
): Promise<BrowserContext> {
  return chromium.launchPersistentContext(profile, {
    executablePath: CHROMIUM,
    args: [...ARGUMENTS, `--remote-debugging-port=${port}`],
    baseURL,
  })
}
