/** A catechism and the directories as they are laid out: from the home page to the last question, marks and margin. */
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { setupBrowser } from '#tests/support/browser.ts'
import { expectSoon } from '#tests/support/browser-poll.ts'
import { saveScreenshot } from '#tests/support/browser-screenshot.ts'

const { open } = setupBrowser()

const ULTIMA = 'O que nos ensina a conclusão da Oração do Senhor?'

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true })
const markers = (page: Page) => page.getByRole('button', { name: /^Referências bíblicas, nota \d+$/ })

it('the Larger Catechism, from the home page to its last question and its notes, at 1440 and at 390 px', async () => {
  const page = await open('/')
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 })
    await page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ hasText: 'Acessar' })
      .locator('a[href="/cmw"]')
      .click()
    await heading(page, 'Catecismo Maior de Westminster').waitFor()
    const rows = page.getByRole('link', { name: 'Ver Resposta' })
    await expectSoon(() => rows.count()).toBe(196)
    await saveScreenshot(page, 'indice-CMW')
    const filter = page.getByRole('searchbox')
    await filter.fill('CONCLUSAO DA ORACAO')
    const readRows = async () => (await rows.allInnerTexts()).map((text) => text.split(/\s*\n\s*/))
    await expectSoon(readRows).toEqual([['196', ULTIMA, 'Ver Resposta']])
    await rows.click()
    await heading(page, ULTIMA).waitFor()
    await page.waitForURL('/cmw/pergunta/196')
    // The foot comes up to the answer when that is there: a click before it can go down on the link and up beside it.
    await page.getByRole('heading', { level: 2, name: 'Resposta' }).waitFor()
    await page.getByRole('navigation', { name: 'Perguntas' }).getByText('CMW').click()
    await page.waitForURL('/cmw')
    await page.getByRole('searchbox').fill('1')
    await page.getByRole('link', { name: /^1\s.*Ver Resposta/ }).click()
    await page.waitForURL('/cmw/pergunta/1')
    await page.getByRole('heading', { level: 2, name: 'Resposta' }).waitFor()
    // CMW 1 has two notes. Each stands in the text, and from 1024 px in the margin too.
    await expectSoon(() => markers(page).filter({ visible: true }).count()).toBe(width < 1024 ? 2 : 4)
    await saveScreenshot(page, 'cmw-1')
    await markers(page).first().click()
    const dialog = page.getByRole('dialog', { name: 'Referências Bíblicas' })
    await dialog.getByText('Romanos 11.36: texto de prova.').waitFor()
    await saveScreenshot(page, 'cmw-1-referencias')
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'hidden' })
    await markers(page).first().and(page.locator(':focus')).waitFor()
    await page.getByRole('banner').getByRole('link', { name: 'Minha Biblioteca Westminster' }).click()
  }
  expect(new URL(page.url()).pathname).toBe('/')
})
