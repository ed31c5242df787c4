/** Real Chromium of the system, for tests and measurements. */
import { type Browser, type BrowserContext, chromium } from 'playwright-core'

export const CHROMIUM = '/usr/bin/chromium'

/** Chromium heeds only the last `--disable-features`, so Playwright's own (its chromiumSwitches) are named again. */
const DISABLED_FEATURES = [
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
  // Ours: with them every window loads a page for its address bar, which takes as long as the page under test.
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxPopup',
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
  `--disable-features=${DISABLED_FEATURES.join(',')}`,
]

/** @param others arguments besides those that every browser gets */
export function launchChromium(others: readonly string[] = []): Promise<Browser> {
  return chromium.launch({ executablePath: CHROMIUM, args: [...ARGUMENTS, ...others] })
}

/**
 * Starts a browser that another program can work in too, with the cookies of this one.
 * @param profile folder of the profile
 * @param baseURL origin for addresses without one
 * @param port on which the browser takes commands
 */
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
