/** The standards as a reader uses them: finding a chapter, turning pages, reading proof texts. */
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { setupBrowser } from '#tests/support/browser.ts'
import { allowPageConsole, expectPageConsole } from '#tests/support/browser-guard.ts'
import { expectSoon, settleEffects } from '#tests/support/browser-poll.ts'
import { saveScreenshot } from '#tests/support/browser-screenshot.ts'

const { open } = setupBrowser()

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
const anterior = (page: Page) => page.getByRole('link', { name: 'Capítulo Anterior' })
const proximo = (page: Page) => page.getByRole('link', { name: 'Próximo Capítulo' })

/** Paths of the calls to the API that the page makes from now on. */
function recordCalls(page: Page): string[] {
  const calls: string[] = []
  page.on('request', (call) => calls.push(new URL(call.url()).pathname))
  return calls
}

describe('the index', () => {
  it('filters by words without accents and case, and by number, and says how many are left', async () => {
    const page = await open('/cfw')
    const filter = page.getByRole('searchbox', { name: 'Filtrar por título' })
    const rows = page.getByRole('link', { name: 'Ver Seções' })
    const total = page.getByRole('main').getByRole('status')
    await rows.first().waitFor()
    await expectSoon(() => rows.count()).toBe(33)
    await expectSoon(() => total.innerText()).toBe('33 capítulos')

    await filter.fill('JUSTIFICACAO')
    await expectSoon(() => rows.allInnerTexts()).toEqual([
      expect.stringMatching(/^11\s+Da Justificação\s+Ver Seções/),
    ])
    await expectSoon(() => total.innerText()).toBe('1 capítulo')
    await filter.fill('2')
    await expectSoon(() => total.innerText()).toBe('11 capítulos')
    await filter.fill('21')
    await expectSoon(() => rows.allInnerTexts()).toEqual([expect.stringMatching(/^21\s/)])
    await filter.fill('presbitério')
    const empty = page.getByText('Nenhum resultado encontrado.')
    await expectSoon(() => rows.count()).toBe(0)
    await expectSoon(() => empty.filter({ visible: true }).last().boundingBox()).not.toBeNull()
    await saveScreenshot(page, 'cfw-vazio')
    await filter.fill('')
    await expectSoon(() => rows.count()).toBe(33)
  })

  it.each([
    [
      'the pointer comes over it',
      (page: Page) => page.getByRole('link', { name: 'Da Justificação' }).hover(),
    ],
    ['the keyboard reaches it', (page: Page) => page.getByRole('link', { name: 'Da Justificação' }).focus()],
  ])('fetches a chapter when %s, and only once', async (_, approach) => {
    const page = await open('/cfw')
    await page.getByRole('link', { name: 'Da Justificação' }).waitFor()
    const calls = recordCalls(page)
    const answered = page.waitForResponse('**/api/padroes/cfw/paginas/11')
    await approach(page)
    await answered
    await page.getByRole('link', { name: 'Da Justificação' }).click()
    await heading(page, 'Da Justificação').waitFor()
    await page.getByRole('heading', { level: 2, name: 'Seção 1' }).waitFor()
    expect(calls.filter((path) => /\/paginas\/\d+$/.test(path))).toEqual(['/api/padroes/cfw/paginas/11'])
  })
})

describe('turning pages', () => {
  it('has no page before the first and none after the last, for the keys neither', async () => {
    const page = await open('/cfw/capitulo/1')
    await heading(page, 'Da Escritura Sagrada').waitFor()
    await proximo(page).waitFor()
    expect(await anterior(page).count()).toBe(0)
    await settleEffects(page)
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('ArrowRight')
    await page.waitForURL('/cfw/capitulo/2')

    await page.goto('/cfw/capitulo/33')
    await heading(page, 'Do Juízo Final').waitFor()
    await anterior(page).waitFor()
    expect(await proximo(page).count()).toBe(0)
    await settleEffects(page)
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowLeft')
    await page.waitForURL('/cfw/capitulo/32')
    await page.getByRole('navigation', { name: 'Capítulos' }).getByRole('link', { name: 'CFW' }).click()
    await heading(page, 'Confissão de Fé de Westminster').waitFor()
  })

  it('goes by the keys ← and →, but not under a dialog', async () => {
    const page = await open('/cfw/capitulo/8')
    await heading(page, 'De Cristo, o Mediador').waitFor()
    await settleEffects(page)
    await page.keyboard.press('ArrowRight')
    await heading(page, 'Do Livre-Arbítrio').waitFor()
    await settleEffects(page)
    await page.keyboard.press('ArrowLeft')
    await heading(page, 'De Cristo, o Mediador').waitFor()
    await page.getByRole('button', { name: 'Referências bíblicas, nota 1', exact: true }).first().click()
    await page.getByRole('dialog').getByText('Isaías 42.1: texto de prova.').waitFor()
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await page.keyboard.press('ArrowLeft')
    await page.waitForURL('/cfw/capitulo/7')
  })

  it('starts every page at its top, with the focus on its title, and goes back to where one was', async () => {
    const page = await open('/cfw/capitulo/8')
    const scrollTop = () => page.evaluate(() => window.scrollY)
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
  it.each(['99', '0', 'abc', '8a'])('%s does not exist, and says where the others are', async (id) => {
    const page = await open('/')
    const calls = recordCalls(page)
    const isNumber = /^\d+$/.test(id)
    if (isNumber) expectNoCapitulo(id)
    await page.goto(`/cfw/capitulo/${id}`)
    await page.getByRole('alert').getByText('A Confissão tem 33 capítulos.').waitFor()
    expect(calls.some((path) => /\/paginas\/\d+$/.test(path))).toBe(isNumber)
    await page.getByRole('link', { name: 'Ver todos os capítulos' }).click()
    await heading(page, 'Confissão de Fé de Westminster').waitFor()
  })

  it('that does not exist is asked for once, also when the answer comes before the code of the page', async () => {
    const page = await open('/')
    await writeParada(page, 99)
    expectNoCapitulo('99')
    const calls = recordCalls(page)
    const answered = page.waitForResponse('**/api/padroes/cfw/paginas/99')
    await page.route('**/assets/*.js', async (route) => {
      await answered
      await route.continue()
    })
    await page.getByRole('link', { name: 'Onde você parou' }).click()
    await page.getByRole('alert').getByText('A Confissão tem 33 capítulos.').waitFor()
    expect(calls.filter((path) => path === '/api/padroes/cfw/paginas/99')).toHaveLength(1)
  })

  it.each([390, 1440])('shows its proof texts in a sheet at %i px', async (width) => {
    const page = await open('/cfw/capitulo/8', { width })
    const margin = page.getByRole('list', { name: 'Textos-prova' }).first()
    await page.getByRole('heading', { level: 2, name: 'Seção 1' }).waitFor()
    expect(await margin.isVisible()).toBe(width >= 1024)
    expect(await countTabStops(page)).toBeLessThanOrEqual(60)

    const gate = Promise.withResolvers<void>()
    await page.route('**/api/referencia/**', async (route) => {
      await gate.promise
      await route.continue()
    })
    await page.getByRole('button', { name: 'Referências bíblicas, nota 2', exact: true }).first().click()
    const dialog = page.getByRole('dialog', { name: 'Referências Bíblicas' })
    await dialog.getByText('Carregando referências...').waitFor()
    gate.resolve()
    await dialog.getByText('Atos 3.22: texto de prova.').waitFor()
    const box = await dialog.boundingBox()
    if (width < 640) expect(box).toMatchObject({ x: 0, width, y: 900 - (box?.height ?? 0) })
    else expect(box).toMatchObject({ x: (width - 672) / 2, width: 672 })

    await dialog.getByRole('button', { name: 'Fechar' }).click()
    await dialog.waitFor({ state: 'hidden' })
  })

  it('is where the reader stopped, on the home page', async () => {
    const page = await open('/')
    const resume = page.getByRole('link', { name: 'Onde você parou' })
    await page.getByRole('link', { name: 'Acessar' }).first().waitFor()
    expect(await resume.count()).toBe(0)
    await page.goto('/cfw/capitulo/20')
    await page.getByRole('heading', { level: 2, name: 'Seção 1' }).waitFor()
    await page.getByRole('link', { name: 'Minha Biblioteca Westminster' }).click()
    await resume.getByText('Da Liberdade Cristã').waitFor()
    await resume.getByText('CFW 20 · Confissão de Fé').waitFor()
    await resume.click()
    await page.waitForURL('/cfw/capitulo/20')
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
