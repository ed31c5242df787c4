/** The standards as a reader uses them: turning pages, reading proof texts. */
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { setupBrowser } from '#tests/support/browser.ts'
import { allowPageConsole, expectPageConsole } from '#tests/support/browser-guard.ts'
import { expectSoon } from '#tests/support/browser-poll.ts'

const { open } = setupBrowser()

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
const proximo = (page: Page) => page.getByRole('link', { name: 'Próximo Capítulo' })

/** Paths of the calls to the API that the page makes from now on. */
function recordCalls(page: Page): string[] {
  const calls: string[] = []
  page.on('request', (call) => calls.push(new URL(call.url()).pathname))
  return calls
}

describe('turning pages', () => {
  it('starts every page at its top, with the focus on its title, and goes back to where one was', async () => {
    const page = await open('/cfw/capitulo/8')
    const scrollTop = () => page.evaluate(() => window.scrollY)
    await page.locator('#s8').waitFor()
    await proximo(page).scrollIntoViewIfNeeded()
    await expectSoon(scrollTop).toBeGreaterThan(1_000)
    const left = await scrollTop()
    await proximo(page).click()
    await heading(page, 'Do Livre-Arbítrio').waitFor()
    await expectSoon(scrollTop).toBe(0)
    await expectSoon(() => page.locator('h1:focus').innerText()).toBe('Do Livre-Arbítrio')
    await proximo(page).scrollIntoViewIfNeeded()
    await page.goBack()
    await heading(page, 'De Cristo, o Mediador').waitFor()
    await expectSoon(scrollTop).toBe(left)
    await proximo(page).and(page.locator(':focus')).waitFor()
  })
})

describe('a chapter', () => {
  it('that does not exist is asked for once, also when the answer comes before the code of the page', async () => {
    const page = await open('/')
    await writeParada(page, 99)
    expectNoCapitulo('99')
    const calls = recordCalls(page)
    const answered = page.waitForResponse('**/api/padroes/cfw/paginas/99')
    const held = page.waitForRequest('**/assets/pagina-page-*.js')
    await page.route('**/assets/pagina-page-*.js', async (route) => {
      await answered
      await route.continue()
    })
    await page.getByRole('link', { name: 'Onde você parou' }).click()
    await held
    await page.getByRole('alert').getByText('A Confissão tem 33 capítulos.').waitFor()
    expect(calls.filter((path) => path === '/api/padroes/cfw/paginas/99')).toHaveLength(1)
  })

  it('shows its proof texts in a sheet, at 390 and at 1440 px', async () => {
    const page = await open('/cfw/capitulo/8', { width: 390 })
    const margin = page.getByRole('list', { name: 'Textos-prova' }).first()
    const dialog = page.getByRole('dialog', { name: 'Referências Bíblicas' })
    await page.getByRole('heading', { level: 2, name: 'Seção 1' }).waitFor()
    const gate = Promise.withResolvers<void>()
    await page.route('**/api/referencia/**', async (route) => {
      await gate.promise
      await route.continue()
    })
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      await expectSoon(() => margin.isVisible()).toBe(width >= 1024)
      expect(await countTabStops(page)).toBeLessThanOrEqual(60)
      await page
        .getByRole('button', { name: 'Referências bíblicas, nota 2', exact: true })
        .filter({ visible: true })
        .first()
        .click()
      if (width === 390) await dialog.getByText('Carregando referências...').waitFor()
      gate.resolve()
      await dialog.getByText('Atos 3.22: texto de prova.').waitFor()
      const box = await dialog.boundingBox()
      if (width < 640) expect(box).toMatchObject({ x: 0, width, y: 900 - (box?.height ?? 0) })
      else expect(box).toMatchObject({ x: (width - 672) / 2, width: 672 })
      await dialog.getByRole('button', { name: 'Fechar' }).click()
      await dialog.waitFor({ state: 'hidden' })
    }
  })
})

/** Whatever the page asks about a chapter that does not exist: its text, its harmonies, its notes. */
function expectNoCapitulo(id: string): void {
  expectPageConsole(new RegExp(`^answered 404: .*/${id}(/|$)`))
  allowPageConsole('error: Erro ao buscar notas: ApiError')
}

/** As an older version of the app, or of the texts, may have left it on the device. */
async function writeParada(page: Page, numero: number): Promise<void> {
  const lida_em = new Date().toISOString()
  const parada = { tipo: 'padrao', padrao: 'cfw', numero, secao: null, titulo: 'Um capítulo', lida_em }
  await page.evaluate((parada) => {
    const { email } = JSON.parse(localStorage.getItem('auth-storage') ?? '').state.user
    localStorage.setItem('mbw:paradas', JSON.stringify({ email, paradas: [{ parada, isPendente: true }] }))
  }, parada)
  await page.reload()
}

/** How often the Tab key stops on its way through the page. */
function countTabStops(page: Page): Promise<number> {
  return page
    .locator('a[href], button, input, select, textarea, summary, [tabindex]')
    .evaluateAll(
      (elements) =>
        elements.filter(
          (element) => element instanceof HTMLElement && element.tabIndex >= 0 && element.checkVisibility(),
        ).length,
    )
}
