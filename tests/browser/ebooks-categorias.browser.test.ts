/** The ebooks of a category, and where the acts of each are; filters and acts are in tests/component. */
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { setupBrowser } from '#tests/support/browser.ts'
import { ato, ladrilho, openAs, TELEFONE, titulosDe } from '#tests/support/browser-ebooks.ts'
import { saveJanela } from '#tests/support/browser-leitura.ts'
import { expectSoon } from '#tests/support/browser-poll.ts'
import { saveScreenshot } from '#tests/support/browser-screenshot.ts'

const { open } = setupBrowser()

const SALVACAO = '/ebooks/5/ebooks'
const SUMA = 'A Suma do Conhecimento Salvador'

/** The category is there whole. */
async function expectTodos(page: Page): Promise<void> {
  await expectSoon(() => titulosDe(page.getByRole('list', { name: 'Doutrina da Salvação' }))).toEqual([
    SUMA,
    'Cânones de Dort',
    'Cânones de Orange',
  ])
  await page.getByText('Graça, eleição, redenção').waitFor()
}

describe('the tile of an ebook', () => {
  const ler = (page: Page) => ato(page, 'Ler', SUMA)
  const salvar = (page: Page) => ato(page, 'Salvar', SUMA)
  const salvo = (page: Page) => ato(page, 'Salvo', SUMA)
  const opacity = (page: Page) =>
    ladrilho(page, SUMA)
      .locator('.over')
      .evaluate((over) => getComputedStyle(over).opacity)

  it('shows Ler and Salvar over the cover while the pointer or the focus is there, below it where nothing hovers', async () => {
    const page = await open(SALVACAO)
    await expectTodos(page)
    await saveScreenshot(page, 'ebooks-categoria')
    await ladrilho(page, SUMA).waitFor()
    await expectSoon(() => opacity(page)).toBe('0')
    await ladrilho(page, SUMA).hover()
    await expectSoon(() => opacity(page)).toBe('1')
    await saveScreenshot(page, 'ebooks-sobreposto')
    await page.mouse.move(0, 0)
    await expectSoon(() => opacity(page)).toBe('0')
    await page.getByRole('link', { name: SUMA }).focus()
    await page.keyboard.press('Tab')
    await ler(page).and(page.locator(':focus')).waitFor()
    await expectSoon(() => opacity(page)).toBe('1')

    const phone = await openAs(page, SALVACAO, TELEFONE)
    await expectTodos(phone)
    await saveJanela(phone, 'ebooks-categoria')
    await expectSoon(() => opacity(phone)).toBe('1')
    const capa = await phone.getByRole('link', { name: SUMA }).boundingBox()
    for (const botao of [ler(phone), salvar(phone)]) {
      const box = await botao.boundingBox()
      expect(box?.y).toBeGreaterThanOrEqual((capa?.y ?? 0) + (capa?.height ?? 0))
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)
    }
    await saveJanela(phone, 'ebooks-toque')
    await salvar(phone).tap()
    await salvo(phone).waitFor()
    await phone.getByRole('link', { name: SUMA }).tap()
    await phone.waitForURL('/ebooks/ebook/13')

    // The desk has stayed where it was.
    await ler(page).and(page.locator(':focus')).waitFor()
    await page.keyboard.press('Enter')
    await page.waitForURL(/\/leitura\/[\w-]{36}$/)
    await page.getByRole('heading', { level: 1 }).waitFor()
  })
})
