/** A place is an address, and Back is where one was: sections, parts and verses; dialogs, lists and results. */
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { setupBrowser } from '#tests/support/browser.ts'
import { expectAxeInThemes } from '#tests/support/browser-axe.ts'
import { insertNotas } from '#tests/support/browser-notas.ts'
import { expectFocus, expectUnderBar, scrollTop, settleSize, topOf } from '#tests/support/browser-places.ts'
import { expectSoon } from '#tests/support/browser-poll.ts'
import { visit } from '#tests/support/browser-visit.ts'

const { open, openAsVisitor, newReader, db, url } = setupBrowser()

const alvo = (page: Page) => page.locator('main .alvo')
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Referências Bíblicas' })
const titulo = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true })

/** Scrolls as a reader does, until something is there. */
async function scrollTo(page: Page, y: number): Promise<void> {
  await expectSoon(async () => {
    await page.mouse.wheel(0, y - (await scrollTop(page)))
    return Math.abs((await scrollTop(page)) - y) < 5
  }).toBe(true)
}

describe('a place in the address', () => {
  it('is where the page opens, at 1440 and at 390 px: sections, parts, back and reloaded, with the way back from a jump', async () => {
    const page = await open('/cfw/capitulo/8#s5')
    await expectUnderBar(page.locator('#s5.alvo'))
    await expectFocus(page.locator('#s5'))
    // Its mark says where it is, without the ring of a control.
    expect(await page.locator('#s5:focus-visible').count()).toBe(1)
    const style = (selector: string, name: 'outlineStyle' | 'backgroundColor') =>
      page.locator(selector).evaluate((element, name) => getComputedStyle(element)[name], name)
    const animation = () => alvo(page).evaluate((element) => getComputedStyle(element).animationName)
    expect(await style('#s5', 'outlineStyle')).toBe('none')
    expect(await style('#s5 > .read', 'backgroundColor')).not.toBe('rgba(0, 0, 0, 0)')
    expect(await animation(), 'for a reader who wants no movement').toBe('none')

    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 })
      await settleSize(page)
      await page.evaluate(() => window.location.assign('#s3'))
      await expectUnderBar(page.locator('#s3.alvo'))
      await expectSoon(() => alvo(page).count()).toBe(1)
      // The page hears of the scroll in the next frame: it leaves this place, not the one that it had before.
      await settleSize(page)
      await page.evaluate(() => window.location.assign('#n9'))
      await expectUnderBar(page.locator('span.alvo'))
      await expectFocus(page.locator('span.alvo'))
      // The fragment of another page, and one that nothing has.
      await page.evaluate(() => window.location.assign('#s99'))
      await expectSoon(() => alvo(page).count()).toBe(0)
      await page.goBack()
      await page.goBack()
      await expectUnderBar(page.locator('#s3.alvo'))
    }
    await page.reload()
    await expectUnderBar(page.locator('#s3.alvo'))

    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await page.evaluate(() => window.location.assign('#n9'))
    await expectUnderBar(page.locator('span.alvo'))
    expect(await animation()).toBe('desmarcar')
    await alvo(page).evaluate((element) => {
      for (const each of element.getAnimations()) each.finish()
    })
    expect(await style('main .alvo', 'backgroundColor')).toBe('rgba(0, 0, 0, 0)')

    // The way back from a jump stands under the bar, over no text, until the reader goes on.
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.evaluate(() => window.location.assign('#s5'))
    await expectUnderBar(page.locator('#s5.alvo'))
    await page.locator('#s5 button.ref').first().click()
    await dialog(page).getByRole('link').first().click()
    const volta = page.getByRole('button', { name: 'Voltar a CFW 8.5' })
    await volta.waitFor()
    await expectFocus(page.locator('main h1'))
    // The text may come after its title: until the page has gone to the verse, it stands where the window leaves it.
    await expectSoon(async () => (await scrollTop(page)) > 0).toBe(true)
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 })
      await page.evaluate(() => new Promise(requestAnimationFrame))
      const bar = await page.getByRole('banner').boundingBox()
      const faixa = await page.locator('.volta-lugar').boundingBox()
      expect(faixa?.y).toBeCloseTo((bar?.y ?? 0) + (bar?.height ?? 0), -1)
    }
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.evaluate(() => new Promise(requestAnimationFrame))
    const [under, over] = await page.evaluate(() => {
      const { bottom } = document.querySelector('.volta-lugar')?.getBoundingClientRect() ?? new DOMRect()
      return [bottom, document.querySelector('.marcado')?.getBoundingClientRect().top ?? 0]
    })
    expect(over).toBeGreaterThanOrEqual(under)
    await expectAxeInThemes(page)
    await page.emulateMedia({ media: 'print' })
    expect(await volta.isVisible()).toBe(false)
    await page.emulateMedia({ media: 'screen' })
    // Marking a verse is no step of the way.
    await page
      .getByRole('button', { name: /^Versículo \d+$/ })
      .first()
      .click()
    await volta.click()
    await dialog(page).waitFor()
    await expectSoon(() => new URL(page.url()).pathname).toBe('/cfw/capitulo/8')
    expect(await volta.count()).toBe(0)
    await page.keyboard.press('Escape')

    // Turning the page is no jump. From the first marker of a section, which has the focus again, ← turns it.
    await expectFocus(page.locator('#s5 button.ref').first())
    await page.keyboard.press('ArrowLeft')
    await page.waitForURL('/cfw/capitulo/7')
    await page.locator('#s1').waitFor()
    expect(await page.getByRole('button', { name: /^Voltar a/ }).count()).toBe(0)
  })
})

it('the number of a section copies its address, and its text with the citation', async () => {
  const page = await open('/cfw/capitulo/8')
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'], { origin: url() })
  const copied = () => page.evaluate(() => navigator.clipboard.readText())
  const numero = page.getByRole('heading', { name: 'Seção 3' }).getByRole('button')
  await numero.focus()
  await page.keyboard.press('Enter')
  await page.getByRole('menuitem', { name: 'Copiar link' }).and(page.locator(':focus')).waitFor()
  await expectAxeInThemes(page)
  await page.keyboard.press('Enter')
  await page.getByText('Link copiado.', { exact: true }).waitFor()
  expect(await copied()).toBe(`${url()}/ler/cfw/8#s3`)
  await numero.and(page.locator(':focus')).waitFor()
  const link = await copied()

  // The code of the dialog comes with the first time: both times the focus comes back from it.
  for (const _ of [1, 2]) {
    await page.keyboard.press('Enter')
    await page.getByRole('menuitem', { name: 'Compartilhar' }).click()
    const sharing = page.getByRole('dialog', { name: 'Compartilhar CFW 8.3' })
    await sharing.getByRole('button', { name: 'Fechar' }).and(page.locator(':focus')).waitFor()
    await page.keyboard.press('Escape')
    await sharing.waitFor({ state: 'detached' })
    await numero.and(page.locator(':focus')).waitFor()
  }

  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 })
    await numero.click()
    const menu = await page.getByRole('menu').boundingBox()
    expect(menu?.x).toBeGreaterThanOrEqual(0)
    expect((menu?.x ?? 0) + (menu?.width ?? 0)).toBeLessThanOrEqual(width)
    if (width === 1440) await page.keyboard.press('Escape')
  }
  await page.getByRole('menuitem', { name: 'Copiar com citação' }).click()
  await page.getByText('Texto copiado com a citação.', { exact: true }).waitFor()
  expect(await copied()).toMatch(/^O Senhor Jesus[^[]+\n\nCFW 8\.3 — Minha Biblioteca Westminster$/)

  // Who gets the link reads without an account; a reader is at the same place of the app.
  await page.goto(link)
  await expectUnderBar(page.locator('#s3.alvo'))
  expect(page.url()).toBe(`${url()}/cfw/capitulo/8#s3`)
  const visitor = await openAsVisitor('/ler/cfw/8#s3')
  await visitor.locator('#s3.alvo').waitFor()
  await expectAxeInThemes(visitor)
  await visitor.setViewportSize({ width: 320, height: 640 })
  expect(await visitor.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  await visitor.getByRole('link', { name: 'Sl 45.7' }).click()
  await titulo(visitor, 'Salmos 45').waitFor()
  await visitor.locator('#v7.alvo').waitFor()
  const inApp = visitor.getByRole('link', { name: 'Abrir na biblioteca' })
  expect(await inApp.getAttribute('href')).toBe('/biblia/capitulos/19/45')
})

describe('Back', () => {
  it('from a passage is the dialog that led there', async () => {
    const page = await open('/cfw/capitulo/8', { width: 390 })
    const marcador = page.locator('#s5 button.ref').first()
    await marcador.click()
    await dialog(page).getByRole('link').first().waitFor()
    const left = await scrollTop(page)
    const quote = await dialog(page).locator('.quote').innerText()
    expect(left).toBeGreaterThan(500)
    await dialog(page).getByRole('link').first().click()
    await page.waitForURL(/\/biblia\/capitulos/)
    await page.locator('.v').first().waitFor()
    await dialog(page).waitFor({ state: 'detached' })

    await page.goBack()
    await dialog(page).waitFor()
    expect(await dialog(page).locator('.quote').innerText()).toBe(quote)
    await expectSoon(() => scrollTop(page)).toBe(left)
    await expectFocus(dialog(page).getByRole('link').first())
    // A reload is no new visit either.
    await page.reload()
    await dialog(page).waitFor()
    await expectSoon(() => scrollTop(page)).toBe(left)
    await page.keyboard.press('Escape')
    await dialog(page).waitFor({ state: 'detached' })
    await expectFocus(marcador)
    expect(await scrollTop(page)).toBe(left)
    // Closed it stays closed.
    await page.reload()
    await expectSoon(() => scrollTop(page)).toBe(left)
    expect(await dialog(page).count()).toBe(0)
  })

  it('from a question is the index with what was typed, at the same card; new pages begin at their start', async () => {
    const page = await open('/cmw')
    await page.getByLabel('Filtrar por pergunta').fill('pecado')
    const card = page.getByRole('link', { name: /^105/ })
    await card.scrollIntoViewIfNeeded()
    const top = await topOf(card)
    const left = await scrollTop(page)
    expect(left).toBeGreaterThan(300)
    await card.click()
    await page.waitForURL('/cmw/pergunta/105')
    await page.getByRole('heading', { name: 'Resposta' }).waitFor()
    expect(await scrollTop(page)).toBe(0)
    await page.goBack()
    await expectSoon(() => topOf(card)).toBe(top)
    expect(await page.getByLabel('Filtrar por pergunta').inputValue()).toBe('pecado')
    await expectFocus(card)
    // The same page by a link is another visit.
    await page.getByRole('link', { name: 'Padrões', exact: true }).first().click()
    await titulo(page, 'Padrões')
      .or(page.getByRole('heading', { level: 1 }))
      .first()
      .waitFor()
    await expectSoon(() => scrollTop(page)).toBe(0)

    // From another site it is the place that was left.
    await visit(page, '/cfw/capitulo/8')
    await page.locator('#s5').waitFor()
    await scrollTo(page, 1_500)
    await page.goto('/robots.txt')
    await page.goBack()
    await page.locator('#s5').waitFor()
    await expectSoon(() => scrollTop(page)).toBe(1_500)
    // The same page by its address is another visit.
    await page.goto('/robots.txt')
    await page.goto('/cfw/capitulo/8')
    await page.locator('#s5').waitFor()
    await expectSoon(() => scrollTop(page)).toBe(0)
  })

  it('from a result is the search, and from a note of many the list, at the same line', async () => {
    const reader = await newReader()
    const notas = Array.from({ length: 200 }, (_, index) => ({
      titulo: `Nota ${index + 1}`,
      anotacao: 'Uma linha ou duas. '.repeat(1 + (index % 7) * 4),
      simbolo: 1,
      numero: (index % 33) + 1,
    }))
    await insertNotas(db(), reader, notas)
    const page = await open('/busca?q=Deus&em=padroes', { reader, width: 390 })
    const achado = page.locator('.achado-da-busca a').nth(12)
    await achado.waitFor()
    await achado.scrollIntoViewIfNeeded()
    const top = await topOf(achado)
    await achado.click()
    await expectSoon(() => new URL(page.url()).pathname).not.toBe('/busca')
    await page.goBack()
    await expectSoon(() => topOf(achado)).toBe(top)

    await visit(page, '/notas')
    const nota = page
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name: 'Nota 110', exact: true }) })
    await expectSoon(async () => {
      await page.mouse.wheel(0, 4_000)
      return nota.count()
    }).toBe(1)
    await nota.scrollIntoViewIfNeeded()
    const lugar = nota.getByRole('link')
    const noteTop = await topOf(lugar)
    await lugar.click()
    await expectSoon(() => new URL(page.url()).pathname).toMatch(/^\/cfw\/capitulo/)
    await page.goBack()
    await expectSoon(async () => Math.abs((await topOf(lugar)) - noteTop) < 2).toBe(true)
    await expectFocus(lugar)
  })
})
