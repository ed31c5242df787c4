/** The harmonies: the panel under a chapter or question, and the page that puts two standards side by side. */
import type { Locator, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { setupBrowser } from '#tests/support/browser.ts'
import { expectAxeInThemes, expectNoAxeViolations } from '#tests/support/browser-axe.ts'
import { expectSoon } from '#tests/support/browser-poll.ts'
import { saveScreenshot } from '#tests/support/browser-screenshot.ts'

const { open } = setupBrowser()

const RESPOSTA_36 = 'O único Mediador do pacto da graça é o Senhor Jesus Cristo'

const panel = (page: Page) => page.getByRole('region', { name: 'Harmonias' })
const row = (within: Page | Locator, name: string) => within.getByRole('button', { name })

describe('the panel', () => {
  it.each([1440, 390])('lists what treats the same themes, standard by standard, at %i px', async (width) => {
    const page = await open('/cfw/capitulo/8', { width })
    const grupos = panel(page).getByRole('list')
    await grupos.first().waitFor()
    expect(
      await grupos.evaluateAll((lists) =>
        lists.map((list) => [list.getAttribute('aria-label'), list.childElementCount]),
      ),
    ).toEqual([
      ['Confissão de Fé', 4],
      ['Catecismo Maior', 3],
      ['Breve Catecismo', 3],
      ['Forma de Governo', 1],
      ['Ebooks', 3],
    ])
    const mais = panel(page).getByRole('button', { name: /^Mostrar mais \d+ perguntas$/ })
    await mais.first().click()
    const doCmw = panel(page).getByRole('list', { name: 'Catecismo Maior' }).getByRole('listitem')
    await expectSoon(() => doCmw.count()).toBeGreaterThan(20)
    // The keyboard goes on with the first of the new rows.
    await doCmw.nth(3).getByRole('button').and(page.locator(':focus')).waitFor()
    await panel(page).getByRole('button', { name: 'Mostrar menos' }).click()
    await expectSoon(() => doCmw.count()).toBe(3)
    await saveScreenshot(page, 'harmonias-painel')
  })

  it('shows a preview in place, with the way to its page', async () => {
    const page = await open('/cfw/capitulo/8')
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
    await row(panel(page), 'De Cristo, o Mediador').waitFor()
  })

  it('cuts the preview of a long chapter and says how much more there is', async () => {
    const page = await open('/cmw/pergunta/36')
    await row(panel(page), 'De Cristo, o Mediador').click()
    await panel(page).getByText('Aprouve a Deus, em seu eterno propósito').waitFor()
    await panel(page)
      .getByText(/^Há mais \d seções no capítulo\.$/)
      .waitFor()
    await panel(page).getByRole('link', { name: 'Abrir capítulo 8 (CFW)' }).click()
    await page.waitForURL('/cfw/capitulo/8')
  })

  it('lists ebooks with the way to each', async () => {
    const page = await open('/cfw/capitulo/8')
    const ebooks = panel(page).getByRole('list', { name: 'Ebooks' })
    await row(ebooks, 'Catecismo de Heidelberg Zacarias Ursino e Gaspar Oleviano').click()
    await ebooks.getByRole('link', { name: 'Abrir ebook' }).click()
    await page.waitForURL(/\/ebooks\/ebook\/\d+$/)
  })

  it.each(['fgop/capitulo/1', 'dcpu/capitulo/8', 'dcpr/capitulo/5', 'bcw/pergunta/21'])(
    'is under %s too, and leads to the comparison with the CFW',
    async (path) => {
      const page = await open(`/${path}`)
      await panel(page).getByRole('list').first().waitFor()
      await panel(page).getByRole('link', { name: 'Comparar padrões' }).click()
      await page.waitForURL(`/harmonias?a=${path.split('/')[0]}&b=cfw`)
    },
  )
})

describe('the page', () => {
  const TEMA = 'Cristo, o único Mediador e Redentor'
  const primeiro = (page: Page) => page.getByRole('combobox', { name: 'Primeiro padrão' })
  const segundo = (page: Page) => page.getByRole('combobox', { name: 'Segundo padrão' })
  const tema = (page: Page) => page.getByRole('main').getByRole('button', { name: TEMA })
  const temas = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 }).getByRole('button')
  const search = (page: Page) => new URL(page.url()).search

  it('compares the two standards that are chosen, never one with itself, and keeps them in its address', async () => {
    const page = await open('/harmonias')
    await temas(page).first().waitFor()
    await expectSoon(async () => [
      await primeiro(page).inputValue(),
      await segundo(page).inputValue(),
    ]).toEqual(['cfw', 'cmw'])
    await segundo(page).selectOption('BCW · Breve Catecismo')
    await expectSoon(() => search(page)).toBe('?a=cfw&b=bcw')
    await page.getByRole('button', { name: 'Trocar os padrões de lugar' }).click()
    await expectSoon(() => search(page)).toBe('?a=bcw&b=cfw')
    await primeiro(page).selectOption('cfw')
    await expectSoon(() => search(page)).toBe('?a=cfw&b=bcw')

    await page.reload()
    await temas(page).first().waitFor()
    await expectSoon(async () => [
      await primeiro(page).inputValue(),
      await segundo(page).inputValue(),
    ]).toEqual(['cfw', 'bcw'])
    expect(search(page)).toBe('?a=cfw&b=bcw')
  })

  it('filters its themes and says how many are left', async () => {
    const page = await open('/harmonias?a=cfw&b=cmw')
    const total = page.getByRole('main').getByRole('status')
    await expectSoon(() => total.innerText()).toMatch(/^\d{3} temas$/)
    const todos = await temas(page).count()
    await expectSoon(() => total.innerText()).toBe(`${todos} temas`)
    const filter = page.getByRole('searchbox', { name: 'Filtrar por tema' })
    await filter.fill('UNICO redentor')
    // The list follows the field a moment later.
    await expectSoon(() => temas(page).count()).toBeLessThan(10)
    await expectSoon(() => temas(page).allInnerTexts()).toContain(TEMA)
    const visiveis = await temas(page).count()
    await expectSoon(() => total.innerText()).toBe(`${visiveis} de ${todos} temas`)
    await filter.fill('zzz')
    await page.getByText('Nenhum resultado encontrado.').filter({ visible: true }).last().waitFor()
    await expectSoon(() => temas(page).count()).toBe(0)
    await filter.fill('')
    await expectSoon(() => temas(page).count()).toBe(todos)
  })

  it('shows the texts of a theme side by side where there is room', async () => {
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
  })

  it('shows one text at a time on a narrow screen, chosen by the arrow keys', async () => {
    const page = await open('/harmonias?a=cfw&b=cmw', { width: 390 })
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
  })
})
