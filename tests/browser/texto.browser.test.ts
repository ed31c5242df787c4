/** /cfw/texto and its siblings: a whole standard on one page, on the screen and on paper. */
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { setupBrowser } from '#tests/support/browser.ts'
import { expectSoon, settleEffects } from '#tests/support/browser-poll.ts'
import { saveScreenshot } from '#tests/support/browser-screenshot.ts'

const { open } = setupBrowser()

/** Of the window (browser.ts). */
const HEIGHT = 900

interface TextoEsperado {
  readonly index: string
  readonly titulo: string
  readonly total: number
  /** A chapter or question far down, and how its title begins. */
  readonly ancora: string
  readonly capitulo: string
}

const TEXTOS: readonly TextoEsperado[] = [
  {
    index: '/cfw',
    titulo: 'Confissão de Fé de Westminster',
    total: 33,
    ancora: 'capitulo-8',
    capitulo: 'De Cristo, o Mediador',
  },
  {
    index: '/cmw',
    titulo: 'Catecismo Maior de Westminster',
    total: 196,
    ancora: 'pergunta-196',
    capitulo: 'O que nos ensina a conclusão',
  },
  {
    index: '/bcw',
    titulo: 'Breve Catecismo de Westminster',
    total: 107,
    ancora: 'pergunta-107',
    capitulo: 'O que nos ensina a conclusão',
  },
  {
    index: '/fgop',
    titulo: 'Forma de Governo e Ordenação Presbiterianos',
    total: 19,
    ancora: 'capitulo-8',
    capitulo: 'Das Congregações Particulares',
  },
  {
    index: '/dcpu',
    titulo: 'Diretório de Culto Público',
    total: 15,
    ancora: 'capitulo-8',
    capitulo: 'Da Celebração da Comunhão',
  },
  {
    index: '/dcpr',
    titulo: 'Diretório de Culto Privado',
    total: 15,
    ancora: 'capitulo-8',
    capitulo: 'Das Reuniões de Pessoas',
  },
]

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
  it.each(TEXTOS)('$index opens from its index, with a table of contents that leads there', async (texto) => {
    const { index, titulo, total, ancora, capitulo } = texto
    const page = await open(index)
    await page.getByRole('link', { name: 'Texto Completo' }).click()
    await page.waitForURL(`${index}/texto`)
    await page.getByRole('heading', { level: 1, name: titulo, exact: true }).waitFor()
    await expectSoon(() => sumario(page).count()).toBe(total)
    await page.getByRole('button', { name: 'Imprimir' }).waitFor()
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: HEIGHT })
      await sumario(page).filter({ hasText: capitulo }).click()
      await expectSoon(() => new URL(page.url()).hash).toBe(`#${ancora}`)
      await expectLanded(page, ancora)
      await expectSoon(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
      await page.goBack()
      await expectSoon(() => new URL(page.url()).hash).toBe('')
    }
  })

  it.each([1440, 390])('/cfw/texto#capitulo-8 opens at the chapter at %i px', async (width) => {
    const page = await open('/cfw/texto#capitulo-8', { width })
    await expectLanded(page, 'capitulo-8')
    await saveScreenshot(page, 'texto-cfw')
  })

  it('leads from a mark to its citations and back', async () => {
    const page = await open('/cfw/texto#capitulo-8')
    const capitulo = page.locator('#capitulo-8')
    await capitulo.getByRole('link', { name: 'Referências bíblicas, nota 1', exact: true }).click()
    await expectSoon(() => new URL(page.url()).hash).toBe('#capitulo-8-prova-1')
    const voltar = capitulo.getByRole('link', { name: 'Voltar à nota 1 no texto', exact: true })
    await expectSoon(async () => (await voltar.boundingBox())?.y).toBeLessThan(HEIGHT)
    await capitulo.getByText('Is 42.1').first().waitFor()
    await voltar.click()
    await expectSoon(() => new URL(page.url()).hash).toBe('#capitulo-8-marca-1')
  })
})

describe('on paper', () => {
  it('there is the text alone, black on white, also for a reader who uses the dark theme', async () => {
    const page = await open('/cfw/texto')
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
  })

  it.each([
    ['/cfw/capitulo/8', '[1] Is 42.1; Jo 3.16'],
    ['/biblia/capitulos/43/3', /^16 CFW 7\.\d, CFW 8\.\d/],
  ])('%s is its text, with its numbers and what it stands on at the end', async (path, citacao) => {
    const page = await open(path)
    await page.locator('.read button').first().waitFor()
    await page.locator('.nota-lateral, .margin').first().waitFor()
    await settleEffects(page)
    await page.emulateMedia({ media: 'print' })
    await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')))
    await page.getByText(citacao).waitFor()
    const shown = ['banner', 'contentinfo', 'navigation', 'complementary', 'combobox', 'group'] as const
    for (const role of shown) expect(await page.getByRole(role).count(), role).toBe(0)
    const buttons = await page.getByRole('button').allInnerTexts()
    expect(buttons.filter((text) => !/^(\[?\d+\]?|seção \d+)$/i.test(text))).toEqual([])
    expect(buttons.length).toBeGreaterThan(30)
    await expectSoon(() => page.getByText('Pular para o texto').isVisible()).toBe(false)
    await saveScreenshot(page, 'pagina-no-papel')
  })

  it.each(['/dcpr/texto', '/cfw/texto'])('%s has many pages', async (path) => {
    const page = await open(path)
    await sumario(page).first().waitFor()
    const pdf = await page.pdf({ format: 'A4' })
    const pages = pdf.toString('latin1').match(/\/Type\s*\/Page\b/g) ?? []
    expect(pages.length).toBeGreaterThan(5)
  })
})

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
