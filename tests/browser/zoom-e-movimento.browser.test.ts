/** What readers ask of their device: larger pages, more space between letters, no movement, large targets. */
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { setupBrowser } from '#tests/support/browser.ts'
import { expectNoAxeViolations } from '#tests/support/browser-axe.ts'
import { LAYOUT_PAGES } from '#tests/support/browser-pages.ts'
import { expectSoon } from '#tests/support/browser-poll.ts'

const { open, openAsVisitor } = setupBrowser()

/** All pages one after the other. */
const LONG = { timeout: 120_000 }

/** A window of 1280 px at 200 %. */
const AT_200_PERCENT = 640
/** The same at 400 % (WCAG 1.4.10). */
const AT_400_PERCENT = 320

/** WCAG 1.4.12, "Text Spacing": what a page must bear. */
const TEXT_SPACING = `* {
  line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-bottom: 2em !important }`

describe('a page that is zoomed', () => {
  it('never scrolls sideways, at 200 % and with more space in the text at 400 %', LONG, async () => {
    const page = await open('/ajuda', { width: AT_200_PERCENT })
    for (const path of readable()) {
      await page.setViewportSize({ width: AT_200_PERCENT, height: 450 })
      await page.goto(path)
      await page.locator('main h1').first().waitFor()
      await expectSoon(() => page.locator('.loading, .carregando').count()).toBe(0)
      await expectSoon(async () => [path, await overflow(page)]).toEqual([path, 0])
      await page.setViewportSize({ width: AT_400_PERCENT, height: 256 })
      await page.evaluate(adoptStyles, TEXT_SPACING)
      await expectSoon(async () => [path, 'spaced', await overflow(page)]).toEqual([path, 'spaced', 0])
    }
  })

  it.each(['/login', '/login?modo=cadastro', '/mbw'])('%s neither', async (path) => {
    const page = await openAsVisitor(path, { width: AT_200_PERCENT })
    await expectSoon(() => overflow(page)).toBe(0)
    await page.setViewportSize({ width: AT_400_PERCENT, height: 256 })
    await page.evaluate(adoptStyles, TEXT_SPACING)
    await expectSoon(() => overflow(page)).toBe(0)
  })

  it('can be zoomed on a telephone', async () => {
    const page = await open('/cfw', { width: 390 })
    const viewport = await page.locator('meta[name=viewport]').getAttribute('content')
    expect(viewport).toBe('width=device-width, initial-scale=1')
  })
})

describe('a reader who prefers less motion', () => {
  it('sees nothing travel: a dialog, the mobile menu and the tile of an ebook are there at once', async () => {
    const page = await open('/cfw/capitulo/8')
    await page.getByRole('button', { name: 'Referências bíblicas, nota 1', exact: true }).first().click()
    await page.getByRole('dialog').waitFor()
    expect(await runningAnimations(page)).toEqual([])
    await page.setViewportSize({ width: 390, height: 800 })
    await page.goto('/cfw')
    await page.getByRole('button', { name: 'Abrir menu' }).click()
    await page.getByRole('dialog', { name: 'Menu' }).waitFor()
    expect(await runningAnimations(page)).toEqual([])
    await page.goto('/ebooks')
    await page.getByRole('heading', { name: 'Recomendados' }).waitFor()
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)).toBe('auto')
  })
})

describe('the check against WCAG', () => {
  it('finds targets that are too small', async () => {
    const page = await open('/sobre')
    await page.evaluate(() => {
      const buttons = ['a', 'b'].map((name) => {
        const button = Object.assign(document.createElement('button'), { ariaLabel: name })
        button.style.cssText = 'width: 12px; height: 12px; background: #000'
        return button
      })
      document.querySelector('main')?.append(...buttons)
    })
    await expect(expectNoAxeViolations(page)).rejects.toThrow('target-size')
  })
})

/** The whole standards are long and all alike: one of them stands for the six. */
function readable(): string[] {
  return LAYOUT_PAGES.filter((path) => path === '/cmw/texto' || !/texto$|^.leitura/.test(path))
}

/** Read until it settles: letters come after the text. @returns by how many pixels the page is wider than its window */
function overflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
}

/** @returns what moves longer than the fade of a page */
function runningAnimations(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ effect }) => Number(effect?.getComputedTiming().duration ?? 0) > 100)
      .map(({ effect }) =>
        effect instanceof KeyframeEffect ? `${effect.target?.className} ${effect.pseudoElement}` : '?',
      ),
  )
}

/** Runs in the page; the security policy allows a style sheet that script makes, but no style element. */
function adoptStyles(text: string): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(text)
  document.adoptedStyleSheets = [sheet]
}
