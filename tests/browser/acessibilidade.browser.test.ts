/** Every page of the route list, and what opens over pages: WCAG in every theme, narrow and zoomed windows, no movement. */
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { setupBrowser } from '#tests/support/browser.ts'
import { expectAxeInThemes } from '#tests/support/browser-axe.ts'
import { activeForm, submitForm } from '#tests/support/browser-login.ts'
import { ALIKE_PAGES, LAYOUT_PAGES } from '#tests/support/browser-pages.ts'
import { expectSoon } from '#tests/support/browser-poll.ts'
import { saveScreenshot } from '#tests/support/browser-screenshot.ts'
import { visit } from '#tests/support/browser-visit.ts'
import { expectAt200, expectAt400, expectNarrow, expectZoomable } from '#tests/support/browser-zoom.ts'

const { open, openAsVisitor } = setupBrowser()

/** Many pages one after the other take their time on a busy machine. */
const LONG = { timeout: 180_000 }

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

const isPadrao = (path: string) => /^\/(cfw|cmw|bcw|dcpr|fgop|dcpu)/.test(path)

describe('every page has one title, the landmarks, room in every window, and its template no violation of WCAG:', () => {
  it.each([
    ['the standards', LAYOUT_PAGES.filter(isPadrao)],
    ['the others', LAYOUT_PAGES.filter((path) => !isPadrao(path))],
  ])('%s', LONG, async (_, paths) => {
    const page = await open('/privacidade')
    for (const [index, path] of paths.entries()) {
      await visit(page, path)
      await expectSoon(async () => [path, await page.locator('h1').count()]).toEqual([path, 1])
      await expectSoon(async () => (await page.title()).split(/ · (?=Minha)/)).toEqual([
        TITLES[path] ?? expect.any(String),
        'Minha Biblioteca Westminster',
      ])
      for (const landmark of ['banner', 'main', 'contentinfo'] as const) {
        await expectSoon(async () => [path, await page.getByRole(landmark).count()]).toEqual([path, 1])
      }
      // Every other page opens in the narrow window that the one before was left in: a change of size costs half a page.
      const checks = listChecks(path)
      for (const check of index % 2 ? checks.toReversed() : checks) await check(page, path)
    }
  })

  // So has /mbw, in a file of its own.
  it('those before the login, and a form with what is wrong in it', LONG, async () => {
    const page = await openAsVisitor('/login')
    for (const path of ['/login', '/recuperar-senha', '/privacidade', '/login?modo=cadastro']) {
      if (path !== '/login') await visit(page, path)
      await expectSoon(async () => [path, await page.locator('h1').count()]).toEqual([path, 1])
      await expectSoon(() => page.title()).toMatch(/Minha Biblioteca Westminster$/)
      await checkEverywhere(page, path)
    }
    await page.getByText('Ao cadastrar, você aceita a política de privacidade').waitFor()
    const politica = page.getByRole('link', { name: /^política de privacidade/ })
    expect(await politica.getAttribute('href')).toBe('/privacidade')
    await submitForm(page)
    await activeForm(page).getByText('E-mail inválido.').waitFor()
    await checkEverywhere(page, 'erro-cadastro')
  })
})

describe('what opens over a page, and what goes wrong on it', () => {
  it('is without violations, and there at once for a reader who prefers less motion', LONG, async () => {
    const page = await open('/cfw/capitulo/8')
    const viewport = page.locator('meta[name=viewport]')
    // It can be zoomed on a telephone.
    expect(await viewport.getAttribute('content')).toBe('width=device-width, initial-scale=1')
    await page.getByRole('button', { name: 'Referências bíblicas, nota 9', exact: true }).first().click()
    await page.getByRole('dialog').waitFor()
    expect(await runningAnimations(page)).toEqual([])
    await page.getByRole('dialog').getByText('Isaías 55.4: texto de prova.').waitFor()
    await checkEverywhere(page, 'sobre-referencias')
    await close(page, 'dialog')

    await visit(page, '/biblia/capitulos/23/42?v=1')
    await page.getByRole('button', { name: 'Versículo 1: citado nos Padrões' }).click()
    await page.getByRole('dialog', { name: 'Citado nos Padrões' }).waitFor()
    await checkEverywhere(page, 'sobre-citado')
    await close(page, 'dialog')

    await visit(page, '/cfw')
    await page.keyboard.press('/')
    await page.getByRole('combobox').fill('rm 8.28')
    await page.getByRole('option').first().waitFor()
    await checkEverywhere(page, 'sobre-salto')
    await close(page, 'combobox')

    await page.getByRole('button', { name: 'leitor' }).click()
    await page.getByRole('menu').waitFor()
    await expectAxeInThemes(page)
    await close(page, 'menu')

    await page.getByRole('searchbox').fill('zzz')
    await page.getByRole('paragraph').getByText('Nenhum resultado encontrado.').last().waitFor()
    await checkEverywhere(page, 'erro-filtro')

    await page.setViewportSize({ width: 390, height: 900 })
    await page.getByRole('button', { name: 'Abrir menu' }).click()
    await page.getByRole('dialog', { name: 'Menu' }).waitFor()
    expect(await runningAnimations(page)).toEqual([])
    await expectAxeInThemes(page)
    await close(page, 'dialog')

    await visit(page, '/cfw/capitulo/abc')
    await page.getByRole('alert').filter({ hasText: 'A Confissão tem 33 capítulos.' }).waitFor()
    await checkEverywhere(page, 'erro-capitulo')

    await visit(page, '/ebooks')
    await page.getByRole('heading', { name: 'Recomendados' }).waitFor()
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)).toBe('auto')
  })
})

/** What a page of the layout is asked, from the widest window to the narrowest. */
function listChecks(path: string): readonly ((page: Page, name: string) => Promise<void>)[] {
  // The whole standards are long and all alike: one of them stands for the six.
  const isReadable = path === '/cmw/texto' || !path.endsWith('texto')
  const zoomed = isReadable ? [expectAt200, expectAt400] : [expectNarrow]
  return ALIKE_PAGES.has(path) ? zoomed : [checkWide, checkPhone, ...zoomed]
}

/** All themes at both widths, and the narrowest and the zoomed windows. */
async function checkEverywhere(page: Page, name: string): Promise<void> {
  await checkWidths(page, name)
  await expectZoomable(page, name)
  await page.setViewportSize({ width: 1440, height: 900 })
}

/** All themes at both widths. */
async function checkWidths(page: Page, name: string): Promise<void> {
  await checkWide(page, name)
  await checkPhone(page, name)
}

const checkWide = (page: Page, name: string) => checkThemes(page, name, 1440)
const checkPhone = (page: Page, name: string) => checkThemes(page, name, 390)

async function checkThemes(page: Page, name: string, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 900 })
  // Nothing that is there in the narrow window only is made once: of what is alike three are looked at there.
  await expectAxeInThemes(page, width > 1000 ? 'all' : 'kinds')
  const picture = name.startsWith('/') ? `pagina${name.split('?')[0]?.replaceAll('/', '-')}` : name
  await saveScreenshot(page, picture)
}

/** Closes what is open over the page. */
async function close(page: Page, role: 'dialog' | 'combobox' | 'menu'): Promise<void> {
  await page.keyboard.press('Escape')
  await page.getByRole(role).waitFor({ state: 'hidden' })
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
