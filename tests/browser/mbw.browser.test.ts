/** The public marketing page: as it comes from the server, and as a visitor works it. */
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { setupBrowser } from '#tests/support/browser.ts'
import { expectAxeInThemes } from '#tests/support/browser-axe.ts'
import { openWithoutScripts, readTrilho, seta, trilho } from '#tests/support/browser-mbw.ts'
import { expectSoon } from '#tests/support/browser-poll.ts'
import { saveScreenshot } from '#tests/support/browser-screenshot.ts'
import { expectZoomable } from '#tests/support/browser-zoom.ts'

const CONTATO = 'casa@editora.exemplo'
const SOCIAL = 'https://social.exemplo/editora'

const { openAsVisitor, url } = setupBrowser({
  settings: { MBW_QUANTIDADE_LIVROS: '120', MBW_REDE_SOCIAL: SOCIAL, MBW_CONTATO_EMAIL: CONTATO },
})

describe('without scripts', () => {
  it('says everything: titles, points, prices, questions, ways on', async () => {
    const page = await openWithoutScripts(await openAsVisitor('/login'), url(), '/mbw')
    await page.getByRole('heading', { level: 1, name: 'A herança reformada, aberta sobre a mesa.' }).waitFor()
    expect(await trilho(page).getByRole('link').count()).toBe(10)
    const pontos = page.getByRole('region', { name: 'O que nós temos?' }).getByRole('listitem')
    expect(await pontos.count()).toBe(5)
    await pontos.getByRole('heading', { name: 'Mais de 120 livros' }).waitFor()
    const anual = page.getByRole('article', { name: 'Promocional Anual' })
    const mensal = page.getByRole('article', { name: 'Mensal Recorrente' })
    expect(await anual.innerText()).toMatch(/R\$\s24,97\spor mês/)
    expect(await anual.innerText()).toMatch(/Total de R\$\s299,94, em até 12 parcelas no cartão\./)
    expect(await mensal.innerText()).toMatch(/R\$\s32,84\spor mês/)
    expect(await mensal.innerText()).toContain('Renovação automática a cada mês.')
    expect(await mensal.getByRole('link').getAttribute('href')).toBe('/login?modo=cadastro&plano=mensal')
    await page.getByText('Posso trocar de plano depois?').click()
    await page.getByText('A troca vale a partir da próxima cobrança').waitFor()
    expect(await page.locator('[style]').count()).toBe(0)
  })
})

describe('the page in the browser', () => {
  it('describes itself, asks the API for nothing, opens one question at a time and leads on', async () => {
    const page = await openAsVisitor('/login')
    const calls: string[] = []
    page.on('request', (call) => calls.push(new URL(call.url()).pathname))
    await page.goto('/mbw')
    await expectSoon(() => seta(page, 'Próximo').getAttribute('aria-disabled')).toBe('false')
    expect(calls.filter((path) => path.startsWith('/api'))).toEqual([])

    const json = await page.locator('script[type="application/ld+json"]').textContent()
    const graph: { '@type': string }[] = JSON.parse(json ?? '')['@graph']
    expect(new Set(graph.map((item) => item['@type']))).toEqual(new Set(['Organization', 'FAQPage', 'Book']))
    expect(await page.locator('link[rel=canonical]').getAttribute('href')).toMatch(/^http:\/\/.+\/mbw$/)
    expect(await page.locator('meta[name=description]').getAttribute('content')).toContain(
      'mais de 120 livros',
    )
    for (const path of ['/mbw-og.png', '/robots.txt', '/sitemap.xml']) {
      expect((await fetch(`${url()}${path}`)).status).toBe(200)
    }

    const open = () => page.locator('details[open] summary').allInnerTexts()
    expect(await open()).toEqual(['Posso cancelar a assinatura quando quiser?'])
    await page.getByText('Em que aparelhos posso ler?').click()
    await expectSoon(open).toEqual(['Em que aparelhos posso ler?'])
    await page.locator('summary').last().focus()
    await page.keyboard.press('Enter')
    await expectSoon(open).toEqual(['Minhas notas ficam guardadas?'])

    for (const nome of ['Assinar', 'Detalhes']) {
      expect(await page.getByRole('link', { name: nome, exact: true }).getAttribute('href')).toBe('#planos')
    }
    await page.getByRole('link', { name: 'Assine Agora', exact: true }).click()
    await expectSoon(() => page.getByRole('heading', { name: 'Planos', exact: true }).isVisible()).toBe(true)
    await expectSoon(() => new URL(page.url()).hash).toBe('#planos')
    const logo = page.getByRole('link', { name: /^Página social/ })
    expect(await logo.getAttribute('href')).toBe(SOCIAL)
    expect(await logo.getAttribute('target')).toBe('_blank')
    expect(await logo.getAttribute('rel')).toBe('noopener')
    await page.getByRole('link', { name: 'Login' }).click()
    await page.waitForURL('/login')

    // It is the same inside the app, and one step away from the policy of privacy.
    await page.getByRole('link', { name: 'Minha Biblioteca Westminster' }).click()
    await page.getByRole('heading', { level: 1, name: 'A herança reformada' }).waitFor()
    await expectSoon(() => trilho(page).getByRole('link').count()).toBe(10)
    await expectSoon(() => page.title()).toBe('Assine · Minha Biblioteca Westminster')
    await page.getByRole('contentinfo').getByRole('link', { name: 'Política de privacidade' }).click()
    await page.getByRole('heading', { level: 1, name: 'Política de privacidade' }).waitFor()
    await page.getByRole('link', { name: CONTATO }).waitFor()
  })
})

describe('the carousel', () => {
  it('scrolls one visible width with its arrows, which end at the ends, and follows the Tab key', async () => {
    const page = await openAsVisitor('/mbw')
    await expectArrows(page)
    await seta(page, 'Próximo').focus()
    for (let tile = 0; tile < 10; tile += 1) await page.keyboard.press('Tab')
    const last = trilho(page).getByRole('link').last()
    await expectSoon(() => last.evaluate((link) => link === document.activeElement)).toBe(true)
    await expectSoon(async () => {
      const box = await last.boundingBox()
      return box !== null && box.x >= 0 && box.x + box.width <= 1440
    }).toBe(true)

    await page.setViewportSize({ width: 390, height: 900 })
    await trilho(page).evaluate((list) => list.scrollTo({ left: 0, behavior: 'instant' }))
    await expectArrows(page)
  })
})

describe('everyone', () => {
  it('can use it, in every theme, at 1440, 390 and 320 px, and zoomed', async () => {
    const page = await openAsVisitor('/mbw')
    await expectSoon(() => page.locator('h1').count()).toBe(1)
    await expectSoon(() => page.title()).toMatch(/Minha Biblioteca Westminster$/)
    for (const width of [1440, 390, 320]) {
      await page.setViewportSize({ width, height: 900 })
      await expectSoon(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
      await expectAxeInThemes(page)
      await saveScreenshot(page, 'mbw')
    }
    await expectZoomable(page, '/mbw')
  })
})

/** From the beginning of the row to its end, and a step back. */
async function expectArrows(page: Page): Promise<void> {
  const isDisabled = async (nome: 'Anterior' | 'Próximo') =>
    (await seta(page, nome).getAttribute('aria-disabled')) === 'true'
  await expectSoon(() => isDisabled('Próximo')).toBe(false)
  await expectSoon(() => isDisabled('Anterior')).toBe(true)
  const { width: visible, max } = await readTrilho(page)
  await seta(page, 'Próximo').click()
  // It comes to rest at the beginning of a tile.
  await expectSoon(async () => Math.abs((await readTrilho(page)).left - Math.min(visible, max))).toBeLessThan(
    200,
  )
  const first = (await readTrilho(page)).left
  await expectSoon(() => isDisabled('Anterior')).toBe(false)
  for (let left = first; left < max - 2; left = await expectMoved(page, left)) {
    await seta(page, 'Próximo').press('Enter')
  }
  await expectSoon(() => isDisabled('Próximo')).toBe(true)
  await seta(page, 'Anterior').press('Space')
  await expectSoon(async () => (await readTrilho(page)).left).toBeLessThan(max)
  await expectSoon(() => isDisabled('Próximo')).toBe(false)
}

async function expectMoved(page: Page, from: number): Promise<number> {
  await expectSoon(async () => (await readTrilho(page)).left).not.toBe(from)
  return (await readTrilho(page)).left
}
