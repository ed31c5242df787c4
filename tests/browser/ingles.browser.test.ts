/** The English beside the translation, as only a layout shows it: where it stands, what stays in its place, and paper. */
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { importOriginal } from '#server/conteudo/originais/originais-service.ts'
import { PROJECT_ROOT } from '#server/platform/config.ts'
import { setupBrowser } from '#tests/support/browser.ts'
import { expectAxeInThemes } from '#tests/support/browser-axe.ts'
import { expectUnderBar, topOf } from '#tests/support/browser-places.ts'
import { expectSoon } from '#tests/support/browser-poll.ts'

const { open } = setupBrowser({
  async prepare(db) {
    await importOriginal(db, join(PROJECT_ROOT, 'tests/fixtures/padroes-en'), 'en', { dryRun: false })
  },
})

const botao = (page: Page) => page.getByRole('button', { name: 'Comparar com o inglês de 1646' })
const box = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => element.getBoundingClientRect().toJSON())

/** As a key or a voice uses the button while it is out of sight. @returns by how much the section moved */
async function toggleFromAfar(page: Page, blocos: number): Promise<number> {
  const before = await topOf(page.locator('#s5'))
  await botao(page).evaluate((button: HTMLButtonElement) => button.click())
  await expectSoon(() => page.locator('.ingles').count()).toBe(blocos)
  return Math.abs((await topOf(page.locator('#s5'))) - before)
}

it('stands beside a section where there is room, else under it; what is read stays where it is; it is printed', async () => {
  const page = await open('/cfw/capitulo/8')
  const read = await box(page, '#s1 > .read')
  await botao(page).click()
  await page.locator('#s8 > .ingles').waitFor()
  expect(await box(page, '#s1 > .read'), 'the text keeps its lines').toEqual(read)
  const ingles = await box(page, '#s1 > .ingles')
  expect(ingles.left).toBeGreaterThan(read.right)
  expect(Math.abs(ingles.top - read.top)).toBeLessThan(16)
  const provas = await box(page, '#s1 > .margin')
  expect([provas.left, provas.top >= read.bottom]).toEqual([read.left, true])
  await expectAxeInThemes(page)

  // Remembered, it comes after the text: the place of the address stays under the bar.
  await page.goto('/cfw/capitulo/8#s5')
  await page.reload()
  await page.locator('#s8 > .ingles').waitFor()
  await expectUnderBar(page.locator('#s5'))
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 })
    await page.locator('#s5').evaluate((secao) => secao.scrollIntoView())
    expect(await toggleFromAfar(page, 0), `hidden at ${width} px`).toBeLessThan(1)
    expect(await toggleFromAfar(page, 3), `shown at ${width} px`).toBeLessThan(1)
  }
  const under = await box(page, '#s1 > .ingles')
  expect(under.top).toBeGreaterThan((await box(page, '#s1 > .read')).bottom)
  await expectAxeInThemes(page)
  await page.setViewportSize({ width: 320, height: 640 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)

  await page.emulateMedia({ media: 'print' })
  expect(await page.locator('#s8 > .ingles').isVisible()).toBe(true)
  expect(await botao(page).isVisible()).toBe(false)
})
