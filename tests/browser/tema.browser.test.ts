/** The themes that a reader chooses in the account. */
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { setupBrowser } from '#tests/support/browser.ts'
import { expectNoAxeViolations } from '#tests/support/browser-axe.ts'
import { secao } from '#tests/support/browser-perfil.ts'
import { expectSoon, settleEffects } from '#tests/support/browser-poll.ts'
import { saveScreenshot } from '#tests/support/browser-screenshot.ts'
import { visit } from '#tests/support/browser-visit.ts'

const { open, newReader } = setupBrowser()

const tema = (page: Page) => page.locator('html').getAttribute('data-tema')

/** What the browser colours around the page. */
const corDaBarra = (page: Page) =>
  page
    .locator('meta[name="theme-color"]')
    .evaluateAll((metas) => metas.map((meta) => meta.getAttribute('content')))

/** @param grupo 'Tema da biblioteca' or 'Tema do leitor de ebooks' */
async function choose(page: Page, grupo: string, opcao: string): Promise<void> {
  await secao(page, 'Aparência').getByRole('group', { name: grupo }).getByText(opcao, { exact: true }).click()
}

describe('the themes', () => {
  it('are chosen by the arrows, follow the device when they are to, come before the app and to other devices', async () => {
    const reader = await newReader()
    const page = await open('/perfil', { reader })
    await choose(page, 'Tema da biblioteca', 'Claro')
    await page.keyboard.press('ArrowRight')
    await expectSoon(() => tema(page)).toBe('sepia')
    await expectNoAxeViolations(page, 'colours')
    await saveScreenshot(page, 'perfil-sepia')
    await page.emulateMedia({ colorScheme: 'dark' })
    await page.waitForFunction(() => matchMedia('(prefers-color-scheme: dark)').matches)
    await settleEffects(page)
    expect(await tema(page)).toBe('sepia')
    await choose(page, 'Tema da biblioteca', 'Igual ao aparelho')
    await expectSoon(() => tema(page)).toBe('escuro')
    await page.emulateMedia({ colorScheme: 'light' })
    await expectSoon(() => tema(page)).toBe('claro')

    // That of the ebook reader leaves the rest of the library as it is.
    await choose(page, 'Tema do leitor de ebooks', 'Sépia')
    expect(await tema(page)).toBe('claro')
    await visit(page, '/ebooks/ebook/1')
    await page.getByRole('button', { name: 'Começar a Ler' }).click()
    await page.waitForURL(/\/leitura\//)
    await expectSoon(() => tema(page)).toBe('sepia')
    await expectSoon(() => corDaBarra(page)).toEqual(['#f3e8d2', '#f3e8d2'])
    await page.getByRole('button', { name: 'Tema alternativo' }).click()
    await expectSoon(() => tema(page)).toBe('escuro')
    await page.getByRole('button', { name: 'Tema sépia' }).click()
    await expectSoon(() => tema(page)).toBe('sepia')
    await page.getByRole('link', { name: 'Sair' }).click()
    await expectSoon(() => tema(page)).toBe('claro')

    await visit(page, '/perfil')
    const saved = page.waitForResponse(
      (answer) =>
        answer.request().method() === 'PUT' && answer.url().endsWith('/perfil/aparencia') && answer.ok(),
    )
    await choose(page, 'Tema da biblioteca', 'Escuro')
    expect(await tema(page)).toBe('escuro')
    await saved
    // It is there before the app starts.
    const loaded = page.waitForEvent('domcontentloaded')
    await page.reload({ waitUntil: 'commit' })
    await loaded
    expect(await tema(page)).toBe('escuro')

    const other = await open('/cfw', { reader })
    await expectSoon(() => tema(other)).toBe('escuro')
    // The device is light: only the account can have said it.
    expect(await other.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches)).toBe(false)
  })
})

describe('what was chosen for texts', () => {
  it('is there with the text of the next visit, as wide as the margin lets it be, and not on paper', async () => {
    const page = await open('/cfw/capitulo/8', { width: 1440 })
    const before = await readTexto(page)
    await page.getByRole('button', { name: 'Aparência do texto' }).click()
    const painel = page.getByRole('dialog', { name: 'Aparência do texto' })
    for (const opcao of ['Muito grande', 'Larga', 'Sépia'])
      await painel.getByRole('radio', { name: opcao }).press(' ')
    await saveScreenshot(page, 'aparencia-padrao')
    await expectNoAxeViolations(page)
    const after = await readTexto(page)
    expect([after.size / before.size, after.width - before.width]).toEqual([expect.closeTo(1.43, 2), 88])
    await page.emulateMedia({ media: 'print' })
    await expectSoon(async () => (await readTexto(page)).size).toBeLessThanOrEqual(before.size)
    await page.emulateMedia({ media: 'screen' })

    await page.addInitScript(recordFirstTexto)
    await page.reload()
    await expectSoon(() => readTexto(page)).toEqual(after)
    await expectSoon(() => page.locator('html').getAttribute('data-primeiro')).toBe(`${after.size}px`)
    // Beside the widest text the margin keeps its place.
    await page.setViewportSize({ width: 1024, height: 900 })
    await expectSoon(
      async () => (await page.locator('.margin').first().boundingBox())?.width,
    ).toBeGreaterThan(150)
    await expectSoon(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(1024)
  })
})

/** Size of the letters and width of the first section's text. */
async function readTexto(page: Page): Promise<{ size: number; width: number }> {
  const texto = page.locator('.sec .read').first()
  return texto.evaluate((element) => ({
    size: Number.parseFloat(getComputedStyle(element).fontSize),
    width: element.getBoundingClientRect().width,
  }))
}

/** Runs in the page: how large the text is when it appears. */
function recordFirstTexto(): void {
  new MutationObserver((_changes, observer) => {
    const texto = document.querySelector('.sec .read')
    if (!texto) return
    document.documentElement.dataset.primeiro = getComputedStyle(texto).fontSize
    observer.disconnect()
  }).observe(document, { childList: true, subtree: true })
}
