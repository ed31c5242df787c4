/** Reading aloud as only a browser shows it: the mark over the words, the window that follows, the bar that covers nothing. */
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { setupBrowser } from '#tests/support/browser.ts'
import { expectAxeInThemes } from '#tests/support/browser-axe.ts'
import { dizendo, endFrase, giveFala, realcadas } from '#tests/support/browser-fala.ts'
import { scrollTop, topOf } from '#tests/support/browser-places.ts'
import { expectSoon } from '#tests/support/browser-poll.ts'
import { saveScreenshot } from '#tests/support/browser-screenshot.ts'
import { visit } from '#tests/support/browser-visit.ts'

const { open } = setupBrowser()

const bar = (page: Page) => page.getByRole('region', { name: 'Leitura em voz alta' })

/** The marked words, in pixels of the window. */
function placeOfRealce(page: Page): Promise<{ top: number; bottom: number }> {
  return page.evaluate(() => {
    const ranges = [...(CSS.highlights.get('escuta') ?? [])] as Range[]
    const boxes = ranges.map((range) => range.getBoundingClientRect())
    return {
      top: Math.min(...boxes.map(({ top }) => top)),
      bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
    }
  })
}

/** Between the bar at the top and the one at the foot. */
async function expectInSight(page: Page): Promise<void> {
  await expectSoon(async () => {
    const { top, bottom } = await placeOfRealce(page)
    return top >= 64 && bottom <= (await topOf(bar(page)))
  }).toBe(true)
}

it('follows the words through a chapter on a telephone, lets the reader look elsewhere, and goes on with the next', async () => {
  const page = await open('/privacidade', { width: 390 })
  await giveFala(page)
  await page.goto('/cfw/capitulo/8')
  await page.locator('#s3').waitFor()
  await page.getByText('9. Do Livre-Arbítrio').waitFor()
  const words = await page.locator('main article').innerText()
  await page.getByRole('button', { name: 'Ouvir', exact: true }).click()
  await expectSoon(() => dizendo(page)).toBe('De Cristo, o Mediador')
  await expectSoon(() => realcadas(page)).toBe('De Cristo, o Mediador')
  expect(await scrollTop(page)).toBe(0)
  await bar(page).getByRole('button', { name: 'Pausar' }).and(page.locator(':focus')).waitFor()
  // The page stands still while its foot gets the bar.
  expect(await page.locator('main article').innerText()).toBe(words)

  while ((await scrollTop(page)) === 0) await endFrase(page)
  await expectInSight(page)
  expect(await realcadas(page)).not.toMatch(/\[\d/)
  await saveScreenshot(page, 'escuta')

  // Away on purpose: the page stays there, and the way back is offered.
  await page.mouse.move(195, 400)
  await page.mouse.wheel(0, 3_000)
  const back = bar(page).getByRole('button', { name: 'Voltar ao trecho' })
  await back.waitFor()
  const away = await scrollTop(page)
  await endFrase(page)
  expect(await scrollTop(page)).toBe(away)
  await expectAxeInThemes(page)
  await back.click()
  await back.waitFor({ state: 'hidden' })
  await expectInSight(page)

  // The options lie above the bar, within the narrowest window; the last words of the page above it too.
  await page.setViewportSize({ width: 320, height: 640 })
  await bar(page)
    .getByRole('button', { name: /^Opções/ })
    .click()
  const opcoes = page.getByRole('dialog', { name: 'Opções da leitura' })
  const box = await opcoes.boundingBox()
  expect(box && box.x >= 0 && box.x + box.width <= 320 && box.y >= 0).toBe(true)
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(await topOf(bar(page)))
  await expectAxeInThemes(page)
  await opcoes.getByRole('checkbox', { name: 'Continuar no próximo capítulo' }).check()
  await page.keyboard.press('Escape')
  await opcoes.waitFor({ state: 'hidden' })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
  const footer = await page.getByRole('contentinfo').boundingBox()
  expect((footer?.y ?? 0) + (footer?.height ?? 0)).toBeLessThanOrEqual(await topOf(bar(page)))

  const isNext = () => new URL(page.url()).pathname === '/cfw/capitulo/9'
  while (!isNext()) await endFrase(page)
  await expectSoon(() => dizendo(page)).toBe('Do Livre-Arbítrio')
  await expectSoon(() => realcadas(page)).toBe('Do Livre-Arbítrio')

  // Another page is another matter.
  await visit(page, '/sobre')
  await expectSoon(() => dizendo(page)).toBeNull()
  await bar(page).waitFor({ state: 'hidden' })
  expect(await realcadas(page)).toBe('')
})
