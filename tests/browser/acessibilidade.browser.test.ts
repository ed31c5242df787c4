/** Every page of the route list: one title, the landmarks, no horizontal scroll; every template: WCAG in light and dark. */
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { setupBrowser } from '#tests/support/browser.ts'
import { expectAxeInThemes } from '#tests/support/browser-axe.ts'
import { activeForm, submitForm } from '#tests/support/browser-login.ts'
import { ALIKE_PAGES, LAYOUT_PAGES } from '#tests/support/browser-pages.ts'
import { expectSoon } from '#tests/support/browser-poll.ts'
import { saveScreenshot } from '#tests/support/browser-screenshot.ts'

const { open, openAsVisitor } = setupBrowser()

/** The whole standards take their time on a busy machine. */
const LONG = { timeout: 120_000 }

/** Names of pages in the browser's tab; the others are only asked to have one. */
const TITLES: Readonly<Record<string, string>> = {
  '/': 'Padrões',
  '/cfw': 'Confissão de Fé de Westminster',
  '/cfw/capitulo/8': 'Capítulo 8 · Confissão de Fé',
  '/biblia': 'Bíblia',
  '/biblia/capitulos/43': 'João',
  '/biblia/capitulos/43/3?v=16-18': 'João 3',
  '/nada': 'Página não encontrada',
}

describe('every page', () => {
  it.each(LAYOUT_PAGES)(
    '%s has one title and the layout, and its template no violation of WCAG',
    LONG,
    async (path) => {
      const page = await open(path)
      await settle(page)
      await expectSoon(() => page.locator('h1').count()).toBe(1)
      await expectSoon(async () => (await page.title()).split(/ · (?=Minha)/)).toEqual([
        TITLES[path] ?? expect.any(String),
        'Minha Biblioteca Westminster',
      ])
      for (const landmark of ['banner', 'main', 'contentinfo'] as const) {
        await expectSoon(() => page.getByRole(landmark).count()).toBe(1)
      }
      if (ALIKE_PAGES.has(path)) return expectNarrow(page)
      await checkEverywhere(page, `pagina${path.split('?')[0]?.replaceAll('/', '-')}`)
    },
  )

  // So has /mbw, in a file of its own.
  it.each(['/login', '/login?modo=cadastro'])('%s has one title and no violation of WCAG', async (path) => {
    const page = await openAsVisitor(path)
    await expectSoon(() => page.locator('h1').count()).toBe(1)
    await expectSoon(() => page.title()).toMatch(/Minha Biblioteca Westminster$/)
    await checkEverywhere(page, `pagina${path.replace(/\W/g, '-')}`)
  })
})

describe('what opens over a page', () => {
  it('is without violations: the proof texts', async () => {
    const page = await open('/cfw/capitulo/8')
    await page.getByRole('button', { name: 'Referências bíblicas, nota 9', exact: true }).first().click()
    await page.getByRole('dialog').getByText('Isaías 55.4: texto de prova.').waitFor()
    await checkEverywhere(page, 'sobre-referencias')
  })

  it('is without violations: who cites a verse', async () => {
    const page = await open('/biblia/capitulos/23/42?v=1')
    await page.getByRole('button', { name: 'Versículo 1: citado nos Padrões' }).click()
    await page.getByRole('dialog', { name: 'Citado nos Padrões' }).waitFor()
    await checkEverywhere(page, 'sobre-citado')
  })

  it('is without violations: the jump box', async () => {
    const page = await open('/cfw')
    await page.keyboard.press('/')
    await page.getByRole('combobox').fill('rm 8.28')
    await page.getByRole('option').first().waitFor()
    await checkEverywhere(page, 'sobre-salto')
  })

  it('is without violations: the profile menu', async () => {
    const page = await open('/cfw')
    await page.getByRole('button', { name: 'leitor' }).click()
    await page.getByRole('menu').waitFor()
    await expectAxeInThemes(page)
  })

  it('is without violations: the mobile menu', async () => {
    const page = await open('/cfw', { width: 390 })
    await page.getByRole('button', { name: 'Abrir menu' }).click()
    await page.getByRole('dialog', { name: 'Menu' }).waitFor()
    await expectAxeInThemes(page)
  })
})

describe('what goes wrong', () => {
  it('is shown without violations: a form', async () => {
    const page = await openAsVisitor('/login?modo=cadastro')
    await submitForm(page)
    await activeForm(page).getByText('E-mail inválido.').waitFor()
    await checkEverywhere(page, 'erro-cadastro')
  })

  it('is shown without violations: an empty filter', async () => {
    const page = await open('/cfw')
    await page.getByRole('searchbox').fill('zzz')
    await page.getByRole('paragraph').getByText('Nenhum resultado encontrado.').last().waitFor()
    await checkEverywhere(page, 'erro-filtro')
  })

  it('is shown without violations: a chapter that does not exist', async () => {
    const page = await open('/cfw/capitulo/abc')
    await page.getByRole('alert').filter({ hasText: 'A Confissão tem 33 capítulos.' }).waitFor()
    await checkEverywhere(page, 'erro-capitulo')
  })
})

/** The page is judged with its content, not while it waits for it. */
async function settle(page: Page): Promise<void> {
  await expectSoon(() => page.locator('.loading, .carregando').count()).toBe(0)
}

/** Both themes at both widths, and the narrowest window. */
async function checkEverywhere(page: Page, name: string): Promise<void> {
  await expectAxeInThemes(page)
  await saveScreenshot(page, name)
  await page.setViewportSize({ width: 390, height: 900 })
  await expectAxeInThemes(page)
  await saveScreenshot(page, name)
  await expectNarrow(page)
  await saveScreenshot(page, name)
}

/** The narrowest window that pages must fit in. */
async function expectNarrow(page: Page): Promise<void> {
  await page.setViewportSize({ width: 320, height: 900 })
  await expectSoon(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
}
