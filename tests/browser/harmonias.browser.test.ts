/** The harmonies as they are laid out: two standards side by side, and the panel under a chapter; more of both is in tests/component. */
import type { Locator, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { setupBrowser } from '#tests/support/browser.ts'
import { expectAxeInThemes, expectNoAxeViolations } from '#tests/support/browser-axe.ts'
import { expectSoon } from '#tests/support/browser-poll.ts'
import { saveScreenshot } from '#tests/support/browser-screenshot.ts'
import { visit } from '#tests/support/browser-visit.ts'

const { open } = setupBrowser()

const RESPOSTA_36 = 'O único Mediador do pacto da graça é o Senhor Jesus Cristo'

const panel = (page: Page) => page.getByRole('region', { name: 'Harmonias' })
const row = (within: Page | Locator, name: string) => within.getByRole('button', { name })

describe('the page', () => {
  const TEMA = 'Cristo, o único Mediador e Redentor'
  const tema = (page: Page) => page.getByRole('main').getByRole('button', { name: TEMA })
  const search = (page: Page) => new URL(page.url()).search

  it('shows the texts of a theme side by side where there is room, one at a time where there is none', async () => {
    const page = await open('/harmonias?a=cfw&b=cmw')
    await tema(page).click()
    const item = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: page.getByRole('button', { name: TEMA }) })
    const cfw = item.getByRole('list', { name: 'Confissão de Fé' })
    const cmw = item.getByRole('list', { name: 'Catecismo Maior' })
    await cfw.getByText('Aprouve a Deus, em seu eterno propósito').waitFor()
    await cmw.getByText(RESPOSTA_36).waitFor()
    const boxes = async () => [await cfw.boundingBox(), await cmw.boundingBox()] as const
    const [left, right] = await boxes()
    expect((left?.x ?? 0) + (left?.width ?? 0)).toBeLessThanOrEqual(right?.x ?? 0)
    await expectSoon(async () => new Set((await boxes()).map((box) => box?.y)).size).toBe(1)
    await saveScreenshot(page, 'harmonias-tema')
    await expectAxeInThemes(page)

    await expectSoon(() => new URL(page.url()).hash).toMatch(/^#tema-\d+$/)
    const { hash } = new URL(page.url())
    const place = (await tema(page).boundingBox())?.y ?? Number.NaN
    await page.reload()
    await cmw.getByText(RESPOSTA_36).waitFor()
    await expectSoon(() => tema(page).getAttribute('aria-expanded')).toBe('true')
    await expectSoon(async () =>
      Math.abs(((await tema(page).boundingBox())?.y ?? Number.NaN) - place),
    ).toBeLessThan(40)
    expect(new URL(page.url()).hash).toBe(hash)
    expect(search(page)).toBe('?a=cfw&b=cmw')

    await item.getByRole('button', { name: 'Fechar o tema' }).click()
    await expectSoon(() => tema(page).getAttribute('aria-expanded')).toBe('false')
    await tema(page).and(page.locator(':focus')).waitFor()
    await expectSoon(async () => new URL(page.url()).hash).toBe('')

    // On a narrow screen the arrow keys choose the text.
    await page.setViewportSize({ width: 390, height: 900 })
    await tema(page).click()
    const tab = (name: string) => page.getByRole('tablist', { name: TEMA }).getByRole('tab', { name })
    const painel = page.getByRole('tabpanel')
    await painel.getByText('Aprouve a Deus, em seu eterno propósito').waitFor()
    await saveScreenshot(page, 'harmonias-tema')
    await tab('CFW').press('ArrowRight')
    await painel.getByText(RESPOSTA_36).waitFor()
    await expectSoon(() => tab('CMW').getAttribute('aria-selected')).toBe('true')
    await tab('CMW').and(page.locator(':focus')).waitFor()
    await expectSoon(() => painel.getByText('Aprouve a Deus').count()).toBe(0)
    await expectAxeInThemes(page)
    await page.keyboard.press('ArrowRight')
    await tab('CFW').and(page.locator(':focus')).waitFor()
    await page.keyboard.press('End')
    await expectSoon(() => tab('CMW').getAttribute('aria-selected')).toBe('true')
    await expectSoon(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
    // No page turns while the tabs have the arrows.
    expect(new URL(page.url()).pathname).toBe('/harmonias')

    // The panel under a chapter opens its lists and shows a preview in place.
    await page.setViewportSize({ width: 1440, height: 900 })
    await visit(page, '/cfw/capitulo/8')
    const mais = panel(page).getByRole('button', { name: /^Mostrar mais \d+ perguntas$/ })
    await mais.first().click()
    const doCmw = panel(page).getByRole('list', { name: 'Catecismo Maior' }).getByRole('listitem')
    await expectSoon(() => doCmw.count()).toBeGreaterThan(20)
    await doCmw.nth(3).getByRole('button').and(page.locator(':focus')).waitFor()
    await panel(page).getByRole('button', { name: 'Mostrar menos' }).click()
    await expectSoon(() => doCmw.count()).toBe(3)

    const pergunta = row(panel(page), 'Quem é o Mediador do pacto da graça?')
    await expectSoon(() => pergunta.getAttribute('aria-expanded')).toBe('false')
    await pergunta.click()
    await expectSoon(() => pergunta.getAttribute('aria-expanded')).toBe('true')
    await panel(page).getByText(RESPOSTA_36).waitFor()
    await saveScreenshot(page, 'harmonias-previa')
    await expectNoAxeViolations(page)
    await pergunta.click()
    const link = panel(page).getByRole('link', { name: 'Abrir pergunta 36 (CMW)' })
    await link.waitFor({ state: 'hidden' })
    expect(new URL(page.url()).pathname).toBe('/cfw/capitulo/8')
    await pergunta.press('Enter')
    await link.click()
    await page.getByRole('heading', { level: 1, name: 'Quem é o Mediador do pacto da graça?' }).waitFor()
    await expectSoon(() => new URL(page.url()).pathname).toBe('/cmw/pergunta/36')
  })
})
