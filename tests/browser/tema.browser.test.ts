/** The themes that a reader chooses in the account. */
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { setupBrowser } from '#tests/support/browser.ts'
import { expectNoAxeViolations } from '#tests/support/browser-axe.ts'
import { secao } from '#tests/support/browser-perfil.ts'
import { expectSoon, settleEffects } from '#tests/support/browser-poll.ts'
import { saveScreenshot } from '#tests/support/browser-screenshot.ts'

const { open, newReader } = setupBrowser()

/** One page of each kind; the reader of ebooks has a test of its own. */
const UMA_DE_CADA = [
  '/',
  '/cfw',
  '/cfw/capitulo/8',
  '/harmonias',
  '/biblia/capitulos/43/3?v=16-18',
  '/ebooks',
  '/ebooks/ebook/1',
  '/ebooks/estante',
  '/perfil?painel=assinatura',
  '/notas',
  '/sobre',
] as const

const tema = (page: Page) => page.locator('html').getAttribute('data-tema')

/** @param grupo 'Tema da biblioteca' or 'Tema do leitor de ebooks' */
async function choose(page: Page, grupo: string, opcao: string): Promise<void> {
  await secao(page, 'Aparência').getByRole('group', { name: grupo }).getByText(opcao, { exact: true }).click()
}

describe('the theme of the library', () => {
  it('is on the page at once, after a reload before the app starts, and on the other devices', async () => {
    const reader = await newReader()
    const page = await open('/perfil', { reader })
    const saved = page.waitForResponse((answer) => answer.request().method() === 'PUT' && answer.ok())
    await choose(page, 'Tema da biblioteca', 'Escuro')
    expect(await tema(page)).toBe('escuro')
    await saved
    const loaded = page.waitForEvent('domcontentloaded')
    await page.reload({ waitUntil: 'commit' })
    await loaded
    expect(await tema(page)).toBe('escuro')

    const other = await open('/cfw', { reader })
    await expectSoon(() => tema(other)).toBe('escuro')
    // The device is light: only the account can have said it.
    expect(await other.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches)).toBe(false)
  })

  it('is worked by the arrows and follows the device when it is to be like it', async () => {
    const page = await open('/perfil')
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
  })

  it('of the ebook reader leaves the rest of the library as it is', async () => {
    const page = await open('/perfil')
    await choose(page, 'Tema do leitor de ebooks', 'Sépia')
    expect(await tema(page)).toBe('claro')
    await page.getByRole('link', { name: 'Ebooks' }).first().click()
    await page.getByRole('heading', { level: 1, name: 'Ebooks' }).waitFor()
    await page.goto('/ebooks/ebook/1')
    await page.getByRole('button', { name: 'Começar a Ler' }).click()
    await page.waitForURL(/\/leitura\//)
    await expectSoon(() => tema(page)).toBe('sepia')
    await page.getByRole('link', { name: 'Sair' }).click()
    await expectSoon(() => tema(page)).toBe('claro')
  })
})

describe('sépia', () => {
  it('can be read on every kind of page', { timeout: 120_000 }, async () => {
    const page = await open('/perfil')
    await choose(page, 'Tema da biblioteca', 'Sépia')
    for (const path of UMA_DE_CADA) {
      await page.goto(path)
      await page.locator('main h1').first().waitFor()
      await expectSoon(() => page.locator('.loading, .carregando').count()).toBe(0)
      await expectSoon(() => tema(page)).toBe('sepia')
      await expectNoAxeViolations(page, 'colours')
    }
  })
})
