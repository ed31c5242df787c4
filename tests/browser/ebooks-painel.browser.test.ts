/** /ebooks: what it shows, its carousels and the side menu; its filter and its search are in tests/component. */
import type { Locator, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { setupBrowser } from '#tests/support/browser.ts'
import { stopClock } from '#tests/support/browser-clock.ts'
import { faixa, insertLeituras, titulosDe } from '#tests/support/browser-ebooks.ts'
import { expectSoon } from '#tests/support/browser-poll.ts'
import { saveScreenshot } from '#tests/support/browser-screenshot.ts'
import { endsOf } from '#web/ui/next-scroll.ts'

const { open, newReader, db } = setupBrowser()

const SETAS = ['Anterior', 'Próximo'] as const

describe('the dashboard', () => {
  it('recommends, counts readings, names categories, and its carousels go one visible width at a time', async () => {
    // Two readers have begun the same book.
    for (const ebook_id of [3, 3]) await insertLeituras(db(), await newReader(), [{ ebook_id }])
    const page = await open('/ebooks')
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 })
      for (const titulo of ['Recomendados', 'Últimos lançamentos']) {
        await expectSoon(async () => (await titulosDe(faixa(page, titulo))).length).toBe(10)
      }
      const primeiro = faixa(page, 'Mais lidos').getByRole('listitem').first()
      await primeiro.getByRole('link', { name: /Catecismo de Heidelberg Zacarias Ursino/ }).waitFor()
      if (width === 1440) await primeiro.getByText(/^\d leituras$/).waitFor()
      const categorias = faixa(page, 'Categorias').getByRole('link')
      await expectSoon(() => categorias.count()).toBe(6)
      await expectSoon(() => categorias.first().innerText()).toMatch(/\d/)
      await saveScreenshot(page, 'ebooks')
      await expectCarrossel(page, width)
    }
  })
})

describe('the side menu', () => {
  const menu = (page: Page) => page.getByRole('navigation', { name: 'Ebooks' })
  const widthOf = async (page: Page) => Math.round((await menu(page).boundingBox())?.width ?? 0)
  const [ABERTO, RECOLHIDO] = [208, 60]

  it('shows itself, collapses after 1 s idle, opens on hover and focus, and covers nothing', async () => {
    const page = await open('/ebooks', { clock: true })
    await faixa(page, 'Recomendados').getByRole('listitem').first().waitFor()
    await expectSoon(() => page.evaluate(() => sessionStorage.getItem('mbw:menu-lateral'))).toBe('visto')
    await stopClock(page)
    await menu(page).hover()
    await expectSoon(() => widthOf(page)).toBe(ABERTO)
    const place = await page.getByRole('heading', { level: 1 }).boundingBox()
    const row = await menu(page).boundingBox()
    expect(place?.x).toBeGreaterThan((row?.x ?? 0) + ABERTO)
    await page.mouse.move(900, 500)
    await page.clock.runFor(980)
    expect(await widthOf(page)).toBe(ABERTO)
    await page.clock.runFor(40)
    await expectSoon(() => widthOf(page)).toBe(RECOLHIDO)
    expect(await page.getByRole('heading', { level: 1 }).boundingBox()).toEqual(place)
    // The labels stay for those who do not see them.
    expect(await menu(page).getByRole('link').count()).toBe(5)

    await menu(page).getByRole('link', { name: 'Categorias' }).focus()
    await expectSoon(() => widthOf(page)).toBe(ABERTO)
    await page.clock.runFor(3_000)
    expect(await widthOf(page)).toBe(ABERTO)
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { level: 1, name: 'Categorias' }).waitFor()
    await expectSoon(() => menu(page).locator('[aria-current=page]').innerText()).toBe('Categorias')

    // Where there is no room beside the page it takes none, and lies over it while it is used.
    await page.setViewportSize({ width: 1100, height: 900 })
    await page.mouse.move(900, 500)
    await page.locator('main').focus()
    await page.clock.runFor(2_000)
    await expectSoon(() => widthOf(page)).toBe(RECOLHIDO)
    const narrow = await page.getByRole('heading', { level: 1 }).boundingBox()
    await menu(page).hover()
    await expectSoon(() => widthOf(page)).toBe(ABERTO)
    expect(await page.getByRole('heading', { level: 1 }).boundingBox()).toEqual(narrow)
    expect(narrow?.x).toBeLessThan(ABERTO)
  })
})

/** From its beginning to its end and back to the beginning. */
async function expectCarrossel(page: Page, width: number): Promise<void> {
  const recomendados = faixa(page, 'Recomendados')
  const setas = SETAS.map((seta) => recomendados.getByRole('button', { name: `${seta}: Recomendados` }))
  const [anterior, proximo] = setas
  if (!anterior || !proximo) throw new Error('The carousel has no arrows.')
  const row = recomendados.getByRole('list')
  await row.getByRole('listitem').nth(9).waitFor()
  await expectSoon(() => readEnds(setas)).toEqual([true, false])
  const { clientWidth, scrollWidth } = await readRow(row)
  await proximo.click()
  // Snapping to a tile may take back a part of a tile.
  await expectSoon(async () => (await readRow(row)).scrollLeft).toBeGreaterThan(clientWidth * 0.55)
  expect((await readRow(row)).scrollLeft).toBeLessThanOrEqual(clientWidth)
  await expectArrows(row, setas)
  await goToEnd(row, proximo, setas)
  const { scrollLeft } = await readRow(row)
  expect(scrollLeft).toBeGreaterThanOrEqual(scrollWidth - clientWidth - 2)
  // It is disabled, not gone: the focus stays on it.
  await proximo.and(page.locator(':focus')).waitFor()
  await anterior.click()
  await expectSoon(async () => (await readRow(row)).scrollLeft).toBeLessThan(scrollLeft)
  await expectSoon(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  await expectArrows(row, setas)
  await goToEnd(row, anterior, setas)
  expect((await readRow(row)).scrollLeft).toBe(0)
}

/** Uses an arrow until it leads nowhere. */
async function goToEnd(row: Locator, seta: Locator, setas: readonly Locator[]): Promise<void> {
  while ((await seta.getAttribute('aria-disabled')) !== 'true') {
    const { scrollLeft } = await readRow(row)
    await seta.click()
    await expectSoon(async () => (await readRow(row)).scrollLeft).not.toBe(scrollLeft)
    await expectArrows(row, setas)
  }
}

/** The arrows hear of a scroll some frames after it. */
async function expectArrows(row: Locator, setas: readonly Locator[]): Promise<void> {
  const { isInicio, isFim } = endsOf(await readRow(row))
  await expectSoon(() => readEnds(setas)).toEqual([isInicio, isFim])
}

function readRow(row: Locator) {
  return row.evaluate(({ scrollLeft, clientWidth, scrollWidth }) => ({
    scrollLeft,
    clientWidth,
    scrollWidth,
  }))
}

function readEnds(setas: readonly Locator[]): Promise<boolean[]> {
  return Promise.all(setas.map(async (seta) => (await seta.getAttribute('aria-disabled')) === 'true'))
}
