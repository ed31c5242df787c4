/** Proof texts in their chapters, where they have a layout: the pane beside a standard, and the sheet that grows. */
import type { Locator, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { setupBrowser } from '#tests/support/browser.ts'
import { expectAxeInThemes } from '#tests/support/browser-axe.ts'
import { expectFocus, scrollTop } from '#tests/support/browser-places.ts'
import { expectSoon } from '#tests/support/browser-poll.ts'
import { readShifts } from '#tests/support/browser-shifts.ts'

const { open } = setupBrowser()

const pane = (page: Page) => page.getByRole('region', { name: 'Bíblia ao lado' })
const passagem = (page: Page) => pane(page).getByRole('region', { name: 'Passagem' })
const marcado = (page: Page) => page.locator('.capitulo-lido .marcado').first()
const nota = (page: Page, marcador: number) =>
  page.locator('.read').getByRole('button', { name: `Referências bíblicas, nota ${marcador}`, exact: true })
const atual = (page: Page) => page.locator('.read .ref[aria-current]').innerText()

/** The passage is in the sight of what scrolls around it. */
async function expectInSight(page: Page, region: string): Promise<void> {
  await expectSoon(() =>
    marcado(page).evaluate((element, region) => {
      const outer = element.closest(region)?.getBoundingClientRect()
      const { top, bottom } = element.getBoundingClientRect()
      return outer !== undefined && top >= outer.top && bottom <= outer.bottom
    }, region),
  ).toBe(true)
}

/** Both of one moment: a turn of the wheel may still be on its way. */
const placeOf = (element: Locator) =>
  element.evaluate((node) => ({
    top: node.getBoundingClientRect().top,
    scrolled: Math.round(window.scrollY),
  }))

const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

describe('the Bible beside a chapter', () => {
  it('follows the reader at 1440 px and nothing of the text moves; keys, other widths, paper', async () => {
    const page = await open('/cfw/capitulo/8', { width: 1440 })
    await page.getByRole('button', { name: 'Bíblia ao lado' }).click()
    await marcado(page).waitFor()
    await page.reload()
    await marcado(page).waitFor()
    await expectSoon(() => atual(page)).toBe('[1]')
    await expectAxeInThemes(page)

    // A long way down, and on by as much as a line of the text.
    const secao = page.locator('#s5')
    await secao.evaluate((element) => element.scrollIntoView({ block: 'start' }))
    await expectSoon(() => atual(page)).not.toBe('[1]')
    const there = await atual(page)
    const before = await placeOf(secao)
    await expectInSight(page, '.ao-lado-texto')
    await page.mouse.move(400, 500)
    await expectSoon(async () => {
      await page.mouse.wheel(0, 60)
      return atual(page)
    }).not.toBe(there)
    const after = await placeOf(secao)
    expect(Math.round(before.top - after.top)).toBe(after.scrolled - before.scrolled)
    expect(await readShifts(page)).toBe(0)

    // Held, and scrolled by itself.
    await pane(page).getByRole('button', { name: 'Fixar esta prova' }).click()
    // Only now: the last turn of the wheel may still have been on its way.
    const fixada = await atual(page)
    await page.evaluate(() => window.scrollTo(0, 0))
    await nota(page, 2).focus()
    expect(await atual(page)).toBe(fixada)
    await pane(page).getByRole('button', { name: 'Fixar esta prova' }).click()
    await nota(page, 8).click()
    await expectSoon(() => atual(page)).toBe('[8]')
    await expectInSight(page, '.ao-lado-texto')
    await page.keyboard.press('F6')
    await expectFocus(passagem(page))
    const scrolled = () => passagem(page).evaluate((element) => element.scrollTop)
    expect(await scrolled()).toBeGreaterThan(0)
    await page.keyboard.press('Home')
    await expectSoon(scrolled).toBe(0)
    expect(await scrollTop(page)).toBe(0)
    await page.keyboard.press('F6')
    await expectFocus(nota(page, 8))

    for (const width of [1200, 1280, 1920]) {
      await page.setViewportSize({ width, height: 900 })
      const [texto, lado] = [await page.locator('#s1 .read').boundingBox(), await pane(page).boundingBox()]
      expect([await overflow(page), (texto?.width ?? 0) > 500, (lado?.width ?? 0) >= 350]).toEqual([
        0,
        true,
        true,
      ])
      const margem = await page.locator('#s1 .margin').boundingBox()
      expect((margem?.x ?? 0) + (margem?.width ?? 0)).toBeLessThanOrEqual(lado?.x ?? 0)
    }
    await page.emulateMedia({ media: 'print' })
    expect(await pane(page).isVisible()).toBe(false)
    await page.emulateMedia({ media: 'screen' })

    await page.keyboard.press('F6')
    await page.keyboard.press('Escape')
    await pane(page).waitFor({ state: 'detached' })
    await page.setViewportSize({ width: 1199, height: 900 })
    await expectSoon(() => page.getByRole('button', { name: 'Bíblia ao lado' }).count()).toBe(0)
  })

  it('is in the sheet at 390 px: it grows to the passage in its chapter, and back', async () => {
    const page = await open('/cfw/capitulo/8', { width: 390 })
    const dialog = page.getByRole('dialog', { name: 'Referências Bíblicas' })
    await nota(page, 1).click()
    const ler = dialog.getByRole('button', { name: 'Ler no capítulo: 1Pe 1.19–20' })
    await ler.scrollIntoViewIfNeeded()
    const [left, height] = await dialog.evaluate((element) => [element.scrollTop, element.clientHeight])
    await ler.click()
    await expectInSight(page, 'dialog')
    await expectFocus(dialog.getByRole('heading', { name: '1 Pedro 1' }))
    expect(await dialog.evaluate((element) => element.clientHeight)).toBeGreaterThan(height ?? 0)
    const voltar = dialog.getByRole('button', { name: 'Voltar às provas' })
    const box = await voltar.boundingBox()
    expect((box?.y ?? 900) + (box?.height ?? 0)).toBeLessThanOrEqual(900)
    await expectAxeInThemes(page)
    expect(await overflow(page)).toBe(0)
    await voltar.click()
    await expectFocus(ler)
    expect(await dialog.evaluate((element) => element.scrollTop)).toBe(left)

    // Back from the Bible the chapter is open as it was.
    await ler.click()
    await dialog.getByRole('link', { name: 'Abrir na Bíblia' }).click()
    await page.getByRole('heading', { level: 1, name: /1 Pedro/ }).waitFor()
    await page.goBack()
    await dialog.getByRole('heading', { name: '1 Pedro 1' }).waitFor()
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'hidden' })
    await expectFocus(nota(page, 1))
  })
})
