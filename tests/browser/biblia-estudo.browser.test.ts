/** Studying the Bible: the jump box, marking and copying verses, how the text looks, and where the standards cite it. */
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { setupBrowser } from '#tests/support/browser.ts'
import { expectAxeInThemes } from '#tests/support/browser-axe.ts'
import { expectUnderBar } from '#tests/support/browser-places.ts'
import { expectSoon, settleEffects } from '#tests/support/browser-poll.ts'
import { saveScreenshot } from '#tests/support/browser-screenshot.ts'

const { open, url } = setupBrowser()

const JOAO_3 = '/biblia/capitulos/43/3'
const WIDTHS = [1440, 390]

const caixa = (page: Page) => page.getByRole('dialog', { name: 'Ir para' })
const campo = (page: Page) => caixa(page).getByRole('combobox')
const sugestoes = (page: Page) => caixa(page).getByRole('option')
const versiculo = (page: Page, numero: number) =>
  page.getByRole('button', { name: `Versículo ${numero}`, exact: true })
/** The whole verse. In a wide window the note of the margin stands between its words. */
const verso = (page: Page, numero: number) => page.locator(`#v${numero}`)
const address = (page: Page) => page.url().slice(url().length)

it('the jump box opens by its keys and by a tap, says what does not exist, and leads to a verse', async () => {
  const page = await open('/cfw')
  const link = page.getByRole('banner').getByRole('link', { name: 'Bíblia' })
  const filter = page.getByRole('searchbox', { name: 'Filtrar por título' })
  for (const key of ['Control+k', '/']) {
    await link.focus()
    await page.keyboard.press(key)
    await campo(page).and(page.locator(':focus')).waitFor()
    // The key that opened it is no text.
    expect(await campo(page).inputValue()).toBe('')
    await page.keyboard.press('Escape')
    await caixa(page).waitFor({ state: 'detached' })
    await link.and(page.locator(':focus')).waitFor()
  }
  // A slash in a field is what it is, but Ctrl+K opens the box there too.
  await filter.focus()
  await page.keyboard.type('1/2')
  await expectSoon(() => filter.inputValue()).toBe('1/2')
  await settleEffects(page)
  expect(await caixa(page).count()).toBe(0)
  await page.keyboard.press('Control+k')
  await campo(page).and(page.locator(':focus')).fill('Jo 99')
  await caixa(page).getByRole('status').getByText('João tem 21 capítulos.', { exact: true }).waitFor()
  await page.keyboard.press('Enter')
  await saveScreenshot(page, 'salto-erro')
  await expectAxeInThemes(page)
  // By now the key would have led away.
  expect(address(page)).toBe('/cfw')

  // Asked for while it closes, in one task: the browser's event of having closed comes after it.
  await caixa(page).evaluate((element) => {
    element.querySelector<HTMLElement>('[aria-label="Fechar"]')?.click()
    document.dispatchEvent(new KeyboardEvent('keydown', { key: 'k', ctrlKey: true, bubbles: true }))
  })
  await settleEffects(page)
  await settleEffects(page)
  await campo(page).and(page.locator(':focus')).fill('jo')
  await expectSoon(() => sugestoes(page).count()).toBe(9)
  await saveScreenshot(page, 'salto')
  await page.keyboard.press('Escape')
  await caixa(page).waitFor({ state: 'detached' })

  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 900 })
    await page.getByRole('banner').getByRole('button', { name: 'Buscar', exact: true }).click()
    await campo(page).and(page.locator(':focus')).fill('Jo 3.16')
    await sugestoes(page).first().waitFor()
    await saveScreenshot(page, 'salto')
    if (width === 390) await page.keyboard.press('Escape')
    else await sugestoes(page).first().click()
    await caixa(page).waitFor({ state: 'detached' })
  }
  await expectSoon(() => versiculo(page, 16).getAttribute('aria-pressed')).toBe('true')
  expect(await versiculo(page, 17).getAttribute('aria-pressed')).toBe('false')
  await expectSoon(async () => (await versiculo(page, 16).boundingBox())?.y).toBeLessThan(900)
  await page.getByRole('region', { name: 'Versículos marcados' }).getByText('João 3.16').waitFor()
})

it('verses are marked by their numbers, copied with their reference, and look as the reader chose last', async () => {
  const page = await open(JOAO_3)
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'], { origin: url() })
  await page.getByText('Bíblia de prova, gerada para os testes.').first().waitFor()
  const barra = page.getByRole('region', { name: 'Versículos marcados' })
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 })
    await versiculo(page, 16).click()
    await expectSoon(() => address(page)).toBe(`${JOAO_3}?v=16`)
    await versiculo(page, 18).click({ modifiers: ['Shift'] })
    await expectSoon(() => address(page)).toBe(`${JOAO_3}?v=16-18`)
    await versiculo(page, 20).click()
    await expectSoon(() => address(page)).toBe(`${JOAO_3}?v=16-18,20`)
    await barra.getByText('João 3.16–18,20', { exact: true }).waitFor()
    await saveScreenshot(page, 'versiculos-marcados')
    await barra.getByRole('button', { name: 'Copiar' }).click()
    await page.getByRole('status').getByText('Versículos copiados.').waitFor()
    const palavras = (numero: number) => `João 3.${numero}: texto de prova.`
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      `${palavras(16)} ${palavras(17)} ${palavras(18)} […] ${palavras(20)}\n\n` +
        'João 3.16–18,20 (Bíblia de prova) — Minha Biblioteca Westminster',
    )
    await versiculo(page, 17).click()
    await expectSoon(() => address(page)).toBe(`${JOAO_3}?v=16,18,20`)
    await barra.getByRole('button', { name: 'Limpar' }).click()
    await expectSoon(() => address(page)).toBe(JOAO_3)
    await barra.waitFor({ state: 'hidden' })
    await versiculo(page, 16).and(page.locator(':focus')).waitFor()
  }

  const texto = verso(page, 16)
  const readSize = () => texto.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize))
  const sizes = []
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    sizes.push(await readSize())
  }
  const [narrow, wide] = sizes
  await page.getByRole('button', { name: 'Aparência do texto' }).click()
  const painel = page.getByRole('dialog', { name: 'Aparência do texto' })
  await painel.getByRole('radio', { name: 'Muito grande' }).press(' ')
  await painel.getByRole('checkbox', { name: 'Números dos versículos' }).uncheck()
  await versiculo(page, 16).waitFor({ state: 'hidden' })
  await expectSoon(() => readSize()).toBeCloseTo((wide ?? 0) * 1.43, 1)
  await page.setViewportSize({ width: 390, height: 900 })
  await expectSoon(() => readSize()).toBeCloseTo((narrow ?? 0) * 1.43, 1)
  await saveScreenshot(page, 'aparencia')
  await expectAxeInThemes(page)

  await page.reload()
  await texto.waitFor()
  await expectSoon(() => readSize()).toBeCloseTo((narrow ?? 0) * 1.43, 1)
  await expectSoon(() => versiculo(page, 16).isVisible()).toBe(false)
})

describe('where the standards cite a chapter', () => {
  const chamada = (page: Page) => page.getByRole('button', { name: 'Versículo 16: citado nos Padrões' })
  const dialog = (page: Page) => page.getByRole('dialog', { name: 'Citado nos Padrões' })
  const nota = (page: Page) => page.locator('.nota-lateral').filter({ hasText: /^16/ })

  it('stands in the margin of a wide screen, and behind a mark after the verse, with the way to each part', async () => {
    const page = await open(JOAO_3)
    await page.getByText('Citado nos Padrões', { exact: true }).waitFor()
    await expectSoon(() => nota(page).innerText()).toMatch(
      /^16\s*CFW 7\.3, CFW 8\.1, CMW 32, CMW 55, CMW 153$/,
    )
    const coluna = await page
      .getByRole('paragraph')
      .filter({ has: verso(page, 16) })
      .boundingBox()
    const margin = await nota(page).boundingBox()
    expect(margin?.x).toBeGreaterThanOrEqual((coluna?.x ?? 0) + (coluna?.width ?? 0))
    await saveScreenshot(page, 'citado-margem')
    await nota(page).click()
    await dialog(page).getByText('João 3.16', { exact: true }).waitFor()
    await page.keyboard.press('Escape')
    await dialog(page).waitFor({ state: 'hidden' })
    await chamada(page).and(page.locator(':focus')).waitFor()

    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      await expectSoon(() => nota(page).count()).toBe(width < 1024 ? 0 : 1)
      expect(await page.locator('.chamada').evaluateAll(listAlone)).toEqual([])
    }
    await page.setViewportSize({ width: 390, height: 900 })
    await chamada(page).click()
    await dialog(page).getByText('João 3.16', { exact: true }).waitFor()
    await dialog(page).getByText('comumente chamado pacto da graça').waitFor()
    await expectSoon(() => dialog(page).locator('dt').getByRole('link').allInnerTexts()).toEqual([
      'CFW 7.3',
      'CFW 8.1',
      'CMW 32',
      'CMW 55',
      'CMW 153',
    ])
    await saveScreenshot(page, 'citado')
    await page.keyboard.press('Escape')
    await dialog(page).waitFor({ state: 'hidden' })
    await chamada(page).and(page.locator(':focus')).waitFor()

    await chamada(page).press('Enter')
    await dialog(page).waitFor()
    // Asked for again in the task in which Esc closes it: the browser's event of having closed comes after it.
    await dialog(page).evaluate((element) => {
      element.dispatchEvent(new Event('cancel'))
      document.querySelector<HTMLElement>(':focus')?.click()
    })
    await settleEffects(page)
    await settleEffects(page)
    await dialog(page).getByRole('link', { name: 'CFW 7.3', exact: true }).click()
    await page.getByRole('heading', { level: 1, name: 'Do Pacto de Deus com o Homem' }).waitFor()
    await expectSoon(() => address(page)).toBe('/cfw/capitulo/7#s3')
    await expectUnderBar(page.locator('#s3.alvo'))
    // Back is the verse with its dialog, and another way on from it: the very part.
    await page.goBack()
    await dialog(page)
      .getByRole('link', { name: /^Abrir CFW 7\.3 na nota \d+$/ })
      .first()
      .click()
    await expectUnderBar(page.locator('#s3 span.alvo'))
  })
})

/** Marks that a line begins with, away from their word; runs in the page. */
function listAlone(marks: Element[]): string[] {
  return marks
    .filter((mark) => {
      const word = document.createRange()
      word.selectNodeContents(mark.parentElement ?? mark)
      word.setEndBefore(mark)
      const last = [...word.getClientRects()].findLast(({ width }) => width > 0)
      return !last || last.bottom < mark.getBoundingClientRect().top
    })
    .map((mark) => mark.getAttribute('aria-label') ?? '')
}
