/** The frame of the pages: skip link, menus, route changes, theme; and the description of the API. */
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { setupBrowser } from '#tests/support/browser.ts'
import { expectSoon } from '#tests/support/browser-poll.ts'
import { saveScreenshot } from '#tests/support/browser-screenshot.ts'

const { open } = setupBrowser()

const focused = (page: Page) => page.locator(':focus')

describe('on a desk', () => {
  it('the first Tab reaches the skip link, the keyboard works the profile menu, and the theme follows the system', async () => {
    const page = await open('/cfw/capitulo/8')
    await expectSkipLink(page)
    await page.keyboard.press('Tab')
    await expectSoon(() => focused(page).textContent()).toBe('Confissão de Fé, capítulo 8')

    const button = page.getByRole('button', { name: 'leitor' })
    const menu = page.getByRole('menu')
    await button.focus()
    await page.keyboard.press('ArrowDown')
    await menu.waitFor()
    await expectFocus(page, 'Perfil')
    await page.keyboard.press('ArrowDown')
    await expectFocus(page, 'Ajuda')
    await page.keyboard.press('End')
    await expectFocus(page, 'Sair')
    await page.keyboard.press('Home')
    await expectFocus(page, 'Perfil')
    await page.keyboard.press('Escape')
    await menu.waitFor({ state: 'hidden' })
    await expectSoon(() => focused(page).getAttribute('aria-haspopup')).toBe('menu')

    await page.keyboard.press('Enter')
    await expectFocus(page, 'Perfil')
    await page.keyboard.press('ArrowDown')
    await expectFocus(page, 'Ajuda')
    await page.keyboard.press('Enter')
    await page.waitForURL('/ajuda')
    await menu.waitFor({ state: 'hidden' })

    const tema = () => page.locator('html').getAttribute('data-tema')
    await expectSoon(tema).toBe('claro')
    await page.emulateMedia({ colorScheme: 'dark' })
    await expectSoon(tema).toBe('escuro')
    // The description of the API has a security policy of its own.
    await page.goto('/api/docs')
    await page.getByRole('heading', { name: 'Minha Biblioteca Westminster' }).waitFor()
    await page.getByText('/api/cfw/{id}/completo').first().waitFor()
  })
})

describe('on a telephone', () => {
  it('the skip link comes first, the menu keeps the focus, gives it back on Esc and closes when an entry is chosen', async () => {
    const page = await open('/cfw', { width: 390 })
    await expectSkipLink(page)
    const button = page.getByRole('button', { name: 'Abrir menu' })
    const sheet = page.getByRole('dialog', { name: 'Menu' })
    await button.focus()
    await page.keyboard.press('Enter')
    await sheet.waitFor()
    await expectSoon(() => focused(page).getAttribute('aria-label')).toBe('Fechar menu')
    await saveScreenshot(page, 'menu')
    const reached = new Set<string>()
    for (let tabs = 0; tabs < 15; tabs += 1) {
      await page.keyboard.press('Tab')
      reached.add(await readFocus(page))
    }
    // From the last one the focus goes over the browser's own controls back to the first.
    reached.delete('the browser')
    const entries = ['Padrões', 'Bíblia', 'Notas', 'Ebooks', 'Sobre Nós', 'Perfil', 'Ajuda', 'Sair']
    const others = ['Fechar menu', 'Minha Biblioteca Westminster']
    expect([...reached].sort()).toEqual([...entries, ...others].sort())
    await page.keyboard.press('Escape')
    await sheet.waitFor({ state: 'hidden' })
    await expectSoon(() => focused(page).getAttribute('aria-label')).toBe('Abrir menu')

    await button.click()
    const padroes = sheet.getByRole('link', { name: 'Padrões' })
    await expectSoon(() => padroes.getAttribute('aria-current')).toBe('page')
    await sheet.getByRole('link', { name: 'Bíblia' }).click()
    await page.getByRole('heading', { level: 1, name: 'Bíblia' }).waitFor()
    await sheet.waitFor({ state: 'hidden' })
  })
})

describe('a load and a route change', () => {
  it('the page loads in the chosen theme and stands still; the next fades in for 100 ms and is announced', async () => {
    const page = await open('/sobre')
    await page.evaluate(() => localStorage.setItem('tema', 'sepia'))
    await page.addInitScript(recordAnimations)
    await page.goto('/cfw')
    await page.getByRole('link', { name: 'Da Justificação' }).waitFor()
    await expectSoon(() => page.locator('html').getAttribute('data-tema')).toBe('sepia')
    expect(await readAnimations(page)).toBeNull()
    await page.getByRole('link', { name: 'Da Justificação' }).click()
    await page.locator('p[aria-live=polite]').getByText('Da Justificação').waitFor()
    await expectSoon(() => readAnimations(page)).toBe('MAIN opacity 0 to 1 in 100')
  })
})

/** The skip link is what the first Tab reaches, and leads past the bar. */
async function expectSkipLink(page: Page): Promise<void> {
  await expectSoon(() => page.getByRole('main').getByRole('link').count()).toBeGreaterThan(0)
  await page.keyboard.press('Tab')
  await expectSoon(() => focused(page).innerText()).toBe('Pular para o texto')
  const box = await focused(page).boundingBox()
  expect(box?.y).toBeGreaterThanOrEqual(0)
  await saveScreenshot(page, 'pular')
  await page.keyboard.press('Enter')
  await expectSoon(() => focused(page).evaluate((element) => element.tagName)).toBe('MAIN')
}

/** Menus move the focus a moment after the key. */
async function expectFocus(page: Page, text: string): Promise<void> {
  await expectSoon(() => focused(page).innerText()).toBe(text)
}

/** What has the focus: its label or text. */
function readFocus(page: Page): Promise<string> {
  return page.evaluate(() => {
    const element = document.activeElement
    if (!(element instanceof HTMLElement) || element === document.body) return 'the browser'
    return element.ariaLabel ?? element.innerText.trim()
  })
}

/** Runs in the page: keeps what `animate` was called with last. */
function recordAnimations(): void {
  const { animate } = Element.prototype
  Element.prototype.animate = function (keyframes, options) {
    const opacities = Array.isArray(keyframes) ? keyframes.map(({ opacity }) => opacity).join(' to ') : ''
    document.documentElement.dataset.animacao = `${this.tagName} opacity ${opacities} in ${String(options)}`
    return animate.call(this, keyframes, options)
  }
}

function readAnimations(page: Page): Promise<string | null> {
  return page.locator('html').getAttribute('data-animacao')
}
