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

describe('the jump box', () => {
  it.each(['/', '/cfw/capitulo/8', '/biblia', '/harmonias', '/sobre'])(
    'opens on %s with Ctrl+K and /, and gives the focus back on Esc',
    async (path) => {
      const page = await open(path)
      const link = page.getByRole('banner').getByRole('link', { name: 'Bíblia' })
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
    },
  )

  it.each([
    ['Jo 3.16', 'João 3.16', '/biblia/capitulos/43/3?v=16', 'João 3'],
    ['rm8', 'Romanos 8', '/biblia/capitulos/45/8', 'Romanos 8'],
    ['1 Coríntios 13:4-7', '1 Coríntios 13.4–7', '/biblia/capitulos/46/13?v=4-7', '1 Coríntios 13'],
    ['Salmo 23', 'Salmos 23', '/biblia/capitulos/19/23', 'Salmos 23'],
    ['cfw 8', 'CFW 8', '/cfw/capitulo/8', 'De Cristo, o Mediador'],
  ])('opens %s with Enter', async (texto, rotulo, to, titulo) => {
    const page = await open('/')
    await page.keyboard.press('Control+k')
    await campo(page).fill(texto)
    await sugestoes(page).filter({ hasText: rotulo }).first().waitFor()
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { level: 1, name: titulo, exact: true }).waitFor()
    await expectSoon(() => address(page)).toBe(to)
    await caixa(page).waitFor({ state: 'detached' })
  })

  it('marks the verse that was asked for, in sight', async () => {
    const page = await open('/cfw')
    await page.keyboard.press('/')
    await campo(page).fill('Jo 3.16')
    await sugestoes(page).first().waitFor()
    await page.keyboard.press('Enter')
    await expectSoon(() => versiculo(page, 16).getAttribute('aria-pressed')).toBe('true')
    expect(await versiculo(page, 17).getAttribute('aria-pressed')).toBe('false')
    await expectSoon(async () => (await versiculo(page, 16).boundingBox())?.y).toBeLessThan(900)
    await page.getByRole('region', { name: 'Versículos marcados' }).getByText('João 3.16').waitFor()
  })

  it.each([
    ['Jo 99', 'João tem 21 capítulos.'],
    ['Jo 3.99', 'João 3 tem 36 versículos.'],
  ])('says of %s: %s', async (texto, sentence) => {
    const page = await open('/cfw')
    await page.keyboard.press('Control+k')
    await campo(page).fill(texto)
    await caixa(page).getByRole('status').getByText(sentence, { exact: true }).waitFor()
    await page.keyboard.press('Enter')
    await saveScreenshot(page, `salto-erro-${texto.replace(/\W/g, '')}`)
    await expectAxeInThemes(page)
    // By now the key would have led away.
    expect(address(page)).toBe('/cfw')
  })

  it.each(WIDTHS)('offers every reading, chosen by the arrows, at %i px', async (width) => {
    const page = await open('/cfw', { width })
    await page.keyboard.press('Control+k')
    await campo(page).fill('jo')
    // Eight references, and the search for the letters.
    await expectSoon(() => sugestoes(page).count()).toBe(9)
    await page.keyboard.press('ArrowDown')
    const chosen = caixa(page).getByRole('option', { selected: true })
    await expectSoon(() => chosen.innerText()).toMatch(/^Jó/)
    await saveScreenshot(page, 'salto')
    await page.keyboard.press('Enter')
    await page.waitForURL('/biblia/capitulos/18')
  })

  it('is there when it is asked for while it closes', async () => {
    const page = await open('/cfw')
    await page.keyboard.press('Control+k')
    await campo(page).waitFor()
    // In one task: the browser's event of having closed comes after it.
    await caixa(page).evaluate((element) => {
      element.querySelector<HTMLElement>('[aria-label="Fechar"]')?.click()
      document.dispatchEvent(new KeyboardEvent('keydown', { key: 'k', ctrlKey: true, bubbles: true }))
    })
    await settleEffects(page)
    await settleEffects(page)
    await campo(page).and(page.locator(':focus')).fill('Jo 3.16')
    await sugestoes(page).first().waitFor()
  })

  it.each([320, 390])('is one tap away at %i px', async (width) => {
    const page = await open('/cfw', { width })
    await page.getByRole('banner').getByRole('button', { name: 'Buscar', exact: true }).click()
    await campo(page).and(page.locator(':focus')).waitFor()
    await campo(page).fill('Jd 3')
    await sugestoes(page).first().click()
    await page.waitForURL('/biblia/capitulos/65/1?v=3')
  })

  it('leaves a slash in a field what it is, but Ctrl+K opens the box there too', async () => {
    const page = await open('/cfw')
    const filter = page.getByRole('searchbox', { name: 'Filtrar por título' })
    // Its code is there then: it would open at once.
    await page.keyboard.press('/')
    await caixa(page).waitFor()
    await page.keyboard.press('Escape')
    await caixa(page).waitFor({ state: 'detached' })
    await filter.focus()
    await page.keyboard.type('1/2')
    await expectSoon(() => filter.inputValue()).toBe('1/2')
    await settleEffects(page)
    expect(await caixa(page).count()).toBe(0)
    await page.keyboard.press('Control+k')
    await caixa(page).waitFor()
  })
})

describe('verses', () => {
  it.each(WIDTHS)('are marked by their numbers, and copied with their reference, at %i px', async (width) => {
    const page = await open(JOAO_3, { width })
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'], { origin: url() })
    await page.getByText('Bíblia de prova, gerada para os testes.').first().waitFor()
    await versiculo(page, 16).click()
    await expectSoon(() => address(page)).toBe(`${JOAO_3}?v=16`)
    await versiculo(page, 18).click({ modifiers: ['Shift'] })
    await expectSoon(() => address(page)).toBe(`${JOAO_3}?v=16-18`)
    await versiculo(page, 20).click()
    await expectSoon(() => address(page)).toBe(`${JOAO_3}?v=16-18,20`)

    const barra = page.getByRole('region', { name: 'Versículos marcados' })
    await barra.getByText('João 3.16–18,20', { exact: true }).waitFor()
    await saveScreenshot(page, 'versiculos-marcados')
    await barra.getByRole('button', { name: 'Copiar' }).click()
    await page.getByRole('status').getByText('Versículos copiados.').waitFor()
    const texto = (numero: number) => `João 3.${numero}: texto de prova.`
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      `${texto(16)} ${texto(17)} ${texto(18)} […] ${texto(20)}\n\n` +
        'João 3.16–18,20 (Bíblia de prova) — Minha Biblioteca Westminster',
    )

    await versiculo(page, 17).click()
    await expectSoon(() => address(page)).toBe(`${JOAO_3}?v=16,18,20`)
    await barra.getByRole('button', { name: 'Limpar' }).click()
    await expectSoon(() => address(page)).toBe(JOAO_3)
    await barra.waitFor({ state: 'hidden' })
    await versiculo(page, 16).and(page.locator(':focus')).waitFor()
  })

  it.each(WIDTHS)('look as the reader chose last, at %i px', async (width) => {
    const page = await open(JOAO_3, { width })
    const texto = verso(page, 16)
    await texto.waitFor()
    const readSize = () => texto.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize))
    const sizeBefore = await readSize()
    await page.getByRole('button', { name: 'Aparência do texto' }).click()
    const painel = page.getByRole('dialog', { name: 'Aparência do texto' })
    await painel.getByRole('radio', { name: 'Muito grande' }).press(' ')
    await painel.getByRole('checkbox', { name: 'Números dos versículos' }).uncheck()
    await versiculo(page, 16).waitFor({ state: 'hidden' })
    await expectSoon(() => readSize()).toBeCloseTo(sizeBefore * 1.43, 1)
    await saveScreenshot(page, 'aparencia')
    await expectAxeInThemes(page)

    await page.reload()
    await texto.waitFor()
    await expectSoon(() => readSize()).toBeCloseTo(sizeBefore * 1.43, 1)
    await expectSoon(() => versiculo(page, 16).isVisible()).toBe(false)
  })
})

describe('where the standards cite a chapter', () => {
  const chamada = (page: Page) => page.getByRole('button', { name: 'Versículo 16: citado nos Padrões' })
  const dialog = (page: Page) => page.getByRole('dialog', { name: 'Citado nos Padrões' })
  const nota = (page: Page) => page.locator('.nota-lateral').filter({ hasText: /^16/ })

  it('stands in the margin of a wide screen, and opens from there', async () => {
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
  })

  it.each(WIDTHS)('is behind a mark after the verse, with the way to each part, at %i px', async (width) => {
    const page = await open(JOAO_3, { width })
    await chamada(page).waitFor()
    await expectSoon(() => nota(page).count()).toBe(width < 1024 ? 0 : 1)
    expect(await page.locator('.chamada').evaluateAll(listAlone)).toEqual([])
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

describe('the edition', () => {
  it('is named on /sobre with its licence and its credit', async () => {
    const page = await open('/sobre')
    const biblia = page.getByRole('region', { name: 'A Bíblia' })
    await biblia.getByText('Bíblia de prova, gerada para os testes.').waitFor()
    await biblia.getByText(/edição Bíblia de prova, publicada sob a licença Domínio público/).waitFor()
    await saveScreenshot(page, 'sobre')
  })
})
