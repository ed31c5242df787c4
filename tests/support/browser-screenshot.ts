import { join } from 'node:path'
import type { Page } from 'playwright-core'

/** Keeps a picture of the whole page when MBW_SCREENSHOTS names a folder. @param name to which the width is added */
export async function saveScreenshot(page: Page, name: string): Promise<void> {
  const folder = process.env.MBW_SCREENSHOTS
  if (!folder) return
  const width = page.viewportSize()?.width ?? 0
  await page.screenshot({
    path: join(folder, `${name}-${width}.png`),
    fullPage: true,
    animations: 'disabled',
  })
}
