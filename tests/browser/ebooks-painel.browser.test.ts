/** /ebooks: what it shows, its filter, its search, its carousels and the side menu. */
import type { Locator, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { setupBrowser } from '#tests/support/browser.ts'
import { stopClock } from '#tests/support/browser-clock.ts'
import { faixa, insertLeituras, titulosDe } from '#tests/support/browser-ebooks.ts'
import { expectSoon } from '#tests/support/browser-poll.ts'
import { saveScreenshot } from '#tests/support/browser-screenshot.ts'

const { open, newReader, db } = setupBrowser()

const SETAS = ['Anterior', 'Próximo'] as const

describe.each([390, 1440])('the dashboard at %i px', (width) => {
  it('recommends, counts readings, and names categories and the newest books', async () => {
    // Two readers have begun the same book.
    for (const ebook_id of [3, 3]) await insertLeituras(db(), await newReader(), [{ ebook_id }])
    const page = await open('/ebooks', { width })
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
  })
})

describe('the category filter', () => {
  it('shows the ebooks of one category, keeps it in the address, and lets it go again', async () => {
    const page = await open('/ebooks')
    const filtro = page.getByRole('combobox', { name: 'Categoria' })
    await filtro.locator('option').nth(1).waitFor({ state: 'attached' })
    await expectSoon(() => filtro.locator('option').first().innerText()).toBe('Todas as categorias')
    await filtro.selectOption('Doutrina da Salvação')
    const ebooks = faixa(page, 'Doutrina da Salvação')
    await expectSoon(() => titulosDe(ebooks)).toHaveLength(3)
    await expectSoon(() => faixa(page, 'Recomendados').count()).toBe(0)
    await saveScreenshot(page, 'ebooks-filtro')
    await page.reload()
    await expectSoon(() => titulosDe(ebooks)).toHaveLength(3)
    await expectSoon(() => filtro.locator('option:checked').innerText()).toBe('Doutrina da Salvação')
    await filtro.selectOption('Todas as categorias')
    await faixa(page, 'Recomendados').waitFor()
    await expectSoon(() => new URL(page.url()).search).toBe('')
  })
})

describe('the search for a title', () => {
  const campo = (page: Page) => page.getByRole('combobox', { name: 'Buscar por título' })
  const opcoes = (page: Page) => page.getByRole('option').filter({ has: page.locator('.tt') })

  it('suggests at most five titles, whatever the accents, and opens one by the keyboard', async () => {
    const page = await open('/ebooks')
    await campo(page).focus()
    await page.keyboard.type('ca')
    await expectSoon(() => opcoes(page).count()).toBe(5)
    await saveScreenshot(page, 'ebooks-busca')
    await campo(page).fill('CANONES')
    await expectSoon(() => opcoes(page).locator('.tt').allInnerTexts()).toEqual([
      'Cânones de Dort',
      'Cânones de Orange',
    ])
    await expectSoon(() => campo(page).getAttribute('aria-expanded')).toBe('true')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    const chosen = opcoes(page).and(page.getByRole('option', { selected: true }))
    await expectSoon(() => chosen.locator('.tt').innerText()).toBe('Cânones de Orange')
    const id = (await chosen.getAttribute('id')) ?? ''
    await expectSoon(() => campo(page).getAttribute('aria-activedescendant')).toBe(id)
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { level: 1, name: 'Cânones de Orange' }).waitFor()
    await expectSoon(() => new URL(page.url()).pathname).toBe('/ebooks/ebook/2')
  })

  it('says that there is nothing, and Esc closes the list before it empties the field', async () => {
    const page = await open('/ebooks')
    await campo(page).fill('zzz')
    await page.getByText('Nenhum resultado encontrado.').filter({ visible: true }).last().waitFor()
    await campo(page).fill('dort')
    await opcoes(page).waitFor()
    await page.keyboard.press('Escape')
    await expectSoon(() => opcoes(page).isVisible()).toBe(false)
    expect(await campo(page).inputValue()).toBe('dort')
    await page.keyboard.press('Escape')
    await expectSoon(() => campo(page).inputValue()).toBe('')
  })

  it('opens what is clicked', async () => {
    const page = await open('/ebooks')
    await campo(page).fill('heidelberg')
    await opcoes(page).click()
    await page.waitForURL('/ebooks/ebook/3')
  })
})

describe('a carousel', () => {
  it.each([390, 1440])('goes one visible width at a time and stops at its ends, at %i px', async (width) => {
    const page = await open('/ebooks', { width })
    const recomendados = faixa(page, 'Recomendados')
    const [anterior, proximo] = SETAS.map((seta) =>
      recomendados.getByRole('button', { name: `${seta}: Recomendados` }),
    )
    if (!anterior || !proximo) throw new Error('The carousel has no arrows.')
    const row = recomendados.getByRole('list')
    await row.getByRole('listitem').nth(9).waitFor()
    await expectSoon(() => readEnds(anterior, proximo)).toEqual([true, false])
    const { clientWidth, scrollWidth } = await readRow(row)
    await proximo.click()
    // Snapping to a tile may take back a part of a tile.
    await expectSoon(async () => (await readRow(row)).scrollLeft).toBeGreaterThan(clientWidth * 0.55)
    expect((await readRow(row)).scrollLeft).toBeLessThanOrEqual(clientWidth)
    await expectSoon(() => readEnds(anterior, proximo)).toEqual([
      false,
      scrollWidth - clientWidth - (await readRow(row)).scrollLeft < 2,
    ])
    while ((await proximo.getAttribute('aria-disabled')) !== 'true') {
      const { scrollLeft } = await readRow(row)
      await proximo.click()
      await expectSoon(async () => (await readRow(row)).scrollLeft).toBeGreaterThan(scrollLeft)
      await page.evaluate(() => new Promise(requestAnimationFrame))
    }
    const { scrollLeft } = await readRow(row)
    expect(scrollLeft).toBeGreaterThanOrEqual(scrollWidth - clientWidth - 2)
    // It is disabled, not gone: the focus stays on it.
    await proximo.and(page.locator(':focus')).waitFor()
    await anterior.click()
    await expectSoon(async () => (await readRow(row)).scrollLeft).toBeLessThan(scrollLeft)
    await expectSoon(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
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

  it('leads to every page of the ebooks', async () => {
    const page = await open('/ebooks')
    for (const [entrada, path, titulo] of [
      ['Minha Estante', '/ebooks/estante', 'Minha Estante'],
      ['Artigos', '/ebooks/artigos', 'Artigos'],
      ['Categorias', '/ebooks/categorias', 'Categorias'],
      ['Recursos', '/ebooks/recursos', 'Recursos'],
      ['Início', '/ebooks', 'Ebooks'],
    ] as const) {
      await menu(page).getByRole('link', { name: entrada }).click()
      await page.getByRole('heading', { level: 1, name: titulo }).waitFor()
      await expectSoon(() => new URL(page.url()).pathname).toBe(path)
    }
  })
})

function readRow(row: Locator) {
  return row.evaluate(({ scrollLeft, clientWidth, scrollWidth }) => ({
    scrollLeft,
    clientWidth,
    scrollWidth,
  }))
}

function readEnds(anterior: Locator, proximo: Locator): Promise<boolean[]> {
  return Promise.all(
    [anterior, proximo].map(async (seta) => (await seta.getAttribute('aria-disabled')) === 'true'),
  )
}
