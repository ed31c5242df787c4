/** Real Chromium of the system, for tests and measurements. */
import { type Browser, type BrowserContext, chromium } from 'playwright-core'
import { STILL_FRAME } from './browser-window.ts'

export const CHROMIUM = '/usr/bin/chromium'

/** The address bar's suggestions are web pages too, in a process that every context starts: a second of work, unseen. */
const SUGGESTIONS = ['WebUIOmniboxAimPopup', 'WebUIOmniboxFullPopup', 'WebUIOmniboxPopup']

/** What Playwright turns off: a second switch takes the place of its own (chromiumSwitches.ts). */
const OF_PLAYWRIGHT = [
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
]

export const ARGUMENTS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  STILL_FRAME,
  `--disable-features=${[...OF_PLAYWRIGHT, ...SUGGESTIONS].join()}`,
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
