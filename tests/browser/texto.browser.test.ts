/** /cfw/texto and its siblings: a whole standard on one page, on the screen and on paper. */
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { setupBrowser } from '#tests/support/browser.ts'
import { expectSoon, settleEffects } from '#tests/support/browser-poll.ts'
import { saveScreenshot } from '#tests/support/browser-screenshot.ts'
import { visit } from '#tests/support/browser-visit.ts'

const { open } = setupBrowser()

/** Of the window (browser.ts). */
const HEIGHT = 900

const sumario = (page: Page) => page.getByRole('navigation', { name: 'Sumário' }).getByRole('link')

/** Waits until an anchor stands under the top bar, or as far up as the end of the page lets it. */
async function expectLanded(page: Page, ancora: string): Promise<void> {
  const bar = (await page.getByRole('banner').boundingBox())?.height ?? 0
  const isLanded = async () => {
    const top = (await page.locator(`#${ancora}`).boundingBox())?.y ?? Number.NaN
    const rest = await page.evaluate(() => document.body.scrollHeight - window.scrollY - window.innerHeight)
    return top >= 0 && top < (rest <= 1 ? HEIGHT : bar + 120)
  }
  await expectSoon(isLanded).toBe(true)
}

describe('a whole standard', () => {
  it('opens from its index, with a table of contents that leads to the last of 196 questions', async () => {
    const page = await open('/cmw')
    await page.getByRole('link', { name: 'Texto Completo' }).click()
    await page.waitForURL('/cmw/texto')
    await expectSoon(() => sumario(page).count()).toBe(196)
    await page.getByRole('button', { name: 'Imprimir' }).waitFor()
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: HEIGHT })
      await sumario(page).filter({ hasText: 'O que nos ensina a conclusão' }).click()
      await expectSoon(() => new URL(page.url()).hash).toBe('#pergunta-196')
      await expectLanded(page, 'pergunta-196')
      await expectSoon(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
      await page.goBack()
      await expectSoon(() => new URL(page.url()).hash).toBe('')
    }
  })

  it('opens at the chapter of its address, at 1440 and at 390 px, with the marks, their citations, the way back, and paper', async () => {
    const page = await open('/cfw/texto#capitulo-8')
    await expectLanded(page, 'capitulo-8')
    await page.setViewportSize({ width: 390, height: HEIGHT })
    // The place holds; and the page that is left remembers what stands at its top.
    await expectLanded(page, 'capitulo-8')
    await page.reload()
    await expectLanded(page, 'capitulo-8')
    await saveScreenshot(page, 'texto-cfw')
    await expectSoon(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
    const capitulo = page.locator('#capitulo-8')
    await capitulo.getByRole('link', { name: 'Referências bíblicas, nota 1', exact: true }).click()
    await expectSoon(() => new URL(page.url()).hash).toBe('#capitulo-8-prova-1')
    const voltar = capitulo.getByRole('link', { name: 'Voltar à nota 1 no texto', exact: true })
    await expectSoon(async () => (await voltar.boundingBox())?.y).toBeLessThan(HEIGHT)
    await capitulo.getByText('Is 42.1').first().waitFor()
    await voltar.click()
    await expectSoon(() => new URL(page.url()).hash).toBe('#capitulo-8-marca-1')

    // On paper there is the text alone, black on white, also for a reader who uses the dark theme.
    await page.setViewportSize({ width: 1440, height: HEIGHT })
    await page.emulateMedia({ colorScheme: 'dark' })
    await page.locator('html[data-tema=escuro]').waitFor()
    await sumario(page).first().waitFor()
    await page.emulateMedia({ colorScheme: 'dark', media: 'print' })
    await expectSoon(() => page.getByRole('banner').isVisible()).toBe(false)
    await expectSoon(() => page.getByRole('contentinfo').isVisible()).toBe(false)
    await expectSoon(() => page.getByRole('button', { name: 'Imprimir' }).isVisible()).toBe(false)
    await expectSoon(() => page.locator('#capitulo-1 p').last().isVisible()).toBe(true)
    await expectSoon(() => readColours(page)).toEqual({ ink: 'rgb(0, 0, 0)', paper: 'rgb(255, 255, 255)' })
    await saveScreenshot(page, 'texto-papel')
    await expectManyPages(page)
    await visit(page, '/dcpr/texto')
    await sumario(page).first().waitFor()
    await expectManyPages(page)
  })
})

describe('on paper', () => {
  it('a page is its text, with its numbers and what it stands on at the end; the order of family worship is one sheet', async () => {
    const page = await open('/cfw/capitulo/8')
    await expectTextoNoPapel(page, '[1] Is 42.1; Jo 3.16')
    await backOnScreen(page)
    await visit(page, '/biblia/capitulos/43/3')
    await expectTextoNoPapel(page, /^16 CFW 7\.\d, CFW 8\.\d/)
    await backOnScreen(page)

    // Without the chapters that the page shows.
    await visit(page, '/culto')
    await page.getByRole('button', { name: 'Mostrar a resposta' }).waitFor()
    await page.locator('#oracao .read').waitFor()
    expect(await countPages(page)).toBe(1)
    await putOnPaper(page)
    await page.locator('.culto-papel dd').last().waitFor()
    for (const parte of ['#salmo', '#leitura', '.culto-partes']) {
      expect(await page.locator(parte).isVisible(), parte).toBe(false)
    }
    await saveScreenshot(page, 'culto-no-papel')
  })
})

async function expectTextoNoPapel(page: Page, citacao: string | RegExp): Promise<void> {
  await page.locator('.read button').first().waitFor()
  await page.locator('.nota-lateral, .margin').first().waitFor()
  await settleEffects(page)
  await putOnPaper(page)
  await page.getByText(citacao).waitFor()
  const shown = ['banner', 'contentinfo', 'navigation', 'complementary', 'combobox', 'group'] as const
  for (const role of shown) expect(await page.getByRole(role).count(), role).toBe(0)
  const buttons = await page.getByRole('button').allInnerTexts()
  expect(buttons.filter((text) => !/^(\[?\d+\]?|seção \d+)$/i.test(text))).toEqual([])
  expect(buttons.length).toBeGreaterThan(30)
  await expectSoon(() => page.getByText('Pular para o texto').isVisible()).toBe(false)
  await saveScreenshot(page, 'pagina-no-papel')
}

/** As the browser does before it prints. */
async function putOnPaper(page: Page): Promise<void> {
  await page.emulateMedia({ media: 'print' })
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')))
}

async function backOnScreen(page: Page): Promise<void> {
  await page.emulateMedia({ media: null })
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')))
}

async function expectManyPages(page: Page): Promise<void> {
  expect(await countPages(page)).toBeGreaterThan(5)
}

async function countPages(page: Page): Promise<number> {
  const pdf = await page.pdf({ format: 'A4' })
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0
}

/** Colour of the text, and of the first ground behind it that is not transparent. */
function readColours(page: Page): Promise<{ ink: string; paper: string }> {
  return page
    .locator('#capitulo-1 .read p')
    .first()
    .evaluate((paragraph) => {
      const styles: CSSStyleDeclaration[] = []
      for (let at: Element | null = paragraph; at; at = at.parentElement) styles.push(getComputedStyle(at))
      const grounds = styles.map(({ backgroundColor }) => backgroundColor)
      const ink = styles[0]?.color ?? ''
      return { ink, paper: grounds.find((ground) => ground !== 'rgba(0, 0, 0, 0)') ?? 'rgb(255, 255, 255)' }
    })
}
